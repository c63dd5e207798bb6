import Miniatures
import Oracle
import Scenarios
import Testing

/// Clauses 001-SCN-004 and 001-BAN-003, where a view appears.
struct RequestFollowsTheAppearanceTests {
  private static let inactive = Situation.miniature(
    scenes: [.window(.own, .foregroundInactive)], display: .large)
  private static let covered = Situation.miniature(
    insets: EdgeInsets(top: 0, left: 320, bottom: 0, right: 0), display: .large)
  private static let sliver = Situation.miniature(
    insets: EdgeInsets(top: 0, left: 319.5, bottom: 0, right: 0), display: .large)
  private static let waits = LivedCase.Said.advised("needlessWait")

  static let lived: [LivedCase] = [
    LivedCase(
      "requested", .kept,
      .miniature(.banner, [], [.each(.appears): [.setBannerWidth(320), .load]])),
    LivedCase(
      "requested, put off", .kept,
      .miniature(
        .banner, [],
        [.each(.appears): [.dispatch], .each(.dispatched): [.setBannerWidth(320), .load]])),
    LivedCase("not requested", waits, .miniature(.banner, [], [:])),
    LivedCase(
      "requested only later", waits,
      .miniature(.banner, [.viewDisappears], [.each(.disappears): [.setBannerWidth(320), .load]])),
    LivedCase("half a point of room", waits, .miniature(.banner, [], from: sliver, [:])),
    LivedCase("no room for a banner", .silent, .miniature(.banner, [], from: covered, [:])),
    LivedCase(
      "in a scene that is not active", .silent, .miniature(.banner, [], from: inactive, [:])),
  ]

  @Test(arguments: lived)
  func `advises against waiting where the view appears in an active scene`(
    lived: LivedCase
  ) throws {
    try lived.check("001-SCN-004")
  }

  @Test(arguments: lived.filter { $0.label != "requested only later" })
  func `asks it of banners by a clause of their own`(lived: LivedCase) throws {
    try lived.check("001-BAN-003")
  }

  @Test func `asks it of a full-screen ad, which needs no room, by the one clause`() throws {
    let trace = Trace.miniature(.interstitial, [], from: Self.covered, [:])
    try LivedCase("full-screen", Self.waits, trace).check("001-SCN-004")
    try LivedCase("full-screen", .silent, trace).check("001-BAN-003")
  }

  @Test func `asks nothing of a native ad`() throws {
    let trace = Trace.miniature(.native, [], [:])
    try LivedCase("native", .silent, trace).check("001-SCN-004")
  }
}
