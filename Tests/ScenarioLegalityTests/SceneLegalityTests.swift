import ScenarioLegality
import Scenarios
import Testing

struct SceneLegalityTests {
  static let twins = [
    Twin(
      .windowOutsideDisplay, "a window that ends at the right edge of the display or beyond",
      .drawn.but(window: Rect(x: 400, y: 50, width: 400, height: 500)),
      .drawn.but(window: Rect(x: 400.5, y: 50, width: 400, height: 500))),
    Twin(
      .windowOutsideDisplay, "a window that starts at the top of the display or above",
      .pad.but(window: Rect(x: 0, y: 0, width: 400, height: 500), insets: top(24)),
      .pad.but(window: Rect(x: 0, y: -0.5, width: 400, height: 500), insets: top(24))),
    Twin(
      .windowOutsideDisplay, "a window that starts at the left edge of the display or before",
      .drawn.but(window: Rect(x: 0, y: 50, width: 400, height: 500)),
      .drawn.but(window: Rect(x: -0.5, y: 50, width: 400, height: 500))),
    Twin(
      .windowOutsideDisplay, "a window that ends at the bottom of the display or below",
      .drawn.but(window: Rect(x: 100, y: 100, width: 400, height: 500)),
      .drawn.but(window: Rect(x: 100, y: 100.5, width: 400, height: 500))),
    Twin(
      .windowMisplaced, "the smallest free window of a drawn device, and a narrower one",
      .drawn.but(window: Rect(x: 100, y: 50, width: 320, height: 400)),
      .drawn.but(window: Rect(x: 100, y: 50, width: 319.5, height: 400))),
    Twin(
      .windowMisplaced, "the smallest free window of a tablet, and a lower one",
      .pad.but(window: Rect(x: 100, y: 50, width: 320, height: 400)),
      .pad.but(window: Rect(x: 100, y: 50, width: 320, height: 399.5))),
    Twin(
      .windowMisplaced, "half a foldable, and half a point more",
      .openDuo,
      .openDuo.but(
        window: Rect(x: 0, y: 0, width: 476, height: 669),
        insets: EdgeInsets(top: 0, left: 84, bottom: 0, right: 0))),
    Twin(
      .windowMisplaced, "a phone's background window off its only place",
      background(height: 844), background(height: 400)),
    Twin(
      .sceneNumberNegative, "a scene of a name from 0 up, and one below",
      Situation.pad.but { $0.scenes.append(.carPlay(1)) },
      Situation.pad.but { $0.scenes.append(.carPlay(-1)) }),
    Twin(
      .sceneRepeated, "two scenes of two names, and of one",
      Situation.pad.but { $0.scenes.append(.carPlay(1)) },
      Situation.pad.but { $0.scenes.append(.carPlay(0)) }),
    Twin(
      .sceneUnattached, "a scene in the background, and one not attached",
      Situation.pad.but { $0.scenes[0].activationState = .background },
      Situation.pad.but { $0.scenes[0].activationState = .unattached }),
    Twin(
      .windowsOfSingleSceneApp, "two windows of a tablet app of several scenes, and of one",
      .pad.withSecondWindow(.background),
      .pad.withSecondWindow(.background).but { $0.build.supportsMultipleScenes = false }),
    Twin(
      .windowsOfSingleSceneApp, "a window and a scene without one",
      Situation.phone.but { $0.scenes.append(.carPlay(1)) },
      Situation.closedDuo.withSecondWindow(.background).but {
        $0.build.supportsMultipleScenes = false
      }),
    Twin(
      .windowsOfSingleSceneApp, "a window scene without a window, of an app of several and of one",
      Situation.pad.but { $0.scenes.append(.windowless(1)) },
      Situation.pad.but {
        $0.build.supportsMultipleScenes = false
        $0.scenes.append(.windowless(1))
      }),
    Twin(
      .foregroundWindowsOnClosedFoldable, "a window scene without a window, on either display",
      Situation.openDuo.but { $0.scenes.append(.windowless(1)) },
      Situation.closedDuo.but { $0.scenes.append(.windowless(1)) }),
    Twin(
      .windowsOnRigidPhone, "a phone with one window of an app of several scenes, and with two",
      Situation.phone.but { $0.build.supportsMultipleScenes = true },
      Situation.phone.but { $0.build.supportsMultipleScenes = true }.withSecondWindow(.background)),
    Twin(
      .foregroundWindowsOnClosedFoldable, "a second window in the background, and inactive",
      .closedDuo.withSecondWindow(.background), .closedDuo.withSecondWindow(.foregroundInactive)),
  ]

  /// A phone with its window in the background and a host in no window.
  private static func background(height: Double) -> Situation {
    .phone.but {
      $0.scenes = [.window(0, Rect(x: 0, y: 0, width: 390, height: height), .background)]
      $0.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
    }
  }

  private static func top(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
  }

  @Test(arguments: twins)
  func `accepts scenes that can be connected together and rejects others`(twin: Twin) {
    twin.expectToPart()
  }

  @Test func `accepts no scene at all`() {
    let situation = Situation.drawn.but {
      $0.scenes = []
      $0.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
    }
    #expect(illegalities(of: .decision(.requestScene, situation)) == [])
  }

  @Test func `accepts a lone window scene whose window does not exist yet`() {
    let situation = Situation.phone.but {
      $0.scenes = [.windowless(0)]
      $0.host = Host(scene: nil, view: .zero, safeAreaInsets: .zero)
    }
    #expect(illegalities(of: .decision(.requestScene, situation)) == [])
  }

  @Test func `accepts two windows in the foreground of an open foldable`() {
    let situation = Situation.openDuo.withSecondWindow(.foregroundActive)
    #expect(illegalities(of: .decision(.requestScene, situation)) == [])
  }
}

extension Situation {
  /// Returns the situation with a second window scene in the place of the first.
  fileprivate func withSecondWindow(_ state: ActivationState) -> Situation {
    but { situation in
      var second = situation.scenes[0]
      second.id = Scene.ID(1)
      second.activationState = state
      situation.scenes.append(second)
    }
  }
}
