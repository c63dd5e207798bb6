internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-011: calls of their own are forwarded in the order in which the network makes them.
  static let separateCallbacksKeepTheirOrder = onMediation("002-RWD-011") {
    callbacks, events, _, _ in
    guard let earned = callbacks.firstIndex(of: .rewarded),
      let closed = callbacks.firstIndex(of: .dismissed),
      let reward = events.firstIndex(of: .userDidEarnReward),
      let dismissal = events.firstIndex(of: .adDidDismiss)
    else { return .silent }
    if (earned < closed) == (reward < dismissal) { return .kept }
    let expected: Expectation =
      earned < closed
      ? .eventBefore(.userDidEarnReward, .adDidDismiss)
      : .eventBefore(.adDidDismiss, .userDidEarnReward)
    return .broken(.kind("orderChanged", expected: expected))
  }
}
