import GeneratedCases
import Oracle
import Records
import Scenarios
import SecondReading
import Testing

/// Clauses 001-REL-001 to 001-REL-005 in code against the document as somebody else read it.
///
/// Over 10,000 cases, and over 1,000,000 when `FOLDPROOF_THOROUGH` is 1.
struct RelationsReadTwiceTests {
  /// What came of comparing the two on one part of the cases.
  private struct Comparison: Sendable {
    var pairs: [Relation.Name: Int] = [:]
    var counts: [SecondVerdict: Int] = [:]
    /// The differences, in words.
    var differences: [String] = []
  }

  @Test func `both derivations say the same about every pair of telling answers`() async throws {
    let judge = try Judge.underDocuments
    let comparisons = await GeneratedCases(seed: 4).parts { cases in
      var comparison = Comparison()
      for case .relation(let relation, let query, let situation) in cases {
        let answers = tellingAnswers(to: query, in: situation)
        // Of choices of a scene each with each; of the others, each with itself and the next.
        let reach = query == .requestScene ? answers.count - 1 : 1
        for (index, first) in answers.enumerated() {
          for distance in 0...reach {
            let second = answers[(index + distance) % answers.count]
            let said = judge.verdict(on: first, then: second, relation, to: query, in: situation)
            let again = secondVerdict(on: first, then: second, relation, to: query, in: situation)
            comparison.pairs[relation.name, default: 0] += 1
            comparison.counts[again, default: 0] += 1
            if said != again {
              comparison.differences.append(
                "first \(said), second \(again): \(first), then \(second) to \(query), "
                  + "\(relation) of \(situation)")
            }
          }
        }
      }
      return comparison
    }
    #expect(comparisons.flatMap(\.differences).first == nil)
    for name in Relation.Name.allCases {
      let count = comparisons.reduce(0) { $0 + $1.pairs[name, default: 0] }
      #expect(count > 300, "hardly any pair is linked by \(name)")
    }
    for verdict in [SecondVerdict.accepted, .open, .rejected] {
      let count = comparisons.reduce(0) { $0 + $1.counts[verdict, default: 0] }
      #expect(count > 12, "hardly any pair is \(verdict)")
    }
  }
}

extension Judge {
  /// Returns what the clause about a relation makes of two answers, in the second one's words.
  fileprivate func verdict(
    on one: Answer, then other: Answer, _ relation: Relation, to query: Query,
    in situation: Situation
  ) -> SecondVerdict {
    switch opinions(on: .answers(relation, query, situation, one, other)).first?.verdict {
    case .fail: .rejected
    case .unspecified: .open
    case .advisory: .discouraged
    case .pass, nil: .accepted
    }
  }
}
