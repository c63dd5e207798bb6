import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-005.
struct PresentedAdFitsTests {
  static let lived: [LivedCase] = [
    LivedCase("as large as its window", .kept, presented([.resize(to: 500), .resize(to: 400)])),
    LivedCase("smaller", .kept, presented([.resize(to: 400.5, by: 400.5)])),
    LivedCase(
      "half a point too wide", .broken("presentedTooLarge"), presented([.resize(to: 399.5)])),
    LivedCase(
      "too high by a point", .broken("presentedTooLarge"),
      presented(
        [.resize(to: 400)], from: Size(width: 400, height: 401))),
    LivedCase(
      "too wide when it has just arrived", .broken("presentedTooLarge"),
      .miniature(
        .interstitial, [.resize(to: 399.5)], from: window(Size(width: 400, height: 400)),
        replies: [LoadReply(delay: 1)],
        [.each(.appears): [.load], .each(.arrives): [.present(load: 0)]])),
    LivedCase(
      "the older of two", .broken("presentedOlderAd"),
      presented([.resize(to: 399.5)], [.each(.ended): [.load]])),
    LivedCase(
      "let go of before", .silent,
      presented([.resize(to: 399.5)], [.each(.ended): [.release(load: 0)]])),
    LivedCase(
      "none", .silent,
      .miniature(.interstitial, [.userReachesAdBreak], [.each(.adBreak): [.present(load: 0)]])),
  ]

  @Test(arguments: lived)
  func `rejects an ad that exceeds the window it is presented in`(lived: LivedCase) throws {
    try lived.check("001-RSZ-005")
  }

  private static func window(_ size: Size) -> Situation {
    .miniature(scenes: [.window(.own, .foregroundActive, size)], display: .large)
  }

  /// A session in which an ad is loaded in a window, which changes before the ad is presented.
  private static func presented(
    _ stimuli: [Stimulus], from size: Size = Size(width: 400, height: 400), _ sheet: CueSheet = [:]
  ) -> Trace {
    .miniature(
      .interstitial, stimuli + [.userReachesAdBreak], from: window(size),
      sheet.first(.each(.appears), [.load]).first(.each(.adBreak), [.present(load: 0)]))
  }
}
