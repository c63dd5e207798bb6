import Conformance
import Counterexample
import Oracle
import Records
import ScenarioGeneration
import Scenarios
import Specification
import Testing

/// What rules do, over drawn answers and scripts, against what their clauses list.
struct KindsAndQuestionsTests {
  @Test func `lists every kind a rule reports and every question it asks, and no other`()
    async throws
  {
    let decisions = await seen(in: .decisionTrials, cases: 30_000)
    let sessions = await seen(in: .sessionTrials, cases: 15_000)
    let seen = decisions.merging(sessions, uniquingKeysWith: +)
    var listed: Set<RuleFact> = []
    for clause in try Catalogue.builtIn().clauses where clause.isTestable && !clause.isHarnessOwn {
      #expect(
        seen[.bears(clause.id), default: 0] > 100, "hardly anything bore on \(clause.id)")
      listed.insert(.bears(clause.id))
      listed.formUnion(clause.kinds.map { .reports(clause.id, $0.name) })
      listed.formUnion(clause.questions.map { .asks(clause.id, $0) })
    }
    let notSeen = listed.filter { seen[$0] == nil }.map(\.description).sorted()
    #expect(notSeen == [])
    let notListed = seen.keys.filter { !listed.contains($0) }.map(\.description).sorted()
    #expect(notListed == [])
  }

  /// Returns how many of some generated trials showed each fact.
  private func seen(in trials: Generator<Trial>, cases: Int) async -> [RuleFact: Int] {
    var search = Search<Trial, RuleFact>(trials, seeds: Seeds(run: 3, property: "kinds"))
    search.workers = 2
    let result = await search.run(cases: 0..<cases) { trials in
      trials.map { Judgement(failures: RuleFact.shown(by: $0.evidence)) }
    }
    return result.failures.mapValues(\.count)
  }
}
