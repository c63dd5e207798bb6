import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-002.
struct CheckWaitsForTheNewSizeTests {
  static let lived: [LivedCase] = [
    LivedCase("alongside the transition", .kept, resized([.each(.alongside): [check]])),
    LivedCase(
      "at its announcement and at its end", .kept,
      resized([.each(.announced): [check], .each(.ended): [check]])),
    LivedCase(
      "at its announcement and before presenting", .kept,
      resized(
        [.resize(to: 400), .userReachesAdBreak],
        [
          .each(.announced): [check], .each(.adBreak): [check],
          .time(2, .allowed): [.present(load: 0)],
        ])),
    LivedCase(
      "at its announcement, and let go of later", .kept,
      resized(
        [.resize(to: 400), .userReachesAdBreak],
        [.each(.announced): [check], .each(.adBreak): [.release(load: 0)]])),
    LivedCase("not at all", .silent, resized([:])),
    LivedCase(
      "at the announcement of one that is cancelled", .silent,
      resized([.resize(to: 400, .cancelled)], [.each(.announced): [check]])),
    LivedCase(
      "at its announcement only", .broken("checkedBeforeTheChange"),
      resized([.each(.announced): [check]])),
    LivedCase(
      "at its announcement, and presented", .broken("checkedBeforeTheChange"),
      resized(
        [.resize(to: 400), .userReachesAdBreak],
        [.each(.announced): [check], .each(.adBreak): [.present(load: 0)]])),
    LivedCase(
      "before a drag began", .broken("checkedBeforeTheChange"),
      resized([.drag(through: [400, 500])], [.each(.announced): [check]])),
  ]

  @Test(arguments: lived)
  func `rejects a check that only the old size was there for`(lived: LivedCase) throws {
    try lived.check("001-RSZ-002")
  }

  private static let check = Action.check(load: 0)

  private static func resized(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.interstitial, stimuli, sheet.first(.each(.appears), [.load]))
  }

  private static func resized(_ sheet: CueSheet) -> Trace {
    resized([.resize(to: 400)], sheet)
  }
}
