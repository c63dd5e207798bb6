import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-BAN-002.
struct BannerIsNoNarrowerThanTheSafeAreaTests {
  private let clause: ClauseUnderTest
  /// A safe area of 236 points, off the middle: a bar of 84 points keeps to the left.
  private let bar = Situation.miniature(insets: EdgeInsets(top: 0, left: 84, bottom: 0, right: 0))
  /// A safe area of 319.5 points.
  private let fraction = Situation.miniature(
    insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0.5))

  init() throws {
    clause = try ClauseUnderTest("001-BAN-002")
  }

  private static func tooNarrow(_ limit: Double) -> Verdict {
    .fail("tooNarrow", expected: .widthAtLeast(limit))
  }

  @Test(arguments: [236, 236.5, 320])
  func `accepts a banner as wide as the safe area, or wider`(points: Double) {
    #expect(clause.verdict(width: .points(points), in: bar) == .pass)
  }

  @Test(arguments: [
    ("half a point too narrow", 235.5), ("a whole point too narrow", 235),
    ("twice the left inset", 152.0), ("none", 0), ("less than none", -1),
  ])
  func `rejects a banner narrower than the safe area`(_ what: String, points: Double) {
    #expect(clause.verdict(width: .points(points), in: bar) == Self.tooNarrow(236))
  }

  @Test(arguments: [WidthChoice.wait, .points(.nan), .points(.infinity), .points(-.infinity)])
  func `says nothing about what is no width`(choice: WidthChoice) {
    #expect(clause.verdict(width: choice, in: bar) == nil)
  }

  @Test func `leaves open whether a fraction may be cut off, and nothing more`() {
    #expect(clause.verdict(width: .points(319.5), in: fraction) == .pass)
    #expect(clause.verdict(width: .points(319), in: fraction) == .open("001-Q-008"))
    #expect(clause.verdict(width: .points(318.5), in: fraction) == Self.tooNarrow(319.5))
    #expect(clause.verdict(width: .points(318), in: fraction) == Self.tooNarrow(319.5))
  }

  @Test func `wants the fraction under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-BAN-002", Judge(under: "strict"))
    #expect(clause.verdict(width: .points(319), in: fraction) == Self.tooNarrow(319.5))
    #expect(clause.verdict(width: .points(319.5), in: fraction) == .pass)
  }

  @Test func `lets the fraction be cut off where that reading is pinned`() throws {
    let judge = try Judge(pinning: "001-Q-008", to: "truncated")
    let clause = try ClauseUnderTest("001-BAN-002", judge)
    #expect(clause.verdict(width: .points(319), in: fraction) == .pass)
    #expect(clause.verdict(width: .points(318.5), in: fraction) == Self.tooNarrow(319.5))
  }

  @Test func `measures the window only where that rejected reading is pinned`() throws {
    let clause = try ClauseUnderTest("001-BAN-002", Judge(pinning: "001-Q-012", to: "window"))
    #expect(clause.verdict(width: .points(320), in: bar) == .pass)
    #expect(clause.verdict(width: .points(236), in: bar) == Self.tooNarrow(320))
  }
}
