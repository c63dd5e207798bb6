import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-RSZ-004.
struct FittingAdIsKeptTests {
  static let lived: [LivedCase] = [
    LivedCase("kept", .kept, resized([.each(.ended): [.check(load: 0)]])),
    LivedCase(
      "refused for what covers the view, and replaced", .kept,
      resized(
        [.modalIsPresented, .resize(to: 400)],
        [.each(.ended): [.check(load: 0)], .each(.refused): [.load]])),
    LivedCase(
      "shown at the announcement, and another requested", .kept,
      resized(
        [.each(.announced): [.present(load: 0)], .each(.ended): [.load]])),
    LivedCase("loaded anew", .advised("reloadedThoughItFits"), resized([.each(.ended): [.load]])),
    LivedCase(
      "let go of alongside, and loaded anew", .advised("reloadedThoughItFits"),
      resized([.each(.alongside): [.release(load: 0), .load]])),
    LivedCase(
      "allowed, and loaded anew", .advised("reloadedThoughItFits"),
      resized([.each(.ended): [.check(load: 0)], .each(.allowed): [.load]])),
    LivedCase(
      "loaded anew though nothing changed in the end", .advised("reloadedThoughItFits"),
      resized([.resize(to: 400, .cancelled)], [.each(.ended): [.load]])),
    LivedCase(
      "loaded anew where it no longer fits by half a point", .silent,
      .miniature(
        .interstitial, [.resize(to: 399.5)],
        from: .miniature(
          scenes: [.window(.own, .foregroundActive, Size(width: 400, height: 400))],
          display: .large),
        [.each(.appears): [.load], .each(.ended): [.load]])),
    LivedCase(
      "loaded anew for another reason than a transition", .silent,
      resized([.inset(left: 10)], [.time(2, .laidOut): [.load]])),
    LivedCase(
      "loaded for the first time", .silent,
      .miniature(.interstitial, [.resize(to: 400)], [.each(.ended): [.load]])),
  ]

  @Test(arguments: lived)
  func `advises against another ad in the place of one that fits`(lived: LivedCase) throws {
    try lived.check("001-RSZ-004")
  }

  private static func resized(_ stimuli: [Stimulus], _ sheet: CueSheet) -> Trace {
    .miniature(.interstitial, stimuli, sheet.first(.each(.appears), [.load]))
  }

  private static func resized(_ sheet: CueSheet) -> Trace {
    resized([.resize(to: 400)], sheet)
  }
}
