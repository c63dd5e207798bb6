internal import Records
internal import Scenarios

extension Rule {
  /// 001-REQ-001: without a scene, an app with several scenes gets an error in test mode.
  static let requestWithoutSceneFailsInTestMode = onRequestOutcome(
    "001-REQ-001", turning: [.testMode, .severalScenes]
  ) { scene, situation, outcome, readings, knobs in
    guard knobs.holds(.testMode, situation.build.isTestMode),
      knobs.holds(.severalScenes, situation.build.supportsMultipleScenes),
      !situation.countsAsCarrying(scene, &readings)
    else { return .silent }
    switch outcome {
    case .invalidRequest: return .kept
    case .filled:
      return .broken(.kind("filledWithoutScene", expected: .requestOutcome(.invalidRequest)))
    }
  }
}

extension Situation {
  /// Returns whether a request with this scene, or none, counts as one that carries a scene.
  ///
  /// A request holds its scene weakly, so what a disconnected one counts as is question 001-Q-005.
  func countsAsCarrying(_ scene: Scene.ID?, _ readings: inout Readings) -> Bool {
    guard let scene else { return false }
    return self.scene(scene) != nil || readings(DisconnectedScene.self) == .carried
  }
}
