internal import Records
internal import Scenarios

extension Rule {
  /// 001-REQ-003: test mode refuses nothing but the missing scene of an app with several.
  static let requestIsFilledInTestMode = onRequestOutcome(
    "001-REQ-003", turning: [.testMode, .severalScenes]
  ) { scene, situation, outcome, readings, knobs in
    guard knobs.holds(.testMode, situation.build.isTestMode),
      !knobs.holds(.severalScenes, situation.build.supportsMultipleScenes)
        || situation.countsAsCarrying(scene, &readings)
    else { return .silent }
    guard outcome == .invalidRequest else { return .kept }
    return .broken(
      .kind(
        scene == nil ? "refusedSingleScene" : "refusedWithScene",
        expected: .requestOutcome(.filled)))
  }
}
