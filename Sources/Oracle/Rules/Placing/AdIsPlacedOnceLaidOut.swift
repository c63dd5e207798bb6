internal import Records
internal import Scenarios

extension Rule {
  /// 000-TIM-001: an ad is placed once its view is laid out in a window that has room for it.
  static let adIsPlacedOnceLaidOut = onPlacement(
    "000-TIM-001", turning: [.laidOut, .noWindow, .roomForAd]
  ) { placement, situation, choice, readings, knobs in
    let isEarly: Bool
    if !knobs.holds(.laidOut, situation.isLaidOut) {
      isEarly = readings(PlacedBeforeLayout.self) == .wait
    } else if !knobs.holds(.noWindow, situation.hostScene != nil) {
      isEarly = readings(PlacedWithoutWindow.self) == .wait
    } else {
      guard choice == .wait, situation.hasRoom(for: placement, knobs) else { return .kept }
      return .broken(.kind("needlessWait", expected: .aPlace))
    }
    guard isEarly, choice != .wait else { return .kept }
    return .broken(.kind("placedTooEarly", expected: .noPlace))
  }
}
