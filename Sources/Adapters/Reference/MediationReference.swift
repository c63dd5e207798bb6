internal import Scenarios

/// A mediation adapter in miniature, the way a careful reader of document 002 has it.
enum MediationReference {
  /// What the adapter forwards in an exchange; a reward that is told of twice, once.
  static func events(in exchange: MediationExchange) -> [ExchangeEvent] {
    var events: [ExchangeEvent] = []
    for callback in exchange.callbacks {
      switch callback {
      case .presented: events.append(.adWillPresent)
      case .rewarded: events.append(.userDidEarnReward)
      case .dismissed, .dismissedWithoutReward: events.append(.adDidDismiss)
      case .dismissedWithReward:
        if !events.contains(.userDidEarnReward) { events.append(.userDidEarnReward) }
        events.append(.adDidDismiss)
      }
    }
    return events
  }
}
