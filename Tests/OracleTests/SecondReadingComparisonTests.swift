import GeneratedCases
import Oracle
import Records
import Scenarios
import SecondReading
import Specification
import Testing

/// The clauses in code against the document as somebody else read it.
///
/// Over 10,000 cases, and over 1,000,000 when `FOLDPROOF_THOROUGH` is 1.
struct SecondReadingComparisonTests {
  /// What came of comparing the two on one part of the cases.
  private struct Comparison: Sendable {
    var answers = 0
    var counts: [SecondVerdict: Int] = [:]
    /// The first differences, in words.
    var differences: [String] = []
  }

  @Test func `both derivations say the same about every telling answer`() async throws {
    let judge = try Judge.underDocuments
    let cases = GeneratedCases(seed: 1)
    let comparisons = await cases.parts { cases in
      var comparison = Comparison()
      // A relation is judged by a clause of its own; its two decisions are judged here.
      for decision in cases.flatMap(\.decisions) {
        let (query, situation) = (decision.query, decision.situation)
        for answer in tellingAnswers(to: query, in: situation) {
          let first = judge.summary(of: answer, to: query, in: situation)
          let second = secondVerdict(on: answer, to: query, in: situation)
          comparison.answers += 1
          comparison.counts[second, default: 0] += 1
          if first != second, comparison.differences.count < 3 {
            comparison.differences.append(
              "first \(first), second \(second): \(answer) to \(query) in \(situation)")
          }
        }
      }
      return comparison
    }
    #expect(comparisons.flatMap(\.differences).first == nil)
    #expect(comparisons.reduce(0) { $0 + $1.answers } >= 5 * cases.count)
    for verdict in [SecondVerdict.accepted, .discouraged, .open, .rejected] {
      let count = comparisons.reduce(0) { $0 + $1.counts[verdict, default: 0] }
      #expect(count * 100 > cases.count, "hardly any answer is \(verdict)")
    }
  }
}

extension Judge {
  /// Returns what all clauses together make of an answer, in the second derivation's words.
  fileprivate func summary(
    of answer: Answer, to query: Query, in situation: Situation
  ) -> SecondVerdict {
    var summary = SecondVerdict.accepted
    for opinion in opinions(on: .answer(query, situation, answer))
    // What no document says, a derivation from the documents has nothing to say about.
    where !rules[opinion.rule].clause.description.hasPrefix("PLAT-") {
      switch opinion.verdict {
      case .fail: return .rejected
      case .unspecified: summary = .open
      case .advisory where summary == .accepted: summary = .discouraged
      case .advisory, .pass: break
      }
    }
    return summary
  }
}
