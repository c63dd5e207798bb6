import Scenarios

// Exchanges with the SDK: each theme, each step, both sides of the time-out and of the rates.

extension CaseClass {
  static let exchanges: [CaseClass] = themes + starts + rewards + banners + calls

  private static let themes = SDKExchange.Theme.allCases.map { theme in
    CaseClass("an exchange about \(theme.rawValue)", 1.5) { `case` in
      guard case .sdkExchange(let exchange) = `case`.decisions[0].query else { return false }
      return exchange.theme == theme
    }
  }

  private static let starts: [CaseClass] = [
    start("an adapter that is never ready", 0.5) { $0.readyAt.contains(nil) },
    start("an adapter ready at ten seconds", 0.1) { $0.readyAt.contains(10) },
    start("an adapter half a second late", 0.2) { $0.readyAt.contains(10.5) },
    start("all adapters ready in time", 0.2) {
      $0.readyAt.allSatisfy { $0.map { $0 < 10 } ?? false }
    },
    start("a request that nobody fills", 0.2) { $0.requests.contains { $0.offers.isEmpty } },
  ]

  private static let rewards: [CaseClass] = [
    rewarded("an ad that is earned and closed", 0.8) {
      $0.steps.contains(.earns) && $0.steps.contains(.closes)
    },
    rewarded("an ad that is mediated", 0.5) { $0.demand == .mediated },
    rewarded("an ad that is presented twice", 0.5) {
      $0.steps.count { if case .presents = $0 { true } else { false } } == 2
    },
    rewarded("an ad with empty custom data", 0.2) { $0.steps.contains(.setsCustomData("")) },
  ]

  private static let banners: [CaseClass] = [
    banner("a banner without a rate", 0.2) { $0.refreshRate == nil },
    banner("a banner with a rate out of range", 0.1) {
      $0.refreshRate.map { !(12...120).contains($0) } ?? false
    },
    banner("a banner that waits", 0.8) {
      $0.steps.contains { if case .waits = $0 { true } else { false } }
    },
    banner("a banner that is left by the home button", 0.1) {
      $0.steps.contains(.leaves(.homeButton))
    },
  ]

  private static let calls = MediationExchange.Callback.allCases.map { call in
    CaseClass("a network that calls \(call.rawValue)", 0.1) { `case` in
      guard case .mediationExchange(let exchange) = `case`.decisions[0].query else { return false }
      return exchange.callbacks.contains(call)
    }
  }

  private static func start(
    _ name: String, _ percent: Double, _ contains: @escaping @Sendable (StartExchange) -> Bool
  ) -> CaseClass {
    CaseClass(name, percent) { `case` in
      guard case .sdkExchange(.start(let start)) = `case`.decisions[0].query else { return false }
      return contains(start)
    }
  }

  private static func rewarded(
    _ name: String, _ percent: Double, _ contains: @escaping @Sendable (RewardedExchange) -> Bool
  ) -> CaseClass {
    CaseClass(name, percent) { `case` in
      guard case .sdkExchange(.rewarded(let ad)) = `case`.decisions[0].query else { return false }
      return contains(ad)
    }
  }

  private static func banner(
    _ name: String, _ percent: Double, _ contains: @escaping @Sendable (BannerExchange) -> Bool
  ) -> CaseClass {
    CaseClass(name, percent) { `case` in
      guard case .sdkExchange(.banner(let banner)) = `case`.decisions[0].query else { return false }
      return contains(banner)
    }
  }
}
