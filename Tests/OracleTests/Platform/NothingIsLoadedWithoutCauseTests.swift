import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause PLAT-LOD-001.
struct NothingIsLoadedWithoutCauseTests {
  static let lived: [LivedCase] = [
    LivedCase(
      "anew for another width", .kept,
      banner([.resize(to: 400)], [.each(.ended): [.setBannerWidth(400), .load]])),
    LivedCase(
      "anew for other insets", .kept,
      banner([.inset(left: 10)], [.time(2, .laidOut): [.setBannerWidth(310), .load]])),
    LivedCase(
      "tried again after a failure", .kept,
      .miniature(
        .banner, [], replies: [LoadReply(.noFill)],
        [.each(.appears): [.setBannerWidth(320), .load], .each(.fails): [.load]])),
    LivedCase(
      "loaded when it has arrived", .broken("loadedWithoutCause"),
      banner([], [.time(1, .arrives): [.load]])),
    LivedCase(
      "loaded twice at once", .broken("loadedWithoutCause"),
      .miniature(.native, [], [.each(.appears): [.load, .load]])),
    LivedCase(
      "put off and loaded once more", .broken("loadedWithoutCause"),
      banner([], [.time(1, .arrives): [.dispatch], .each(.dispatched): [.load]])),
    LivedCase(
      "laid out otherwise and back, and loaded", .broken("loadedWithoutCause"),
      banner([.inset(left: 10), .inset(left: 0)], [.time(3, .laidOut): [.load]])),
    LivedCase("loaded once", .silent, banner([], [:])),
    LivedCase(
      "loaded for another host", .silent,
      banner([.viewDisappears, .hostIsReplaced, .comeBack], [.time(2, .appears): [.load]])),
    LivedCase(
      "two interstitials in store", .silent,
      .miniature(.interstitial, [], [.each(.appears): [.load, .load]])),
  ]

  @Test(arguments: lived)
  func `rejects an ad that is loaded anew though nothing has happened`(lived: LivedCase) throws {
    try lived.checkRule("PLAT-LOD-001")
  }

  private static func banner(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(
      .banner, stimuli, sheet.first(.time(1, .appears), [.setBannerWidth(320), .load]))
  }
}
