import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-APP-002.
struct RequestFiresOnceTests {
  static let once: [LivedCase] = [
    LivedCase(
      "the first time only", .kept,
      .miniature(.interstitial, again, [.time(1, .appears): [.load]])),
    LivedCase(
      "the second time only", .kept,
      .miniature(.interstitial, again, [.time(2, .appears): [.load]])),
    LivedCase(
      "once more because nothing came", .kept,
      .miniature(
        .interstitial, again, replies: [noFill],
        [.time(1, .appears): [.load], .time(1, .fails): [.load]])),
    LivedCase(
      "once more because what came is too large", .kept,
      .miniature(
        .interstitial, [.viewDisappears, .comeBack, .resize(to: 400), .resize(to: 320)],
        [
          .time(1, .appears): [.load], .time(1, .ended): [.load],
          .time(2, .appears): [.check(load: 0)], .each(.refused): [.load],
        ])),
    LivedCase(
      "a banner for another width", .kept,
      .miniature(
        .banner, again,
        [
          .time(1, .appears): [.setBannerWidth(320), .load],
          .time(2, .appears): [.setBannerWidth(319.5), .load],
        ])),
    LivedCase(
      "what was put off before the view appeared", .kept,
      .miniature(
        .interstitial, [],
        [
          .each(.loads): [.dispatch], .each(.appears): [.load], .each(.dispatched): [.load],
        ])),
  ]

  static let twice: [LivedCase] = [
    LivedCase(
      "each time", .broken("requestedAgain"),
      .miniature(.interstitial, again, [.each(.appears): [.load]])),
    LivedCase(
      "each time, put off", .broken("requestedAgain"),
      .miniature(
        .interstitial, again, [.each(.appears): [.dispatch], .each(.dispatched): [.load]])),
    LivedCase(
      "twice at once", .broken("requestedAgain"),
      .miniature(.interstitial, [], [.each(.appears): [.load, .load]])),
    LivedCase(
      "a banner for the width it has", .broken("requestedAgain"),
      .miniature(.banner, again, [.each(.appears): [.setBannerWidth(320), .load]])),
    LivedCase(
      "while the first is under way", .broken("requestedAgain"),
      .miniature(
        .interstitial, again, replies: [LoadReply(delay: 2)], [.each(.appears): [.load]])),
  ]

  static let open: [LivedCase] = [
    LivedCase(
      "after a failure", .open("001-Q-014"),
      .miniature(.interstitial, again, replies: [noFill], [.each(.appears): [.load]])),
    LivedCase(
      "after the ad was shown", .open("001-Q-014"),
      .miniature(
        .interstitial, [.userReachesAdBreak, .userClosesAd] + again,
        [.each(.appears): [.load], .each(.adBreak): [.present(load: 0)]])),
    LivedCase(
      "by another host", .open("001-Q-015"),
      .miniature(
        .interstitial, [.viewDisappears, .hostIsReplaced, .comeBack],
        [.each(.appears): [.load]])),
  ]

  @Test(arguments: once)
  func `accepts one request, and others that have another reason`(lived: LivedCase) throws {
    try lived.check("001-APP-002")
  }

  @Test(arguments: twice)
  func `rejects another request because the view appears again`(lived: LivedCase) throws {
    try lived.check("001-APP-002")
  }

  @Test(arguments: open)
  func `leaves open what is needed anew, and whose the flag is`(lived: LivedCase) throws {
    try lived.check("001-APP-002")
  }

  private static let again: [Stimulus] = [.viewDisappears, .comeBack]
  private static let noFill = LoadReply(.noFill)

  @Test func `asks what a reading asks of a request after a failure`() throws {
    let trace = Trace.miniature(
      .interstitial, Self.again, replies: [Self.noFill], [.each(.appears): [.load]])
    let never = try ClauseUnderTest("001-APP-002", Judge(pinning: "001-Q-014", to: "never"))
    #expect(never.said(of: trace) == .broken("requestedAgain"))
    let requested = try ClauseUnderTest("001-APP-002", Judge(pinning: "001-Q-014", to: "requested"))
    #expect(requested.said(of: trace) == .kept)
  }
}
