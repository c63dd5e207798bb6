import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-APP-001.
struct RequestWaitsForTheViewToAppearTests {
  static let lived: [LivedCase] = [
    LivedCase(
      "once the view has appeared", .kept,
      .miniature(.interstitial, [], [.each(.appears): [.load]])),
    LivedCase(
      "put off until it has", .kept,
      .miniature(.banner, [], [.each(.loads): [.dispatch], .each(.dispatched): [.load]])),
    LivedCase(
      "when it has gone again", .kept,
      .miniature(.interstitial, [.viewDisappears], [.each(.disappears): [.load]])),
    LivedCase(
      "when it has only loaded", .advised("requestedBeforeAppearance"),
      .miniature(.interstitial, [], [.each(.loads): [.load]])),
    LivedCase(
      "when it is laid out and has not appeared", .advised("requestedBeforeAppearance"),
      .miniature(.banner, [], [.time(1, .laidOut): [.load]])),
    LivedCase(
      "when another host has only loaded", .advised("requestedBeforeAppearance"),
      .miniature(
        .interstitial, [.viewDisappears, .hostIsReplaced], [.time(2, .loads): [.load]])),
    LivedCase(
      "a native ad when its view has loaded", .silent,
      .miniature(.native, [], [.each(.loads): [.load]])),
    LivedCase("nothing", .silent, .miniature(.interstitial, [], [:])),
  ]

  @Test(arguments: lived)
  func `advises against a request before the view has appeared`(lived: LivedCase) throws {
    try lived.check("001-APP-001")
  }
}
