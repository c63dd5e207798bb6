import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-BAN-007.
struct BannerWaitsForTheEndTests {
  static let lived: [LivedCase] = [
    LivedCase("when it has ended", .kept, banner([drag], [.each(.ended): load(500)])),
    LivedCase("not at all", .kept, banner([drag], [:])),
    LivedCase(
      "at a width on the way", .open("001-Q-021"), banner([drag], [.time(2, .laidOut): load(400)])),
    LivedCase(
      "at the last width", .open("001-Q-021"), banner([drag], [.time(3, .laidOut): load(500)])),
    LivedCase(
      "when it is announced", .open("001-Q-021"), banner([drag], [.each(.announced): load(320)])),
    LivedCase(
      "for the first time", .silent, .miniature(.banner, [drag], [.time(2, .laidOut): load(400)])),
    LivedCase(
      "in a transition that is no drag", .silent,
      banner([.resize(to: 500)], [.time(2, .laidOut): load(500)])),
  ]

  @Test(arguments: lived)
  func `leaves open whether a banner is loaded while the window is dragged`(lived: LivedCase) throws
  {
    try lived.check("001-BAN-007")
  }

  private static let drag = Stimulus.drag(through: [400, 500])

  /// A session in which a banner as wide as the window is loaded first.
  private static func banner(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.banner, stimuli, sheet.first(.time(1, .appears), load(320)))
  }

  private static func load(_ width: Double) -> [Action] { [.setBannerWidth(width), .load] }

  @Test func `waits for the end where that reading is pinned`() throws {
    let hasty = Self.banner([Self.drag], [.time(2, .laidOut): Self.load(400)])
    let atItsEnd = try ClauseUnderTest("001-BAN-007", Judge(pinning: "001-Q-021", to: "atItsEnd"))
    #expect(atItsEnd.said(of: hasty) == .broken("reloadedWhileDragging"))
    let atEach = try ClauseUnderTest("001-BAN-007", Judge(pinning: "001-Q-021", to: "atEachSize"))
    #expect(atEach.said(of: hasty) == .kept)
  }
}
