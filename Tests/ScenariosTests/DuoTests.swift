import Scenarios
import Testing

struct DuoTests {
  private static let families = ["iPhone Duo (design resource)", "iPhone Duo (simulator)"]

  @Test(
    arguments: families,
    [
      ("closed, portrait", "full screen", 382.0),
      ("closed, landscape left", "full screen", 594),
      ("closed, landscape right", "full screen", 594),
      ("open, landscape", "full screen", 867),
      ("open, landscape", "left half", 391.5),
      ("open, landscape", "right half", 391.5),
      ("open, portrait", "full screen", 669),
      ("book", "full screen", 867),
      ("book", "left half", 391.5),
      ("book", "right half", 391.5),
      ("tabletop", "full screen", 669),
    ])
  func `the safe width is as published`(family: String, at: (String, String, Double)) throws {
    let place = try #require(published(of: family, at.0, at.1))
    let insets = place.safeAreaInsets
    #expect(place.window.width - insets.left - insets.right == at.2)
  }

  @Test(arguments: families)
  func `every place is published`(family: String) throws {
    let model = try #require(DeviceModel.named(family))
    #expect(model.poses.map(\.places.count) == [1, 1, 1, 4, 2, 4, 2])
  }

  @Test(arguments: families, ["open, landscape", "book"])
  func `the two halves have their bars on their outer edges`(family: String, pose: String) throws {
    let left = try #require(published(of: family, pose, "left half"))
    let right = try #require(published(of: family, pose, "right half"))
    #expect(left.safeAreaInsets.left == 84)
    #expect(left.safeAreaInsets.right == 0)
    #expect(right.safeAreaInsets.left == 0)
    #expect(right.safeAreaInsets.right == 84)
    #expect(left.window.size == right.window.size)
    #expect(left.window.maxX == right.window.minX)
  }

  @Test(arguments: [
    ("iPhone Duo (design resource)", 0.0, 84.0, 95.0), ("iPhone Duo (simulator)", 34, 82, 34),
  ])
  func `the two sources differ above and below`(
    family: String, homeIndicator: Double, portraitTop: Double, portraitBottom: Double
  ) throws {
    let closed = try #require(published(of: family, "closed, portrait", "full screen"))
    let landscape = try #require(published(of: family, "open, landscape", "full screen"))
    let portrait = try #require(published(of: family, "open, portrait", "full screen"))
    #expect(closed.safeAreaInsets.bottom == homeIndicator)
    #expect(landscape.safeAreaInsets.bottom == homeIndicator)
    #expect(portrait.safeAreaInsets.top == portraitTop)
    #expect(portrait.safeAreaInsets.bottom == portraitBottom)
  }

  @Test func `the fold is a reserved region only while the device is bent`() throws {
    var bent = 0
    for pose in DeviceModel.duos.flatMap(\.poses) {
      let folds = pose.display.reservedRegions.filter { $0.kind == .division }
      #expect(folds.count == (pose.fold == .partiallyOpen ? 1 : 0))
      bent += folds.count
    }
    #expect(bent == 14)
  }

  @Test func `the fold is 40 points wide around 475 and a half`() throws {
    let model = try #require(DeviceModel.duos.first)
    let book = try #require(model.poses.first { $0.name == "book" }?.display)
    let tabletop = try #require(model.poses.first { $0.name == "tabletop" }?.display)
    #expect(
      book.reservedRegions.last?.frame == Rect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(
      tabletop.reservedRegions.last?.frame == Rect(x: 0, y: 455.5, width: 669, height: 40))
  }

  @Test func `a third of the panel is another inner display, with two widths of halves`() throws {
    let name = "iPhone Duo (panel over three)"
    let full = try #require(published(of: name, "open, landscape", "full screen"))
    let half = try #require(published(of: name, "open, landscape", "right half"))
    let narrow = try #require(
      published(of: name, "open, landscape", "right half, beside a gap"))
    let portrait = try #require(published(of: name, "open, portrait", "full screen"))
    #expect(full.window == Rect(x: 0, y: 0, width: 890, height: 626))
    #expect(half.window == Rect(x: 445, y: 0, width: 445, height: 626))
    #expect(narrow.window == Rect(x: 453, y: 0, width: 437, height: 626))
    #expect(portrait.window == Rect(x: 0, y: 0, width: 626, height: 890))
  }

  @Test(
    arguments: families + ["iPhone Duo (panel over three)"],
    ["open, landscape", "open, portrait", "book", "tabletop"])
  func `a pinned picture takes height and no width`(family: String, pose: String) throws {
    let full = try #require(published(of: family, pose, "full screen"))
    let below = try #require(published(of: family, pose, "below a pinned picture"))
    #expect(below.window.width == full.window.width)
    #expect(below.window.height < full.window.height)
    #expect(below.window.maxY == full.window.maxY)
    #expect(below.safeAreaInsets.right == full.safeAreaInsets.right)
    #expect(below.safeAreaInsets.bottom == full.safeAreaInsets.bottom)
    #expect(below.safeAreaInsets.top == 0)
  }

  @Test(
    arguments: ["design resource", "simulator"],
    [
      ("closed, portrait", 382.0), ("closed, landscape left", 594), ("open, landscape", 867),
      ("book", 867),
    ])
  func `an app built for iOS 27 ends where the strip begins`(
    source: String, at: (pose: String, width: Double)
  ) throws {
    let place = try #require(
      published(of: "iPhone Duo (\(source), iOS 27 build)", at.pose, "beside the strip"))
    #expect(place.window.width == at.width)
    #expect(place.safeAreaInsets.left == 0)
    #expect(place.safeAreaInsets.right == 0)
  }

  @Test(arguments: ["design resource", "simulator"])
  func `an older app is letterboxed within what one built for iOS 27 has`(source: String) throws {
    let older = try #require(DeviceModel.named("iPhone Duo (\(source), older build)"))
    let newer = try #require(DeviceModel.named("iPhone Duo (\(source), iOS 27 build)"))
    #expect(older.poses.count == 7)
    for (pose, newerPose) in zip(older.poses, newer.poses) {
      let window = try #require(pose.places.first).window
      #expect(newerPose.places.first?.window.contains(window) == true)
      #expect(newerPose.places.first?.window != window)
      #expect(
        abs(max(window.width, window.height) / min(window.width, window.height) - 16 / 9) < 0.01)
    }
  }

  private func published(of model: String, _ pose: String, _ place: String) -> Place? {
    DeviceModel.named(model)?.poses.first { $0.name == pose }?.places
      .first { $0.name == place }
  }
}
