import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-NAT-001.
struct NativeAdIsKeptTests {
  static let lived: [LivedCase] = [
    LivedCase("kept", .kept, resized([:])),
    LivedCase(
      "another tried after a failure", .kept,
      .miniature(
        .native, [.resize(to: 400)], replies: [LoadReply(.noFill, delay: 1)],
        [.each(.appears): [.load], .each(.fails): [.load]])),
    LivedCase("loaded anew", .advised("reloadedForTheWindow"), resized([.each(.ended): [.load]])),
    LivedCase(
      "loaded anew at the announcement", .advised("reloadedForTheWindow"),
      resized([.each(.announced): [.load]])),
    LivedCase(
      "loaded anew, put off", .advised("reloadedForTheWindow"),
      resized([.each(.ended): [.dispatch], .each(.dispatched): [.load]])),
    LivedCase(
      "loaded anew for half a point", .advised("reloadedForTheWindow"),
      resized([.resize(to: 320, by: 400.5)], [.each(.ended): [.load]])),
    LivedCase(
      "loaded anew for a size on the way", .advised("reloadedForTheWindow"),
      resized([.resize(to: 400, .cancelled)], [.each(.alongside): [.load]])),
    LivedCase(
      "loaded anew for other insets", .silent,
      resized([.inset(left: 10)], [.time(2, .laidOut): [.load]])),
    LivedCase(
      "loaded for the first time", .silent,
      .miniature(.native, [.resize(to: 400)], [.each(.ended): [.load]])),
    LivedCase(
      "loaded for another host", .silent,
      resized(
        [.viewDisappears, .hostIsReplaced, .comeBack, .resize(to: 400)],
        [.each(.ended): [.load]])),
    LivedCase(
      "a banner loaded anew", .silent,
      .miniature(
        .banner, [.resize(to: 400)], [.each(.appears): [.load], .each(.ended): [.load]])),
  ]

  @Test(arguments: lived)
  func `advises against loading a native ad anew for the size of its window`(lived: LivedCase)
    throws
  {
    try lived.check("001-NAT-001")
  }

  private static func resized(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.native, stimuli, sheet.first(.time(1, .appears), [.load]))
  }

  private static func resized(_ sheet: CueSheet) -> Trace {
    resized([.resize(to: 400)], sheet)
  }
}
