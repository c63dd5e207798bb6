import Miniatures
import Oracle
import Scenarios
import Testing

/// Clauses PLAT-PRS-001, PLAT-PRS-002 and PLAT-PRS-003.
struct PresentationIsPossibleTests {
  static let covered: [LivedCase] = [
    LivedCase("over nothing", .kept, presenting([.userReachesAdBreak])),
    LivedCase(
      "under a modal", .broken("presentedWhileCovered"),
      presenting([.modalIsPresented, .userReachesAdBreak])),
    LivedCase(
      "once the modal has gone", .kept,
      presenting([.modalIsPresented, .modalIsDismissed, .userReachesAdBreak])),
    LivedCase(
      "twice in one turn", .broken("presentedWhileCovered"),
      .miniature(
        .interstitial, [.userReachesAdBreak],
        [
          .each(.appears): [.load],
          .each(.adBreak): [.present(load: 0), .present(load: 0)],
        ])),
    LivedCase(
      "over the ad that is shown", .broken("presentedWhileCovered"),
      .miniature(
        .interstitial, [.userReachesAdBreak, .resize(to: 500)],
        [
          .each(.appears): [.load], .each(.adBreak): [.present(load: 0)],
          .each(.ended): [.present(load: 0)],
        ])),
    LivedCase("nothing at all", .silent, .miniature(.interstitial, [.userReachesAdBreak], [:])),
  ]

  static let outside: [LivedCase] = [
    LivedCase("in a window", .kept, presenting([.userReachesAdBreak])),
    LivedCase(
      "from a view that has gone", .broken("presentedInNoWindow"),
      presenting([.viewDisappears, .userReachesAdBreak])),
    LivedCase(
      "from a view that has come back", .kept,
      presenting([.viewDisappears, .comeBack, .userReachesAdBreak])),
  ]

  static let again: [LivedCase] = [
    LivedCase("once", .kept, presenting([.userReachesAdBreak])),
    LivedCase(
      "at the next break", .broken("presentedAgain"),
      presenting([.userReachesAdBreak, .userClosesAd, .userReachesAdBreak])),
    LivedCase(
      "after it could not be shown", .kept,
      presenting([
        .modalIsPresented, .userReachesAdBreak, .modalIsDismissed, .userReachesAdBreak,
      ])),
    LivedCase(
      "another at the next break", .kept,
      .miniature(
        .interstitial, [.userReachesAdBreak, .userClosesAd, .userReachesAdBreak],
        [
          .each(.appears): [.load], .each(.dismissed): [.load],
          .time(1, .adBreak): [.present(load: 0)], .time(2, .adBreak): [.present(load: 1)],
        ])),
  ]

  @Test(arguments: covered)
  func `rejects an ad presented over what is presented`(lived: LivedCase) throws {
    try lived.checkRule("PLAT-PRS-001")
  }

  @Test(arguments: outside)
  func `rejects an ad presented from no window`(lived: LivedCase) throws {
    try lived.checkRule("PLAT-PRS-002")
  }

  @Test(arguments: again)
  func `rejects an ad that was shown before`(lived: LivedCase) throws {
    try lived.checkRule("PLAT-PRS-003")
  }

  /// Loads when the view appears first, and presents at each break.
  private static func presenting(_ stimuli: [Stimulus]) -> Trace {
    .miniature(
      .interstitial, stimuli,
      [.time(1, .appears): [.load], .each(.adBreak): [.present(load: 0)]])
  }
}
