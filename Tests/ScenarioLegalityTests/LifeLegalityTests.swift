import Miniatures
import ScenarioLegality
import Scenarios
import Testing

struct LifeLegalityTests {
  private static func life(
    _ stimuli: Stimulus..., from situation: Situation = .roomy
  ) -> Case {
    .session(situation, Life(format: .interstitial, stimuli: stimuli))
  }

  static let twins = [
    Twin(
      .lifeWithPast, "a session that begins, and one with a layout before",
      life(.viewDisappears),
      life(.viewDisappears, from: .roomy.but { $0.before = .miniature(400) })),
    Twin(
      .replyBeforeLoad, "a load answered at once, and one answered before",
      .session(.roomy, Life(format: .banner, stimuli: [], replies: [LoadReply(delay: 0)])),
      .session(.roomy, Life(format: .banner, stimuli: [], replies: [LoadReply(delay: -1)]))),
    Twin(
      .viewElsewhere, "a view that leaves its window once, and twice",
      life(.viewDisappears), life(.viewDisappears, .viewDisappears)),
    Twin(
      .viewElsewhere, "a view that comes back, and one that never left",
      life(.viewDisappears, .comeBack), life(.comeBack)),
    Twin(
      .viewElsewhere, "a host replaced out of its window, and one within",
      life(.viewDisappears, .hostIsReplaced), life(.hostIsReplaced)),
    Twin(
      .viewElsewhere, "a window resized around the view, and after it left",
      life(.resize(to: 321)), life(.viewDisappears, .resize(to: 321))),
    Twin(
      .viewElsewhere, "a view laid out anew in its window, and after it left",
      life(.inset(left: 1)), life(.viewDisappears, .inset(left: 0))),
    Twin(
      .hostWithoutWindowScene, "a view that enters a window, and a scene that has none",
      life(.viewDisappears, .comeBack),
      life(.viewDisappears, .viewAppears(Host(scene: .gone, view: .zero, safeAreaInsets: .zero)))),
    Twin(
      .windowMisplaced, "a window as narrow as can be, and half a point less",
      life(.resize(to: 400), .resize(to: 320)), life(.resize(to: 400), .resize(to: 319.5))),
    Twin(
      .windowOutsideDisplay, "a window as wide as the display, and half a point more",
      life(.resize(to: 800)), life(.resize(to: 800.5))),
    Twin(
      .windowOutsideDisplay, "the same where the transition is cancelled",
      life(.resize(to: 800, .cancelled)), life(.resize(to: 800.5, .cancelled))),
    Twin(
      .beforeOutOfReach, "a display that turns, and one that grows",
      life(.transition(to: turned(height: 800), .completed), from: wide),
      life(.transition(to: turned(height: 900), .completed), from: wide)),
    Twin(
      .transitionOfNothing, "a transition of the window, and one of its insets alone",
      life(.resize(to: 321)),
      life(.resize(to: 320, insets: EdgeInsets(top: 1, left: 0, bottom: 0, right: 0)))),
    Twin(
      .beforeUnchanged, "insets that change, and insets that do not",
      life(.inset(left: 0.5)), life(.inset(left: 0))),
    Twin(
      .insetsExceedView, "insets that leave nothing, and insets that leave less",
      life(.inset(left: 320)), life(.inset(left: 320, right: 0.5))),
    Twin(
      .resizeOfAnotherKind, "a drag through widths, and one that only moves the window",
      life(.drag(through: [321, 322])),
      life(.liveResize(through: [.miniature(321)], to: moved))),
    Twin(
      .windowOutsideDisplay, "a drag to the edge of the display, and beyond it",
      life(.drag(through: [400, 800])), life(.drag(through: [400, 800.5]))),
    Twin(
      .sceneNameReused, "a scene that connects under a new name, and under an old one",
      life(.sceneDisconnects(.other), .sceneConnects(.window(.third, .background)), from: pair),
      life(.sceneDisconnects(.other), .sceneConnects(.window(.other, .background)), from: pair)),
    Twin(
      .stateOutOfReach, "a scene that connects off screen, and one that is active at once",
      life(.sceneConnects(.window(.third, .background)), from: pair),
      life(.sceneConnects(.window(.third)), from: pair)),
    Twin(
      .stateOutOfReach, "a scene that goes off screen by way of inactive, and straight",
      life(
        .sceneChanges(.own, .foregroundInactive), .sceneChanges(.own, .background), from: pair),
      life(.sceneChanges(.own, .background), from: pair)),
    Twin(
      .stateOutOfReach, "a scene that comes to the front by way of inactive, and straight",
      life(
        .sceneChanges(.other, .foregroundInactive), .sceneChanges(.other, .foregroundActive),
        from: pair),
      life(.sceneChanges(.other, .foregroundActive), from: pair)),
    Twin(
      .stateOutOfReach, "a scene that disconnects off screen, and one on screen",
      life(.sceneDisconnects(.other), from: pair), life(.sceneDisconnects(.own), from: pair)),
    Twin(
      .sceneNotConnected, "a scene that changes, and one that is gone",
      life(.sceneChanges(.own, .foregroundInactive)),
      life(.sceneChanges(.gone, .foregroundInactive))),
    Twin(
      .windowsOfSingleSceneApp, "a second window of an app of several scenes, and of one",
      life(.sceneConnects(.window(.third, .background)), from: pair),
      life(.sceneConnects(.window(.third, .background)))),
    Twin(
      .foregroundWindowsOnClosedFoldable, "a foldable that closes over one window, and over two",
      life(.closes, from: foldable(.background)),
      life(.closes, from: foldable(.foregroundInactive))),
  ]

  private static let wide = Situation.miniature(display: Size(width: 800, height: 700))
  private static let pair = Situation.miniature(
    scenes: [.window(.own), .window(.other, .background)], display: .large,
    build: .severalScenes)

  private static var moved: Layout {
    var layout = Layout.miniature(321)
    layout.window.minX = 1
    return layout
  }

  private static func turned(height: Double) -> Layout {
    var layout = Layout.miniature(320)
    layout.display.size = Size(width: 700, height: height)
    return layout
  }

  private static func foldable(_ other: ActivationState) -> Situation {
    var situation = Situation.miniature(
      scenes: [.window(.own), .window(.other, other)], display: .large, build: .severalScenes)
    situation.device.idiom = .phone
    situation.device.fold = .partiallyOpen
    return situation
  }

  @Test(arguments: twins)
  func `accepts a life that can be lived and rejects one a step away`(twin: Twin) {
    twin.expectToPart()
  }

  @Test func `follows what a foldable does to windows for which it has no place`() {
    // Of the open halves, neither is a place of the upright display.
    let half = Rect(x: 475.5, y: 0, width: 475.5, height: 669)
    let situation = Situation.openDuo.but { $0.scenes.append(.window(1, half)) }
    let upright = Layout(
      fold: .fullyOpen, display: .openPortraitDuo, window: Rect(Display.openPortraitDuo.size),
      view: Rect(Display.openPortraitDuo.size),
      safeAreaInsets: EdgeInsets(top: 84, left: 0, bottom: 95, right: 0))
    let life = Life(format: .native, stimuli: [.transition(to: upright, .completed)])
    #expect(illegalities(of: .session(situation, life)) == [])
  }
}

extension Stimulus {
  /// A drawn foldable closes to the smallest display.
  fileprivate static let closes = Stimulus.transition(
    to: Layout(
      fold: .closed, display: Display(size: .smallest), window: Rect(.smallest),
      view: Rect(.smallest), safeAreaInsets: .zero), .completed)
}
