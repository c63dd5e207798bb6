import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-BAN-001.
struct BannerIsNoWiderThanTheSafeAreaTests {
  private let clause: ClauseUnderTest
  /// A window of 320 points on a display of 640, and a safe area of 300: 4 and 16 points are not.
  private let narrow = Situation.miniature(
    insets: EdgeInsets(top: 0, left: 4, bottom: 0, right: 16),
    display: Size(width: 640, height: 800))
  /// A safe area of 319.5 points.
  private let fraction = Situation.miniature(
    insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0.5))

  init() throws {
    clause = try ClauseUnderTest("001-BAN-001")
  }

  private static func tooWide(_ limit: Double) -> Verdict {
    .fail("tooWide", expected: .widthAtMost(limit))
  }

  @Test(arguments: [300, 299.5, 0, -1])
  func `accepts a banner as wide as the safe area, or narrower`(points: Double) {
    #expect(clause.verdict(width: .points(points), in: narrow) == .pass)
  }

  @Test(arguments: [
    ("half a point too wide", 300.5), ("without the right inset", 316.0),
    ("twice the left inset", 312), ("as wide as the window", 320), ("as wide as the display", 640),
  ])
  func `rejects a banner wider than the safe area`(_ what: String, points: Double) {
    #expect(clause.verdict(width: .points(points), in: narrow) == Self.tooWide(300))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `rejects a width that is no finite number`(points: Double) {
    let broken = Verdict.fail("notFinite", expected: .widthAtMost(300))
    #expect(clause.verdict(width: .points(points), in: narrow) == broken)
  }

  @Test func `measures the view, not its window`() {
    let column = Situation.miniature(view: Rect(x: 20, y: 0, width: 100, height: 400))
    #expect(clause.verdict(width: .points(100), in: column) == .pass)
    #expect(clause.verdict(width: .points(100.5), in: column) == Self.tooWide(100))
  }

  @Test func `allows no width before the first layout`() {
    let early = Situation.miniature(view: .zero)
    #expect(clause.verdict(width: .points(0), in: early) == .pass)
    #expect(clause.verdict(width: .points(0.5), in: early) == Self.tooWide(0))
  }

  @Test func `says nothing about a banner that is not requested`() {
    #expect(clause.verdict(width: .wait, in: narrow) == nil)
  }

  @Test func `takes a fraction of a point for what it is`() {
    #expect(clause.verdict(width: .points(319.5), in: fraction) == .pass)
    #expect(clause.verdict(width: .points(319), in: fraction) == .pass)
    #expect(clause.verdict(width: .points(320), in: fraction) == Self.tooWide(319.5))
  }

  @Test func `lets a fraction be rounded up only where that rejected reading is pinned`() throws {
    let judge = try Judge(pinning: "001-Q-008", to: "roundedUp")
    let clause = try ClauseUnderTest("001-BAN-001", judge)
    #expect(clause.verdict(width: .points(320), in: fraction) == .pass)
    #expect(clause.verdict(width: .points(320.5), in: fraction) == Self.tooWide(320))
    #expect(clause.verdict(width: .points(300.5), in: narrow) == Self.tooWide(300))
  }

  @Test func `measures the window only where that rejected reading is pinned`() throws {
    let clause = try ClauseUnderTest("001-BAN-001", Judge(pinning: "001-Q-012", to: "window"))
    #expect(clause.verdict(width: .points(320), in: narrow) == .pass)
    #expect(clause.verdict(width: .points(320.5), in: narrow) == Self.tooWide(320))
    let outside = Situation.miniature(host: nil, view: Rect(x: 0, y: 0, width: 80, height: 9))
    #expect(clause.verdict(width: .points(80.5), in: outside) == Self.tooWide(80))
  }
}
