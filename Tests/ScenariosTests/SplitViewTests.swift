import Scenarios
import Testing

struct SplitViewTests {
  @Test(arguments: [
    ("iPad 9.7-inch", "portrait", ["wide pane": 438.0, "narrow pane": 320]),
    (
      "iPad 9.7-inch", "landscape",
      ["wide pane": 694, "narrow pane": 320, "left half": 507, "right half": 507]
    ),
    ("iPad mini 6", "portrait", ["wide pane": 359, "narrow pane": 375]),
    (
      "iPad mini 6", "landscape",
      ["wide pane": 748, "narrow pane": 375, "left half": 561.5, "right half": 561.5]
    ),
  ])
  func `panes are as wide as measured`(model: String, pose: String, widths: [String: Double])
    throws
  {
    let places = try #require(published(of: model, pose))
    #expect(places.count == widths.count + 1)
    for place in places.dropFirst() {
      #expect(place.window.width == widths[place.name], "\(place.name)")
    }
  }

  @Test(arguments: ["iPad 9.7-inch", "iPad mini 6"], ["portrait", "landscape"])
  func `two panes and the divider fill the display`(model: String, pose: String) throws {
    let places = try #require(published(of: model, pose))
    let display = try #require(places.first).window
    let panes = Array(places.dropFirst())
    #expect(panes.count == (pose == "portrait" ? 2 : 4))
    for left in stride(from: 0, to: panes.count, by: 2) {
      #expect(panes[left].window.minX == 0)
      #expect(panes[left + 1].window.minX - panes[left].window.maxX == 10)
      #expect(panes[left + 1].window.maxX == display.maxX)
      #expect(panes[left].window.height == display.height)
      #expect(panes[left + 1].window.height == display.height)
    }
  }

  private func published(of model: String, _ pose: String) -> [Place]? {
    DeviceModel.named(model)?.poses.first { $0.name == pose }?.places
  }
}
