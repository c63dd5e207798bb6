import Scenarios
import Testing

struct SplitViewTests {
  /// The widths of the panes from left to right, in the order the sources list them.
  static let published: [(model: String, pose: String, widths: [Double])] = [
    ("iPad 9.7-inch", "landscape", [694, 320, 507, 507]),
    ("iPad 9.7-inch", "portrait", [438, 320]),
    ("iPad Pro 10.5-inch", "landscape", [782, 320, 551, 551]),
    ("iPad Pro 10.5-inch", "portrait", [504, 320]),
    ("iPad Pro 12.9-inch", "landscape", [981, 375, 678, 678]),
    ("iPad Pro 12.9-inch", "portrait", [639, 375]),
    ("iPad Pro 11-inch", "landscape", [809, 375, 592, 592]),
    ("iPad Pro 11-inch", "portrait", [449, 375]),
    ("iPad 10", "landscape", [795, 375, 585, 585]),
    ("iPad 10", "portrait", [435, 375]),
    ("iPad mini 6", "landscape", [748, 375, 561.5, 561.5, 561, 562]),
    ("iPad mini 6", "portrait", [359, 375]),
  ]

  @Test(arguments: published)
  func `panes are as wide as published`(row: (model: String, pose: String, widths: [Double]))
    throws
  {
    let places = try #require(listed(of: row.model, row.pose))
    let panes = places.dropFirst().dropLast()
    #expect(panes.map(\.window.width) == row.widths)
  }

  @Test(arguments: published)
  func `two panes and the divider fill the display`(
    row: (model: String, pose: String, widths: [Double])
  ) throws {
    let places = try #require(listed(of: row.model, row.pose))
    let display = try #require(places.first).window
    let panes = Array(places.dropFirst().dropLast())
    #expect(panes.count == row.widths.count)
    for left in stride(from: 0, to: panes.count, by: 2) {
      #expect(panes[left].window.minX == 0)
      #expect(panes[left + 1].window.minX - panes[left].window.maxX == 10)
      #expect(panes[left + 1].window.maxX == display.maxX)
      #expect(panes[left].window.height == display.height)
      #expect(panes[left + 1].window.height == display.height)
    }
  }

  @Test(arguments: published)
  func `Slide Over is as wide as the narrow pane`(
    row: (model: String, pose: String, widths: [Double])
  ) throws {
    let slideOver = try #require(listed(of: row.model, row.pose)?.last)
    #expect(slideOver.name == "Slide Over, left")
    #expect(slideOver.window.minX == 0)
    #expect(slideOver.window.width == row.widths[1])
  }

  @Test func `every tablet is published`() {
    let models = Set(Self.published.map(\.model))
    #expect(models == Set(DeviceModel.pads.map(\.name)))
  }

  private func listed(of model: String, _ pose: String) -> [Place]? {
    DeviceModel.named(model)?.poses.first { $0.name == pose }?.places
  }
}
