internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-003: what a request carries is the active scene the ad will be seen in.
  static let requestCarriesTheRightScene = onRequestScene(
    "001-SCN-003", turning: [.activeScene, .windowScene]
  ) { situation, choice, readings, knobs in
    // A scene that is no window scene, or not connected, is 001-SCN-001's to judge.
    guard case .scene(let id) = choice, situation.scene(id)?.isWindowScene == true
    else { return .silent }
    let permitted = situation.scenesToCarry(&readings, knobs)
    if permitted.contains(.scene(id)) { return .kept }
    let kind: StaticString = permitted.isEmpty ? "requestedTooEarly" : "wrongScene"
    return .broken(.kind(kind, expected: .oneOf(permitted.orWait)))
  }
}

extension Situation {
  /// The window scenes that are active in the foreground, in listed order.
  func activeWindowScenes(_ knobs: Knobs) -> [Scene] {
    scenes.filter { $0.isActiveWindowScene(knobs) }
  }

  /// Returns the scenes a request may carry under some readings; none when it has to wait.
  func scenesToCarry(_ readings: inout Readings, _ knobs: Knobs) -> [SceneChoice] {
    let active = activeWindowScenes(knobs).map { SceneChoice.scene($0.id) }
    guard let hostScene else {
      guard !active.isEmpty else { return [] }
      return readings(HostlessRequest.self) == .wait ? [] : active
    }
    let host = [SceneChoice.scene(hostScene.id)]
    if hostScene.isActiveWindowScene(knobs) {
      if active.count == 1 { return host }
      return readings(SeveralActive.self) == .host ? host : active
    }
    if active.isEmpty {
      return readings(NoneActive.self) == .host ? host : []
    }
    return readings(OtherActive.self) == .host ? host : active
  }
}

extension Scene {
  /// Whether the scene is a window scene that is active in the foreground.
  func isActiveWindowScene(_ knobs: Knobs) -> Bool {
    let isInForeground =
      activationState == .foregroundActive || activationState == .foregroundInactive
    return knobs.holds(.windowScene, isWindowScene) && isInForeground
      && knobs.holds(.activeScene, activationState == .foregroundActive)
  }
}

extension [SceneChoice] {
  /// The choices themselves, or waiting when there is none.
  var orWait: [SceneChoice] { isEmpty ? [.wait] : self }
}
