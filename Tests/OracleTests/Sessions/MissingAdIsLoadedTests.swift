import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-007.
struct MissingAdIsLoadedTests {
  static let lived: [LivedCase] = [
    LivedCase("loaded", .kept, resized([.each(.ended): [.load]])),
    LivedCase(
      "loaded, put off", .kept, resized([.each(.ended): [.dispatch], .each(.dispatched): [.load]])),
    LivedCase("not loaded", .open("001-Q-006"), resized([:])),
    LivedCase(
      "failed before, and not loaded", .open("001-Q-006"),
      resized(replies: [LoadReply(.noFill)], [.each(.appears): [.load]])),
    LivedCase(
      "let go of alongside, and not loaded", .open("001-Q-006"),
      resized([.each(.appears): [.load], .each(.alongside): [.release(load: 0)]])),
    LivedCase("there", .silent, resized([.each(.appears): [.load]])),
    LivedCase(
      "under way", .silent,
      resized(replies: [LoadReply(delay: 1)], [.each(.appears): [.load]])),
    LivedCase(
      "on screen", .silent,
      resized(
        [.userReachesAdBreak, .resize(to: 400)],
        [.each(.appears): [.load], .each(.adBreak): [.present(load: 0)]])),
    LivedCase(
      "not loaded while the scene is not active", .silent,
      resized([.sceneChanges(.own, .foregroundInactive), .resize(to: 400)], [:])),
    LivedCase("not loaded, and nothing changed", .silent, resized([.inset(left: 1)], [:])),
  ]

  @Test(arguments: lived)
  func `leaves open whether an ad that is not there is loaded`(lived: LivedCase) throws {
    try lived.check("001-RSZ-007")
  }

  private static func resized(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.interstitial, stimuli, sheet)
  }

  private static func resized(replies: [LoadReply] = [], _ sheet: CueSheet) -> Trace {
    .miniature(.interstitial, [.resize(to: 400)], replies: replies, sheet)
  }

  @Test func `asks for the load where the check fails over nothing`() throws {
    let refused = try ClauseUnderTest("001-RSZ-007", Judge(pinning: "001-Q-006", to: "refused"))
    #expect(refused.said(of: Self.resized([:])) == .broken("notReloaded"))
    let vacuous = try ClauseUnderTest("001-RSZ-007", Judge(pinning: "001-Q-006", to: "vacuous"))
    #expect(vacuous.said(of: Self.resized([:])) == .kept)
  }
}
