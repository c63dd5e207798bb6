internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-002: of mediated ads, the other network says in which order its callbacks come.
  static let networkOrdersItsCallbacks = onRewarded("002-RWD-002", turning: [.mediatedAd]) {
    rewarded, events, _, knobs in
    guard knobs.holds(.mediatedAd, rewarded.demand == .mediated) else { return .silent }
    let wanted = rewarded.steps.compactMap { step -> ExchangeEvent? in
      switch step {
      case .earns: .userDidEarnReward
      case .closes: .adDidDismiss
      case .readsReward, .setsCustomData, .presents: nil
      }
    }
    let told = events.filter { $0 == .userDidEarnReward || $0 == .adDidDismiss }
    // What is missing or too much is for other clauses.
    guard wanted.count(of: .userDidEarnReward) == told.count(of: .userDidEarnReward),
      wanted.count == told.count, Set(wanted).count == 2
    else { return .silent }
    for (one, other) in zip(wanted, told) where one != other {
      return .broken(.kind("orderChanged", expected: .eventBefore(one, other)))
    }
    return .kept
  }
}
