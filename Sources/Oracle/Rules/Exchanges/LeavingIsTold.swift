internal import Records
internal import Scenarios

extension Rule {
  /// 004-APP-001: the delegate is told that the app will be left.
  static let leavingIsTold = onBanner("004-APP-001") { banner, events, readings, _ in
    let isTold = events.contains(.willLeaveApplication)
    for case .leaves(let exit) in banner.steps {
      guard !isTold else { return .kept }
      if exit == .homeButton, readings(LeavingByHomeButton.self) == .untold { return .kept }
      return .broken(.kind("notToldOfLeaving", expected: .event(.willLeaveApplication)))
    }
    guard isTold else { return .kept }
    return .broken(.kind("toldThoughStaying", expected: .noEvent(.willLeaveApplication)))
  }
}
