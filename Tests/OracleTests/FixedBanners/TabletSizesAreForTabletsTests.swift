import Miniatures
import Records
import Scenarios
import Testing

/// Clause 004-SIZ-002.
struct TabletSizesAreForTabletsTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("004-SIZ-002")
  }

  private static let sizes: [FixedSizeChoice] = [.rectangle, .full, .leaderboard]

  @Test(arguments: sizes)
  func `accepts them on a tablet`(choice: FixedSizeChoice) {
    #expect(clause.verdict(choice, 728, 250, in: .wideTablet) == .pass)
  }

  @Test(arguments: sizes, [Situation.widePhone, .foldedPhone])
  func `rejects them on a phone, whatever room it has`(
    choice: FixedSizeChoice, phone: Situation
  ) {
    #expect(
      clause.verdict(choice, 728, 250, in: phone)
        == .fail(
          "tabletSizeOnPhone", expected: .oneOfSizes([Size(width: 320, height: 50)])))
  }

  @Test(arguments: [FoldState.fullyOpen, .partiallyOpen])
  func `leaves open whether an unfolded phone is a tablet`(fold: FoldState) {
    var situation = Situation.unfoldedPhone
    situation.device.fold = fold
    #expect(clause.verdict(.leaderboard, 728, 250, in: situation) == .open("004-Q-002"))
  }

  @Test func `says nothing of the size for phones, nor of no ad`() {
    #expect(clause.verdict(.small, 728, 250, in: .widePhone) == nil)
    #expect(clause.verdict(.noAd, 728, 250, in: .widePhone) == nil)
  }
}
