import Counterexample
import Oracle
import Records
import ScenarioGeneration
import Scenarios
import SecondReading
import Testing

/// The clauses about the SDK and mediation adapters, in code and as somebody else read them.
struct ExchangesReadTwiceTests {
  private static let names: [Query.Name] = [.sdkExchange, .mediationExchange]

  /// Compares both on some trials, and says on how many they agree for each clause and verdict.
  private func compare(
    _ trials: Generator<Trial>, cases: Int, _ property: String
  ) throws -> (counts: [String: Int], differences: [String]) {
    let judge = try Judge.underDocuments
    let seeds = Seeds(run: 6, property: property)
    let clauses = Set(
      judge.rules.filter { rule in Self.names.contains { rule.listensTo == .query($0) } }
        .map(\.clause))
    try #require(clauses.count == 33)
    var counts: [String: Int] = [:]
    var differences: [String] = []
    for index in 0..<cases {
      guard case .decision(let query, let situation, let answer) = trials.value(seeds, case: index),
        Self.names.contains(query.name)
      else { continue }
      var said: [ClauseID: SecondVerdict] = [:]
      for opinion in judge.opinions(on: .answer(query, situation, answer)) {
        said[judge.rules[opinion.rule].clause] = SecondVerdict(opinion.verdict)
      }
      let again = exchangeFindings(answer, to: query)
      for clause in clauses {
        let second = again.verdict(of: clause.description)
        counts["\(clause) \(second)", default: 0] += 1
        if said[clause] ?? .accepted != second, differences.count < 5 {
          differences.append(
            "\(clause): first \(said[clause] ?? .accepted), second \(second): \(answer) to \(query)"
          )
        }
      }
    }
    return (counts, differences)
  }

  @Test func `both derivations say the same about drawn answers`() throws {
    let (counts, differences) = try compare(.decisionTrials, cases: 30_000, "drawn")
    #expect(differences == [])
    for clause in ["002-INI-001", "002-RWD-003", "002-SSV-001", "004-REF-002", "004-SCR-001"] {
      #expect(counts["\(clause) rejected", default: 0] > 20, "\(clause)")
    }
    for clause in ["002-INI-003", "002-SSV-001", "004-REF-002", "004-APP-002"] {
      #expect(counts["\(clause) open", default: 0] > 20, "\(clause)")
    }
  }

  @Test(arguments: names)
  func `both derivations say the same about answers over the small alphabet`(
    name: Query.Name
  ) throws {
    let trials = Generator<Trial>.smallDecisionTrials(about: [name])
    let (counts, differences) = try compare(trials, cases: 6000, "small")
    #expect(differences == [])
    #expect(counts.values.reduce(0, +) > 6000 * 30)
  }
}

extension SecondVerdict {
  /// A verdict of the first derivation in the words of the second.
  fileprivate init(_ verdict: Verdict) {
    switch verdict {
    case .pass: self = .accepted
    case .advisory: self = .discouraged
    case .unspecified: self = .open
    case .fail: self = .rejected
    }
  }
}
