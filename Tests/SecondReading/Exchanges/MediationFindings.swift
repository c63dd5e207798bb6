import Scenarios

extension MediationExchange {
  /// Line 335: the order is the network's, but for a call that has the reward in it.
  func findings(_ events: [ExchangeEvent]) -> ExchangeFindings {
    var findings = ExchangeFindings()
    let rewards = events.indices.filter { events[$0] == .userDidEarnReward }
    let closings = events.indices.filter { events[$0] == .adDidDismiss }
    if callbacks.contains(.dismissedWithReward) {
      findings.note(
        "002-RWD-010", rewards.first.map { reward in closings.first ?? reward < reward } ?? true)
    }
    if let earned = callbacks.firstIndex(of: .rewarded),
      let closed = callbacks.firstIndex(of: .dismissed), let reward = rewards.first,
      let closing = closings.first
    {
      findings.note("002-RWD-011", earned > closed ? reward < closing : reward > closing)
    }
    let told = callbacks.filter { $0 == .rewarded || $0 == .dismissedWithReward }.count
    findings.note("002-RWD-012", in: [1, 2]) { most in rewards.count != min(told, most) }
    return findings
  }

  /// Answers worth trying: each order of reward and dismissal, and one or both left out.
  var tellings: [[ExchangeEvent]] {
    [
      [], [.adDidDismiss], [.userDidEarnReward, .adDidDismiss],
      [.adWillPresent, .adDidDismiss, .userDidEarnReward],
      [.adWillPresent, .userDidEarnReward, .userDidEarnReward, .adDidDismiss],
    ]
  }
}
