package import Adapters
package import Oracle
internal import Records
package import Scenarios

/// An adapter and a judge, put together: gives cases to the one and outcomes to the other.
package struct Examiner: Sendable {
  private let host: any AdapterHost
  private let judge: Judge

  /// Creates an examiner.
  package init(_ host: any AdapterHost, _ judge: Judge) {
    self.host = host
    self.judge = judge
  }

  /// Asks the adapter about some cases and returns what each showed, in the same order.
  package func assess(_ cases: [Case]) async -> [Assessment] {
    let decisions = cases.map(\.decisions)
    var outcomes = await host.run(decisions.flatMap(\.self))[...]
    precondition(
      outcomes.count == decisions.reduce(0) { $0 + $1.count },
      "a host has an outcome for every decision")
    return zip(cases, decisions).map { `case`, decisions in
      let outcome = Outcome(ofLinked: Array(outcomes.prefix(decisions.count)))
      outcomes = outcomes.dropFirst(decisions.count)
      return Assessment(case: `case`, outcome: outcome, verdicts: verdicts(on: `case`, outcome))
    }
  }

  private func verdicts(on case: Case, _ outcome: Outcome) -> [(ClauseID, Verdict)] {
    let evidence: Evidence
    switch (`case`, outcome) {
    case (.decision(let query, let situation), .answered(let answer)):
      evidence = .answer(query, situation, answer)
    case (.relation(let relation, let query, let situation), .answeredBoth(let one, let other)):
      evidence = .answers(relation, query, situation, one, other)
    default: return []
    }
    return judge.opinions(on: evidence).map { (judge.rules[$0.rule].clause, $0.verdict) }
  }
}

extension Outcome {
  /// What came of the decisions of one case: the answers, or the first that is none.
  fileprivate init(ofLinked outcomes: [Outcome]) {
    if outcomes.count == 2, case .answered(let one) = outcomes[0],
      case .answered(let other) = outcomes[1]
    {
      self = .answeredBoth(one, other)
    } else {
      self =
        outcomes.first {
          if case .answered = $0 { false } else { true }
        } ?? outcomes[0]
    }
  }
}
