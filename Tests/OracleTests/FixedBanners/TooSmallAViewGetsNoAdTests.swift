import Miniatures
import Records
import Scenarios
import Testing

/// Clause 004-SIZ-003.
struct TooSmallAViewGetsNoAdTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("004-SIZ-003")
  }

  private static let tooSmall = [(319.5, 50.0), (320, 49.5), (319, 49)]

  @Test(arguments: tooSmall)
  func `rejects an ad in a view that is too small in one dimension`(
    width: Double, height: Double
  ) {
    for situation in [Situation.wideTablet, .widePhone] {
      #expect(clause.verdict(.noAd, width, height, in: situation) == .pass)
      #expect(
        clause.verdict(.small, width, height, in: situation)
          == .fail("adThoughTooSmall", expected: .fixedSize(.noAd)))
    }
  }

  @Test func `says nothing of a view that is just large enough`() {
    #expect(clause.verdict(.small, 320, 50, in: .widePhone) == nil)
    #expect(clause.verdict(.noAd, 320, 50, in: .widePhone) == nil)
  }

  @Test func `knows that a phone has one size only`() {
    #expect(
      clause.verdict(.rectangle, 300, 250, in: .widePhone)
        == .fail("adThoughTooSmall", expected: .fixedSize(.noAd)))
    #expect(clause.verdict(.rectangle, 300, 250, in: .wideTablet) == nil)
  }

  @Test func `leaves open which view is meant`() {
    #expect(
      clause.verdict(.leaderboard, 728, 90, in: .miniature(view: .column)) == .open("004-Q-004"))
  }
}

extension Rect {
  /// A view too narrow for any size.
  static let column = Rect(x: 0, y: 0, width: 299, height: 400)
}
