internal import Records
internal import Scenarios

extension Rule {
  /// 004-APP-002: the app resigns being active before it is told that it will be left.
  static let leavingFollowsTheAppsLife = onBanner("004-APP-002") { _, events, readings, _ in
    guard let leaving = events.firstIndex(of: .willLeaveApplication) else { return .silent }
    let resigning = events.firstIndex(of: .applicationWillResignActive)
    let background = events.firstIndex(of: .applicationDidEnterBackground)
    if let resigning, leaving < resigning {
      return .broken(
        .kind(
          "leftBeforeResigning",
          expected: .eventBefore(.applicationWillResignActive, .willLeaveApplication)))
    }
    guard let background else { return resigning == nil ? .silent : .kept }
    switch readings(LeavingAndBackground.self) {
    case .before where leaving > background:
      return .broken(
        .kind(
          "leftAfterBackground",
          expected: .eventBefore(.willLeaveApplication, .applicationDidEnterBackground)))
    case .after where leaving < background:
      return .broken(
        .kind(
          "leftBeforeBackground",
          expected: .eventBefore(.applicationDidEnterBackground, .willLeaveApplication)))
    case .before, .after: return .kept
    }
  }
}
