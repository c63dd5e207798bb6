import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-001.
struct LoadedAdIsCheckedAfterAChangeTests {
  static let kept: [LivedCase] = [
    LivedCase("when the transition has ended", .kept, resized([.each(.ended): [check]])),
    LivedCase("alongside it", .kept, resized([.each(.alongside): [check]])),
    LivedCase(
      "put off until it has ended", .kept,
      resized([.each(.ended): [.dispatch], .each(.dispatched): [check]])),
    LivedCase("another loaded instead", .kept, resized([.each(.ended): [.load]])),
    LivedCase(
      "at the last width of a drag", .kept,
      resized([.drag(through: [400, 500])], [.time(3, .laidOut): [check]])),
  ]

  static let open: [LivedCase] = [
    LivedCase("not at all", .open("001-Q-013"), resized([:])),
    LivedCase(
      "half a point wider", .open("001-Q-013"), resized([.resize(to: 320.5)], [:])),
    LivedCase(
      "half a point higher", .open("001-Q-013"),
      resized([.resize(to: 320, by: 400.5)], [:])),
    LivedCase(
      "another ad checked", .open("001-Q-013"), resized([.each(.ended): [.check(load: 1)]])),
    LivedCase(
      "at a width on the way of a drag", .open("001-Q-013"),
      resized([.drag(through: [400, 500])], [.time(2, .laidOut): [check]])),
    LivedCase(
      "before presenting", .open("001-Q-013"),
      resized(
        [.resize(to: 400), .userReachesAdBreak],
        [.each(.adBreak): [check], .each(.allowed): [.present(load: 0)]])),
  ]

  static let other: [LivedCase] = [
    LivedCase(
      "presented unchecked", .broken("notChecked"),
      resized([.resize(to: 400), .userReachesAdBreak], [.each(.adBreak): [.present(load: 0)]])),
    LivedCase(
      "presented unchecked at once", .broken("notChecked"),
      resized([.each(.ended): [.dispatch], .each(.dispatched): [.present(load: 0)]])),
    LivedCase("let go of", .silent, resized([.each(.ended): [.release(load: 0)]])),
    LivedCase("a cancelled transition", .silent, resized([.resize(to: 400, .cancelled)], [:])),
    LivedCase("a view laid out anew", .silent, resized([.inset(left: 10)], [:])),
    LivedCase(
      "an ad that was shown", .silent,
      resized(
        [.userReachesAdBreak, .resize(to: 400)], [.each(.adBreak): [.present(load: 0)]])),
    LivedCase(
      "checked too early, which is another clause's to say", .silent,
      resized([.each(.announced): [check]])),
  ]

  @Test(arguments: kept)
  func `accepts a check of the new size`(lived: LivedCase) throws {
    try lived.check("001-RSZ-001")
  }

  @Test(arguments: open)
  func `leaves open whether the check has time until presenting`(lived: LivedCase) throws {
    try lived.check("001-RSZ-001")
  }

  @Test(arguments: other)
  func `rejects what is presented unchecked, and is silent where nothing is to be checked`(
    lived: LivedCase
  ) throws {
    try lived.check("001-RSZ-001")
  }

  private static let check = Action.check(load: 0)

  /// A session in which an ad is loaded before the window grows.
  private static func resized(
    _ stimuli: [Stimulus], _ sheet: CueSheet
  ) -> Trace {
    .miniature(.interstitial, stimuli, sheet.first(.each(.appears), [.load]))
  }

  private static func resized(_ sheet: CueSheet) -> Trace {
    resized([.resize(to: 400)], sheet)
  }

  @Test func `asks for the check at once where that reading is pinned`() throws {
    let clause = try ClauseUnderTest(
      "001-RSZ-001", Judge(pinning: "001-Q-013", to: "afterTheChange"))
    #expect(clause.said(of: Self.resized([:])) == .broken("notChecked"))
    let patient = try ClauseUnderTest(
      "001-RSZ-001", Judge(pinning: "001-Q-013", to: "beforePresenting"))
    #expect(patient.said(of: Self.resized([:])) == .silent)
  }
}
