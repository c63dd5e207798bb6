package import Adapters
package import Oracle
internal import Records
package import Scenarios
internal import World

/// An adapter and a judge, put together: gives cases to the one and outcomes to the other.
package struct Examiner: Sendable {
  private let host: any AdapterHost
  private let judge: Judge

  /// Creates an examiner.
  package init(_ host: any AdapterHost, _ judge: Judge) {
    self.host = host
    self.judge = judge
  }

  /// The examiner for trying out cases, which believes a crash or a silence the first time.
  var hasty: Examiner { Examiner(host.hasty, judge) }

  /// Why the adapter is not asked any more; nil while it is.
  var loss: String? { host.loss }

  /// Asks the adapter about some cases and returns what each showed, in the same order.
  package func assess(_ cases: [Case]) async -> [Assessment] {
    var decisions: [Decision] = []
    decisions.reserveCapacity(cases.count * 2)
    var plays: [any Play] = []
    for `case` in cases {
      `case`.appendDecisions(to: &decisions)
      if case .session(let situation, let life) = `case` { plays.append(Playback(situation, life)) }
    }
    let lives = plays.isEmpty ? [] : await host.live(through: plays)
    precondition(lives.count == plays.count, "a host has an outcome for every session")
    var nextLife = 0
    let outcomes = await host.run(decisions)
    precondition(
      outcomes.count == decisions.count, "a host has an outcome for every decision")
    var assessments: [Assessment] = []
    assessments.reserveCapacity(cases.count)
    var next = 0
    for `case` in cases {
      switch `case` {
      case .decision(let query, let situation):
        let outcome = outcomes[next]
        next += 1
        guard case .answered(let answer) = outcome else {
          assessments.append(Assessment(outcome: outcome, verdicts: []))
          continue
        }
        assessments.append(
          Assessment(outcome: outcome, verdicts: verdicts(on: .answer(query, situation, answer))))
      case .relation(let relation, let query, let situation):
        let outcome = Outcome(ofLinked: outcomes[next], outcomes[next + 1])
        next += 2
        guard case .answeredBoth(let one, let other) = outcome else {
          assessments.append(Assessment(outcome: outcome, verdicts: []))
          continue
        }
        assessments.append(
          Assessment(
            outcome: outcome,
            verdicts: verdicts(on: .answers(relation, query, situation, one, other))))
      case .session:
        let outcome = lives[nextLife]
        nextLife += 1
        guard case .lived(let trace) = outcome else {
          assessments.append(Assessment(outcome: outcome, verdicts: []))
          continue
        }
        let session = Session(trace)
        assessments.append(
          Assessment(
            outcome: outcome, verdicts: verdicts(judge.opinions(on: .session(session))),
            worldFaults: verdicts(judge.worldFaults(in: session))))
      }
    }
    return assessments
  }

  private func verdicts(on evidence: Evidence) -> [Assessment.ClauseVerdict] {
    verdicts(judge.opinions(on: evidence))
  }

  private func verdicts(_ opinions: [Judge.Opinion]) -> [Assessment.ClauseVerdict] {
    opinions.map {
      Assessment.ClauseVerdict(
        rule: $0.rule, clause: judge.rules[$0.rule].clause, verdict: $0.verdict)
    }
  }
}

extension Outcome {
  /// What came of two linked decisions: both answers, or the first outcome that is none.
  fileprivate init(ofLinked one: Outcome, _ other: Outcome) {
    switch (one, other) {
    case (.answered(let first), .answered(let second)): self = .answeredBoth(first, second)
    case (.answered, _): self = other
    default: self = one
    }
  }
}
