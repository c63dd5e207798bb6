import Miniatures
import Records
import Scenarios
import Testing

/// Clause 004-SIZ-005.
struct AdHasTheLargestSizeThatFitsTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("004-SIZ-005")
  }

  private static let views: [(Double, Double, FixedSizeChoice)] = [
    (320, 50, .small), (467.5, 60, .small), (468, 59.5, .small), (468, 60, .full),
    (727.5, 90, .full), (728, 89.5, .full), (728, 90, .leaderboard), (728, 249.5, .leaderboard),
    (319, 250, .rectangle),
  ]

  @Test(arguments: views)
  func `accepts the largest that fits a tablet's view, and no smaller one`(
    width: Double, height: Double, largest: FixedSizeChoice
  ) {
    #expect(clause.verdict(largest, width, height, in: .wideTablet) == .pass)
    if largest != .small, largest != .rectangle {
      #expect(
        clause.verdict(.small, width, height, in: .wideTablet)
          == .fail("smallerThanPossible", expected: .fixedSize(largest)))
    }
  }

  @Test func `leaves open which is larger, the one of more points or the wider`() {
    for choice in [FixedSizeChoice.rectangle, .leaderboard] {
      #expect(clause.verdict(choice, 728, 250, in: .wideTablet) == .open("004-Q-003"))
    }
    for choice in [FixedSizeChoice.small, .full] {
      guard case .fail? = clause.verdict(choice, 728, 250, in: .wideTablet) else {
        Issue.record("\(choice) is the largest by no reading")
        continue
      }
    }
  }

  @Test func `knows one size for a phone`() {
    #expect(clause.verdict(.small, 728, 90, in: .widePhone) == .pass)
    #expect(clause.verdict(.leaderboard, 728, 90, in: .widePhone) == nil)
  }
}
