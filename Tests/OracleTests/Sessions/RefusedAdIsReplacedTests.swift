import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-003.
struct RefusedAdIsReplacedTests {
  static let lived: [LivedCase] = [
    LivedCase("at once", .kept, narrowed([.each(.refused): [.release(load: 0), .load]])),
    LivedCase(
      "put off", .kept, narrowed([.each(.refused): [.dispatch], .each(.dispatched): [.load]])),
    LivedCase("with the check", .kept, narrowed([.each(.ended): [check, .load]])),
    LivedCase(
      "by one that was there for the window already", .kept,
      narrowed(
        [.resize(to: 320), .userReachesAdBreak],
        [.each(.ended): [.load], .each(.adBreak): [check]])),
    LivedCase("not at all", .broken("notReloaded"), narrowed([:])),
    LivedCase(
      "half a point too wide", .broken("notReloaded"),
      narrowed([.resize(to: 399.5)], [:])),
    LivedCase(
      "only later", .broken("notReloaded"),
      narrowed(
        [.resize(to: 320), .viewDisappears], [.each(.disappears): [.load]])),
    LivedCase(
      "refused for what covers the view", .open("001-Q-016"),
      narrowed([.modalIsPresented, .resize(to: 500)], [:])),
    LivedCase("an ad that fits", .silent, narrowed([.resize(to: 400.5)], [:])),
    LivedCase(
      "too large for a window on the way only", .silent,
      narrowed(
        [.drag(through: [320, 500])], [.time(2, .laidOut): [check], .each(.ended): []])),
    LivedCase(
      "while the scene is not active", .silent,
      narrowed([.sceneChanges(.own, .foregroundInactive), .resize(to: 320)], [:])),
    LivedCase(
      "refused as nothing was ever loaded", .silent,
      .miniature(.interstitial, [], [.each(.appears): [check]])),
    LivedCase("a banner", .silent, .miniature(.banner, [], [.each(.appears): [.load, check]])),
  ]

  @Test(arguments: lived)
  func `rejects a refusal for size that is followed by no load`(lived: LivedCase) throws {
    try lived.check("001-RSZ-003")
  }

  private static let check = Action.check(load: 0)
  private static let wide = Situation.miniature(
    scenes: [.window(.own, .foregroundActive, Size(width: 400, height: 400))], display: .large)

  /// A session in which an ad is loaded in a wide window and checked when a transition has ended.
  private static func narrowed(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(
      .interstitial, stimuli, from: wide,
      sheet.first(.time(1, .appears), [.load]).last(.each(.ended), [check]))
  }

  private static func narrowed(_ sheet: CueSheet) -> Trace {
    narrowed([.resize(to: 320)], sheet)
  }

  @Test func `asks for a load after every refusal where that reading is pinned`() throws {
    let covered = Self.narrowed([.modalIsPresented, .resize(to: 500)], [:])
    let always = try ClauseUnderTest("001-RSZ-003", Judge(pinning: "001-Q-016", to: "reloaded"))
    #expect(always.said(of: covered) == .broken("notReloaded"))
    let forSize = try ClauseUnderTest("001-RSZ-003", Judge(pinning: "001-Q-016", to: "left"))
    #expect(forSize.said(of: covered) == .kept)
  }
}
