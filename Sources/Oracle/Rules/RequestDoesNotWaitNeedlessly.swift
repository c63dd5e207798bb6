internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-004: where the window's scene is known and active, the request is made.
  static let requestDoesNotWaitNeedlessly = onRequestScene(
    "001-SCN-004", turning: [.activeScene]
  ) { situation, choice, _, knobs in
    guard choice == .wait, situation.hostScene?.isActiveWindowScene(knobs) == true else {
      return .kept
    }
    return .broken(.kind("needlessWait", expected: .aRequest))
  }
}
