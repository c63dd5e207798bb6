internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-001: of Google's ads, every call about the reward comes before the ad was dismissed.
  static let rewardComesBeforeTheDismissal = onRewarded("002-RWD-001", turning: [.googleAd]) {
    rewarded, events, readings, knobs in
    guard knobs.holds(.googleAd, rewarded.demand == .google),
      let reward = events.lastIndex(of: .userDidEarnReward),
      let dismissal = events.firstIndex(of: .adDidDismiss)
    else { return .silent }
    if reward > dismissal {
      return .broken(
        .kind(
          "rewardAfterDismissal", expected: .eventBefore(.userDidEarnReward, .adDidDismiss)))
    }
    guard let announcement = events.firstIndex(of: .adWillDismiss), reward > announcement,
      readings(RewardAndWillDismiss.self) == .beforeWillDismiss
    else { return .kept }
    return .broken(
      .kind("rewardAfterDismissal", expected: .eventBefore(.userDidEarnReward, .adWillDismiss)))
  }
}
