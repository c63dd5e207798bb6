internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-004: where the window's scene is known and active, the request is made.
  static let requestDoesNotWaitNeedlessly = onRequestScene("001-SCN-004") {
    situation, choice, _ in
    guard choice == .wait, situation.hostScene?.isActiveWindowScene == true else { return .kept }
    return .broken(.kind("needlessWait", expected: .aRequest))
  }
}
