import Miniatures
import Records
import Scenarios
import Testing

/// Clause 004-SIZ-001.
struct AdHasAFixedSizeTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("004-SIZ-001")
  }

  @Test(arguments: [FixedSizeChoice.small, .rectangle, .full, .leaderboard])
  func `accepts each of the four sizes`(choice: FixedSizeChoice) {
    #expect(clause.verdict(choice, 728, 250, in: .wideTablet) == .pass)
  }

  @Test(arguments: [FixedSizeChoice.ad(320, 100), .ad(320, 49.5), .ad(50, 320), .ad(.nan, 50)])
  func `rejects any other`(choice: FixedSizeChoice) {
    #expect(
      clause.verdict(choice, 728, 250, in: .wideTablet)
        == .fail("noSuchSize", expected: .oneOfSizes(.fixed)))
  }

  @Test func `says nothing where no ad comes`() {
    #expect(clause.verdict(.noAd, 728, 250, in: .wideTablet) == nil)
  }
}
