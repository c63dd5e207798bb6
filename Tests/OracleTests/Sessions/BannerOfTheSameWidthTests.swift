import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-BAN-006.
struct BannerOfTheSameWidthTests {
  static let lived: [LivedCase] = [
    LivedCase("left", .open("001-Q-019"), banner([higher], [:])),
    LivedCase("loaded anew", .open("001-Q-019"), banner([higher], [.each(.ended): load(320)])),
    LivedCase(
      "one left, one loaded anew", .open("001-Q-019"),
      banner(
        [higher, .resize(to: 320, by: 600)], [.time(2, .ended): load(320)])),
    LivedCase(
      "another width mended", .kept,
      .miniature(
        .banner, [higher],
        [.time(1, .appears): load(300), .each(.ended): load(320)])),
    LivedCase("cancelled, and left", .open("001-Q-019"), banner([cancelled], [:])),
    LivedCase(
      "cancelled, and loaded anew", .open("001-Q-019"),
      banner([cancelled], [.each(.ended): load(320)])),
    LivedCase(
      "another try after a failure", .kept,
      .miniature(
        .banner, [higher], replies: [LoadReply(.noFill, delay: 1)],
        [.time(1, .appears): load(320), .each(.fails): [.load]])),
    LivedCase("another width", .silent, banner([.resize(to: 320.5)], [:])),
    LivedCase("laid out anew as wide", .silent, banner([.viewDisappears, .comeBack], [:])),
    LivedCase("without a banner", .silent, .miniature(.banner, [higher], [:])),
  ]

  @Test(arguments: lived)
  func `leaves open whether a banner of the same width is loaded anew`(lived: LivedCase) throws {
    try lived.check("001-BAN-006")
  }

  private static let higher = Stimulus.resize(to: 320, by: 500)
  private static let cancelled = Stimulus.resize(to: 320, by: 500, .cancelled)

  /// A session in which a banner as wide as the window is loaded first.
  private static func banner(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.banner, stimuli, sheet.first(.time(1, .appears), load(320)))
  }

  private static func load(_ width: Double) -> [Action] { [.setBannerWidth(width), .load] }

  @Test func `asks for a load after each transition, or for none`() throws {
    let left = Self.banner([Self.higher], [:])
    let loaded = Self.banner([Self.higher], [.each(.ended): Self.load(320)])
    let always = try ClauseUnderTest("001-BAN-006", Judge(pinning: "001-Q-019", to: "reloaded"))
    #expect(always.said(of: left) == .broken("notReloaded"))
    #expect(always.said(of: loaded) == .kept)
    let whenOther = try ClauseUnderTest("001-BAN-006", Judge(pinning: "001-Q-019", to: "left"))
    #expect(whenOther.said(of: left) == .kept)
    #expect(whenOther.said(of: loaded) == .broken("reloadedThoughTheSame"))
  }

  @Test func `counts a cancelled transition, or does not`() throws {
    let loaded = Self.banner([Self.cancelled], [.each(.ended): Self.load(320)])
    let ignored = try ClauseUnderTest("001-BAN-006", Judge(pinning: "001-Q-020", to: "ignored"))
    #expect(ignored.said(of: Self.banner([Self.cancelled], [:])) == .kept)
    #expect(ignored.said(of: loaded) == .broken("reloadedThoughTheSame"))
  }

  @Test func `wants no load while the scene is not active`() throws {
    let asleep = Self.banner([.sceneChanges(.own, .foregroundInactive), Self.higher], [:])
    let always = try ClauseUnderTest("001-BAN-006", Judge(pinning: "001-Q-019", to: "reloaded"))
    #expect(always.said(of: asleep) == .silent)
  }
}
