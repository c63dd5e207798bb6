internal import Records
internal import Scenarios

extension Rule {
  /// Creates a rule about what the SDK sends when it is started.
  static func onStart(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling: @escaping @Sendable (StartExchange, [ExchangeEvent], inout Readings, Knobs) -> Ruling
  ) -> Rule {
    onExchange(clause, knobs) { exchange, events, readings, knobs in
      guard case .start(let start) = exchange else { return .silent }
      return ruling(start, events, &readings, knobs)
    }
  }

  /// Creates a rule about what the SDK sends about a rewarded ad.
  static func onRewarded(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (RewardedExchange, [ExchangeEvent], inout Readings, Knobs) -> Ruling
  ) -> Rule {
    onExchange(clause, knobs) { exchange, events, readings, knobs in
      guard case .rewarded(let rewarded) = exchange else { return .silent }
      return ruling(rewarded, events, &readings, knobs)
    }
  }

  /// Creates a rule about what the SDK sends about a banner.
  static func onBanner(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (BannerExchange, [ExchangeEvent], inout Readings, Knobs) -> Ruling
  ) -> Rule {
    onExchange(clause, knobs) { exchange, events, readings, knobs in
      guard case .banner(let banner) = exchange else { return .silent }
      return ruling(banner, events, &readings, knobs)
    }
  }

  private static func onExchange(
    _ clause: String, _ knobs: [Knob],
    _ ruling: @escaping @Sendable (SDKExchange, [ExchangeEvent], inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.sdkExchange), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(.answer(.sdkExchange(let exchange), _, .sdkExchange(let events))) = exhibit
      else { return .silent }
      return ruling(exchange, events, &readings, knobs)
    }
  }

  /// Creates a rule about what a mediation adapter forwards.
  static func onMediation(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable ([MediationExchange.Callback], [ExchangeEvent], inout Readings, Knobs) ->
      Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.mediationExchange), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(
          .answer(.mediationExchange(let exchange), _, .mediationExchange(let events))) = exhibit
      else { return .silent }
      return ruling(exchange.callbacks, events, &readings, knobs)
    }
  }
}
