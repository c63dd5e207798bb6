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
    let outcomes = await host.run(cases)
    precondition(outcomes.count == cases.count, "a host has an outcome for every case")
    return zip(cases, outcomes).map { `case`, outcome in
      var verdicts: [(clause: ClauseID, verdict: Verdict)] = []
      if case .answered(let answer) = outcome, case .decision(let query, let situation) = `case` {
        verdicts = judge.opinions(on: .answer(query, situation, answer)).map {
          (judge.rules[$0.rule].clause, $0.verdict)
        }
      }
      return Assessment(case: `case`, outcome: outcome, verdicts: verdicts)
    }
  }
}
