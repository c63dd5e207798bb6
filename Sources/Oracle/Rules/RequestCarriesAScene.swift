internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-002: an app that supports several scenes makes no request without one.
  static let requestCarriesAScene = onRequestScene(
    "001-SCN-002", turning: [.severalScenes, .activeScene, .windowScene]
  ) { situation, choice, readings, knobs in
    switch choice {
    case .wait: return .silent
    case .scene: return .kept
    case .unset:
      guard knobs.holds(.severalScenes, situation.build.supportsMultipleScenes) else {
        return .kept
      }
      if situation.hostScene != nil, situation.activeWindowScenes(knobs).isEmpty,
        readings(NoneActive.self) == .unset
      {
        return .kept
      }
      return .broken(.kind("sceneUnset", expected: .oneOf([situation.undisputedChoice])))
    }
  }
}

extension Situation {
  /// A choice that keeps every clause under every reading.
  ///
  /// What to carry where readings part is a question for 001-SCN-003; this clause is not about it.
  fileprivate var undisputedChoice: SceneChoice {
    if let hostScene, hostScene.isActiveWindowScene { .scene(hostScene.id) } else { .wait }
  }
}
