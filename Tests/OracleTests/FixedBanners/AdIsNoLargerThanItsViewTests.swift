import Miniatures
import Records
import Scenarios
import Testing

/// Clause 004-SIZ-004.
struct AdIsNoLargerThanItsViewTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("004-SIZ-004")
  }

  @Test(arguments: [(728.0, 90.0), (728.5, 90), (728, 90.5), (729, 91)])
  func `accepts an ad as large as its view, or smaller`(width: Double, height: Double) {
    #expect(clause.verdict(.leaderboard, width, height, in: .wideTablet) == .pass)
    #expect(clause.verdict(.small, width, height, in: .wideTablet) == .pass)
  }

  @Test(arguments: [(727.5, 90.0), (728, 89.5)])
  func `rejects one that is half a point larger`(width: Double, height: Double) {
    let fitting = [Size(width: 320, height: 50), Size(width: 468, height: 60)]
    #expect(
      clause.verdict(.leaderboard, width, height, in: .wideTablet)
        == .fail("largerThanTheView", expected: .oneOfSizes(fitting)))
  }

  @Test func `leaves it to other clauses where nothing fits, and where a phone has the room`() {
    #expect(clause.verdict(.small, 319.5, 50, in: .wideTablet) == nil)
    #expect(clause.verdict(.leaderboard, 728, 90, in: .widePhone) == nil)
    #expect(clause.verdict(.noAd, 728, 90, in: .wideTablet) == nil)
    #expect(clause.verdict(.ad(900, 90), 728, 90, in: .wideTablet) == nil)
  }

  @Test func `rejects a tablet's size on a phone without the room`() {
    #expect(
      clause.verdict(.leaderboard, 727.5, 90, in: .widePhone)
        == .fail(
          "largerThanTheView", expected: .oneOfSizes([Size(width: 320, height: 50)])))
  }
}
