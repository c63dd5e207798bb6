internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-010: of one call that tells of dismissal and reward, the reward is forwarded first.
  static let combinedCallbackGivesTheRewardFirst = onMediation("002-RWD-010") {
    callbacks, events, _, _ in
    guard callbacks.contains(.dismissedWithReward) else { return .silent }
    guard let reward = events.firstIndex(of: .userDidEarnReward) else {
      return .broken(.kind("rewardMissing", expected: .event(.userDidEarnReward)))
    }
    guard let dismissal = events.firstIndex(of: .adDidDismiss), dismissal < reward else {
      return .kept
    }
    return .broken(
      .kind("rewardAfterDismissal", expected: .eventBefore(.userDidEarnReward, .adDidDismiss)))
  }
}
