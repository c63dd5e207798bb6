internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-003: the handler is called when the reward is earned, and only then.
  static let rewardIsToldWhenEarned = onRewarded("002-RWD-003") { rewarded, events, readings, _ in
    let earned = rewarded.steps.count { $0 == .earns }
    let told = events.count(of: .userDidEarnReward)
    let missing = Violation.kind("rewardMissing", expected: .event(.userDidEarnReward))
    let tooOften = Violation.kind("rewardTwice", expected: .noEvent(.userDidEarnReward))
    if earned == 0 {
      guard told > 0 else { return rewarded.presentations.isEmpty ? .silent : .kept }
      return .broken(.kind("rewardUnearned", expected: .noEvent(.userDidEarnReward)))
    }
    if told == 0 { return .broken(missing) }
    if told > earned { return .broken(tooOften) }
    guard earned > 1 else { return .kept }
    switch readings(RewardEarnedTwice.self) {
    case .once: return told > 1 ? .broken(tooOften) : .kept
    case .eachTime: return told < earned ? .broken(missing) : .kept
    }
  }
}
