package import Scenarios

/// What each clause about the SDK finds, in every world that its own questions allow.
///
/// A clause is imagined in its own worlds only: with all questions of an exchange there would be
/// hundreds, and no clause has more than four.
package struct ExchangeFindings: Sendable {
  /// For each clause by its name, whether it is broken in each of its worlds.
  private(set) var broken: [String: [Bool]] = [:]

  /// Notes one clause that has one world.
  mutating func note(_ clause: String, _ isBroken: Bool) { broken[clause] = [isBroken] }

  /// Notes one clause that has several worlds.
  mutating func note<World>(_ clause: String, in worlds: [World], _ isBroken: (World) -> Bool) {
    broken[clause] = worlds.map(isBroken)
  }

  /// What a clause makes of the events; accepted where it has nothing to say.
  package func verdict(of clause: String) -> SecondVerdict {
    let worlds = broken[clause] ?? []
    if worlds.contains(false) { return worlds.contains(true) ? .open : .accepted }
    return worlds.isEmpty ? .accepted : .rejected
  }

  /// The strongest verdict of all clauses.
  var verdict: SecondVerdict {
    let verdicts = broken.keys.map { verdict(of: $0) }
    return [.rejected, .open].first { verdicts.contains($0) } ?? .accepted
  }
}

/// Returns what the second derivation finds about an exchange, clause by clause.
package func exchangeFindings(_ answer: Answer, to query: Query) -> ExchangeFindings {
  switch (query, answer) {
  case (.sdkExchange(let exchange), .sdkExchange(let events)): exchange.findings(events)
  case (.mediationExchange(let exchange), .mediationExchange(let events)):
    exchange.findings(events)
  default: preconditionFailure("an answer to \(answer.queryName) given to \(query.name)")
  }
}

extension SDKExchange {
  func findings(_ events: [ExchangeEvent]) -> ExchangeFindings {
    switch self {
    case .start(let start): start.findings(events)
    case .rewarded(let rewarded): rewarded.findings(events)
    case .banner(let banner): banner.findings(events)
    }
  }

  /// Answers worth trying: nothing, a plain course of events, and that with something amiss.
  var tellings: [[ExchangeEvent]] {
    let plain: [ExchangeEvent]
    switch self {
    case .start(let start):
      plain =
        [.initialized(at: 10)]
        + start.statusReads.map { time in
          .statuses(
            start.readyAt.map { AdapterStatus(isReady: $0.map { $0 < time } ?? false) })
        }
    case .rewarded(let rewarded):
      plain = [
        .rewardRead(rewarded.reward), .adWillPresent, .userDidEarnReward,
        .verified(customData: rewarded.callbackData), .adWillDismiss, .adDidDismiss,
        .adDidFailToPresent,
      ]
    case .banner:
      plain = [
        .received(at: 0, hasAutoRefreshed: false), .willPresentScreen, .screenAppears,
        .willDismissScreen, .screenDisappears, .didDismissScreen, .applicationWillResignActive,
        .willLeaveApplication, .applicationDidEnterBackground,
      ]
    }
    return [[], plain, plain.reversed(), Array(plain.dropFirst()), Array(plain.dropLast(2))]
  }
}

/// Every pair of two answers to yes-or-no questions.
let twoQuestions = [false, true].flatMap { one in [false, true].map { (one, $0) } }

/// Every triple of answers to yes-or-no questions.
let threeQuestions = twoQuestions.flatMap { pair in [false, true].map { (pair.0, pair.1, $0) } }
