import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-006.
struct LateAdIsCheckedTests {
  static let lived: [LivedCase] = [
    LivedCase("checked when it arrives", .kept, late([.each(.arrives): [check]])),
    LivedCase(
      "checked before it is presented", .kept,
      late(
        [.resize(to: 400), .userReachesAdBreak],
        [.each(.adBreak): [check], .each(.allowed): [.present(load: 0)]])),
    LivedCase("let go of", .kept, late([.each(.arrives): [.release(load: 0)]])),
    LivedCase("taken", .open("001-Q-017"), late([:])),
    LivedCase(
      "taken from half a point narrower", .open("001-Q-017"), late([.resize(to: 320.5)], [:])),
    LivedCase(
      "taken out of the window, and back in it", .open("001-Q-017"),
      late([.resize(to: 400), .viewDisappears, .comeBack], delay: 2, [:])),
    LivedCase(
      "presented unchecked", .broken("lateAdNotChecked"),
      late(
        [.resize(to: 400), .userReachesAdBreak], [.each(.adBreak): [.present(load: 0)]])),
    LivedCase(
      "taken where the window has its old size again", .silent,
      late([.resize(to: 400), .resize(to: 320)], delay: 2, [:])),
    LivedCase(
      "taken where there is no window any more", .silent,
      late([.resize(to: 400), .viewDisappears], delay: 2, [:])),
    LivedCase(
      "taken after a transition that was cancelled", .silent,
      late([.resize(to: 400, .cancelled)], [:])),
    LivedCase(
      "requested when the window had changed", .silent,
      .miniature(
        .interstitial, [.resize(to: 400), .viewDisappears], replies: [LoadReply(delay: 1)],
        [.each(.ended): [.load]])),
  ]

  @Test(arguments: lived)
  func `rejects a late ad that is presented unchecked, and leaves open one that is taken`(
    lived: LivedCase
  ) throws {
    try lived.check("001-RSZ-006")
  }

  private static let check = Action.check(load: 0)

  /// A session in which an ad is requested before the window grows and arrives afterwards.
  private static func late(_ stimuli: [Stimulus], delay: Int = 1, _ sheet: CueSheet) -> Trace {
    .miniature(
      .interstitial, stimuli, replies: [LoadReply(delay: delay)],
      sheet.first(.time(1, .appears), [.load]))
  }

  private static func late(_ sheet: CueSheet) -> Trace { late([.resize(to: 400)], sheet) }

  @Test func `asks for the check where that reading is pinned`() throws {
    let checked = try ClauseUnderTest("001-RSZ-006", Judge(pinning: "001-Q-017", to: "checked"))
    #expect(checked.said(of: Self.late([:])) == .broken("lateAdNotChecked"))
    let taken = try ClauseUnderTest("001-RSZ-006", Judge(pinning: "001-Q-017", to: "taken"))
    #expect(taken.said(of: Self.late([:])) == .kept)
  }
}
