import GeneratedCases
import Oracle
import Records
import Scenarios
import Specification
import Testing

/// What rules do, over generated cases and telling answers, against what their clauses list.
struct KindsAndQuestionsTests {
  @Test func `lists every kind a rule reports and every question it asks, and no other`()
    async throws
  {
    let catalogue = try Catalogue.builtIn()
    let observations = await observations(over: GeneratedCases(seed: 3, count: 30_000))
    for (rule, observation) in zip(Rule.all, observations) {
      let clause = try #require(catalogue.clause(rule.clause))
      #expect(observation.rulings > 100, "hardly anything bore on \(clause.id)")
      #expect(observation.kinds.sorted() == clause.kinds.map(\.name).sorted(), "\(clause.id)")
      #expect(observation.questions.sorted() == clause.questions.sorted(), "\(clause.id)")
    }
  }

  /// Returns what each rule was seen to do, in the order of the rules.
  private func observations(over cases: GeneratedCases) async -> [RuleObservation] {
    let parts = await cases.parts { cases in
      var observations = [RuleObservation](repeating: RuleObservation(), count: Rule.all.count)
      for `case` in cases {
        let evidence = `case`.tellingEvidence
        for (index, rule) in Rule.all.enumerated() where rule.listensTo == `case`.trigger {
          for piece in evidence { observations[index].watch(rule, on: piece) }
        }
      }
      return observations
    }
    return parts.reduce(into: [RuleObservation](repeating: .init(), count: Rule.all.count)) {
      for (index, observation) in $1.enumerated() { $0[index].merge(observation) }
    }
  }
}
