import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-BAN-004.
struct BannerFollowsTheSafeAreaTests {
  static let transitions: [LivedCase] = [
    LivedCase(
      "at its end", .kept, banner([.resize(to: 400)], [.each(.ended): load(400)])),
    LivedCase(
      "alongside it", .kept, banner([.resize(to: 400)], [.each(.alongside): load(400)])),
    LivedCase(
      "put off", .kept,
      banner([.resize(to: 400)], [.each(.ended): [.dispatch], .each(.dispatched): load(400)])),
    LivedCase(
      "before it, for its width", .kept,
      banner([.resize(to: 400)], [.each(.announced): load(400)])),
    LivedCase("not at all", .broken("notRecomputed"), banner([.resize(to: 400)], [:])),
    LivedCase("half a point", .broken("notRecomputed"), banner([.resize(to: 320.5)], [:])),
    LivedCase(
      "an inset of half a point", .broken("notRecomputed"),
      banner(
        [.resize(to: 320, by: 500, insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 0.5))],
        [:])),
    LivedCase(
      "before it, for the old width", .broken("notRecomputed"),
      banner([.resize(to: 400)], [.each(.announced): load(320)])),
    LivedCase(
      "only on the way of a drag", .broken("notRecomputed"),
      banner([.drag(through: [400, 500])], [.time(2, .laidOut): load(400)])),
    LivedCase("the same width", .silent, banner([.resize(to: 320, by: 500)], [:])),
    LivedCase(
      "while the scene is not active", .silent,
      banner([.sceneChanges(.own, .foregroundInactive), .resize(to: 400)], [:])),
    LivedCase(
      "without a banner", .silent, .miniature(.banner, [.resize(to: 400)], [:])),
    LivedCase(
      "no width any more", .silent,
      banner(
        [.resize(to: 320, by: 500, insets: EdgeInsets(top: 0, left: 320, bottom: 0, right: 0))],
        [:])),
  ]

  static let others: [LivedCase] = [
    LivedCase("cancelled, and left", .silent, banner([.resize(to: 400, .cancelled)], [:])),
    LivedCase(
      "cancelled, loaded alongside and again", .kept,
      banner(
        [.resize(to: 400, .cancelled)], [.each(.alongside): load(400), .each(.ended): load(320)])),
    LivedCase(
      "cancelled, and loaded alongside", .broken("notRecomputed"),
      banner([.resize(to: 400, .cancelled)], [.each(.alongside): load(400)])),
    LivedCase(
      "laid out anew, and loaded", .kept,
      banner([.inset(left: 10)], [.time(2, .laidOut): load(310)])),
    LivedCase("laid out anew, and left", .open("001-Q-018"), banner([.inset(left: 10)], [:])),
    LivedCase(
      "back in a narrower place, and loaded", .kept,
      banner([.viewDisappears, narrower], [.time(2, .appears): load(319.5)])),
    LivedCase(
      "back in a narrower place, and left", .open("001-Q-018"),
      banner([.viewDisappears, narrower], [:])),
    LivedCase("back as it was", .silent, banner([.viewDisappears, .comeBack], [:])),
    LivedCase(
      "another host in a narrower place", .silent,
      banner([.viewDisappears, .hostIsReplaced, narrower], [:])),
  ]

  @Test(arguments: transitions)
  func `rejects a banner that stays as it was when a transition changed its width`(lived: LivedCase)
    throws
  {
    try lived.check("001-BAN-004")
  }

  @Test(arguments: others)
  func `leaves open changes without a transition, and has a banner come back from a cancelled one`(
    lived: LivedCase
  ) throws {
    try lived.check("001-BAN-004")
  }

  private static let narrower = Stimulus.viewAppears(
    Host(
      scene: .own, view: Rect(.smallest),
      safeAreaInsets: EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0)))

  /// A session in which a banner as wide as the window is loaded first.
  private static func banner(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.banner, stimuli, sheet.first(.time(1, .appears), load(320)))
  }

  private static func load(_ width: Double) -> [Action] { [.setBannerWidth(width), .load] }

  @Test func `asks for a load without a transition where that reading is pinned`() throws {
    let trace = Self.banner([.inset(left: 10)], [:])
    let recomputed = try ClauseUnderTest(
      "001-BAN-004", Judge(pinning: "001-Q-018", to: "recomputed"))
    #expect(recomputed.said(of: trace) == .broken("notRecomputed"))
    let left = try ClauseUnderTest("001-BAN-004", Judge(pinning: "001-Q-018", to: "left"))
    #expect(left.said(of: trace) == .kept)
  }
}
