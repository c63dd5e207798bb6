import Miniatures
import Oracle
import Scenarios
import Testing

/// Clause 001-BAN-005.
struct BannerStaysInTheSafeAreaTests {
  static let lived: [LivedCase] = [
    LivedCase("anchored to the safe area", .kept, placed([.anchored(to: .safeArea)])),
    LivedCase("a frame that fills the safe area", .kept, placed([.frame(safe)])),
    LivedCase(
      "placed anew when the window has narrowed", .kept,
      placed([.frame(safe)], [.resize(to: 320)], [.each(.ended): [.place(.frame(narrow))]])),
    LivedCase(
      "a frame left by its host", .kept,
      placed([.frame(safe)], [.viewDisappears, .hostIsReplaced, .comeBack], [:])),
    LivedCase(
      "outside only until it is placed anew", .kept,
      placed([.frame(moved(x: -0.5)), .anchored(to: .safeArea)])),
    LivedCase("anchored to the view", .broken("anchoredToTheView"), placed([.anchored(to: .view)])),
    LivedCase(
      "half a point to the left", .broken("outsideTheSafeArea"), placed([.frame(moved(x: -0.5))])),
    LivedCase(
      "half a point to the right", .broken("outsideTheSafeArea"), placed([.frame(moved(x: 0.5))])),
    LivedCase("half a point up", .broken("outsideTheSafeArea"), placed([.frame(moved(y: -0.5))])),
    LivedCase("half a point down", .broken("outsideTheSafeArea"), placed([.frame(moved(y: 0.5))])),
    LivedCase(
      "nowhere", .broken("outsideTheSafeArea"),
      placed([.frame(Rect(x: .nan, y: 20, width: 10, height: 10))])),
    LivedCase(
      "left when the window has narrowed", .broken("outsideTheSafeArea"),
      placed([.frame(safe)], [.resize(to: 320)], [:])),
    LivedCase(
      "a native ad anchored to the view", .silent,
      .miniature(.native, [], [.each(.appears): [.place(.anchored(to: .view))]])),
  ]

  @Test(arguments: lived)
  func `rejects a banner that can leave the safe area, or has left it`(lived: LivedCase) throws {
    try lived.check("001-BAN-005")
  }

  private static let safe = Rect(x: 10, y: 20, width: 360, height: 340)
  private static let narrow = Rect(x: 0, y: 0, width: 320, height: 400)

  private static func moved(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: safe.minX + x, y: safe.minY + y, width: safe.width, height: safe.height)
  }

  /// A session in a window of 400 points whose insets leave 360 by 340 of them.
  private static func placed(
    _ placements: [Placement], _ stimuli: [Stimulus] = [], _ sheet: CueSheet = [:]
  ) -> Trace {
    .miniature(
      .banner, stimuli,
      from: .miniature(
        scenes: [.window(.own, .foregroundActive, Size(width: 400, height: 400))],
        insets: EdgeInsets(top: 20, left: 10, bottom: 40, right: 30), display: .large),
      sheet.first(.time(1, .appears), placements.map(Action.place)))
  }
}
