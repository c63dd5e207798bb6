import Miniatures
import Records
import Scenarios
import Testing

/// Clause 004-SIZ-006.
struct FittingViewGetsAnAdTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("004-SIZ-006")
  }

  @Test(arguments: [Situation.wideTablet, .widePhone, .unfoldedPhone])
  func `rejects no ad where the smallest just fits`(situation: Situation) {
    #expect(clause.verdict(.small, 320, 50, in: situation) == .pass)
    #expect(
      clause.verdict(.noAd, 320, 50, in: situation)
        == .fail("noAdThoughOneFits", expected: .oneOfSizes([Size(width: 320, height: 50)])))
  }

  @Test(arguments: [(319.5, 50.0), (320, 49.5)])
  func `says nothing of a view that is half a point too small`(width: Double, height: Double) {
    #expect(clause.verdict(.noAd, width, height, in: .wideTablet) == nil)
  }
}
