internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-012: a mediation adapter forwards a reward that its network tells of, and no other.
  static let rewardIsForwardedWhenTold = onMediation("002-RWD-012") {
    callbacks, events, readings, _ in
    let told = callbacks.count { $0 == .rewarded || $0 == .dismissedWithReward }
    let forwarded = events.count(of: .userDidEarnReward)
    let unfounded = Violation.kind("rewardInvented", expected: .noEvent(.userDidEarnReward))
    let missing = Violation.kind("rewardDropped", expected: .event(.userDidEarnReward))
    if forwarded > told { return .broken(unfounded) }
    if told > 0, forwarded == 0 { return .broken(missing) }
    guard told > 1 else { return callbacks.isEmpty ? .silent : .kept }
    switch readings(RewardToldTwice.self) {
    case .once: return forwarded > 1 ? .broken(unfounded) : .kept
    case .eachTime: return forwarded < told ? .broken(missing) : .kept
    }
  }
}
