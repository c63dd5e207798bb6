import Adapters
import GeneratedCases
import Oracle
import PlayedSessions
import Records
import Scenarios
import SecondReading
import Testing

/// The session clauses in code against the document as somebody else read it.
///
/// Over 1,000 sessions, each played four times, and over 100,000 when `FOLDPROOF_THOROUGH` is 1.
struct SessionsReadTwiceTests {
  /// What came of comparing the two on one part of the sessions.
  private struct Comparison: Sendable {
    var traces = 0
    var counts: [String: [SecondVerdict: Int]] = [:]
    /// The differences, in words.
    var differences: [String] = []
  }

  @Test func `both derivations say the same about every session, clause by clause`() async throws {
    let judge = try Judge.underDocuments
    let cases = GeneratedCases(sessionsOf: 3, count: 1_000)
    let comparisons = await cases.parts { cases in
      var comparison = Comparison()
      for (index, `case`) in cases.enumerated() {
        guard case .session(let situation, let life) = `case` else { continue }
        for run in Self.runs(life.format, seed: UInt64(index)) {
          let trace = Trace(playing: situation, life, with: run)
          let first = judge.summaries(of: trace)
          let second = secondVerdicts(on: trace)
          comparison.traces += 1
          for (clause, verdict) in second {
            comparison.counts[clause, default: [:]][verdict, default: 0] += 1
          }
          for clause in Set(first.keys).union(second.keys)
          where first[clause, default: .accepted] != second[clause, default: .accepted] {
            comparison.differences.append(
              "\(clause): first \(first[clause, default: .accepted]), "
                + "second \(second[clause, default: .accepted]): \(trace)")
          }
        }
      }
      return comparison
    }
    #expect(comparisons.flatMap(\.differences).first == nil)
    #expect(comparisons.reduce(0) { $0 + $1.traces } >= 3 * cases.count)
    for (clause, verdicts) in Self.decided {
      for verdict in verdicts {
        let count = comparisons.reduce(0) { $0 + ($1.counts[clause]?[verdict] ?? 0) }
        #expect(count > 0, "nothing is \(verdict) by \(clause)")
      }
    }
  }

  /// The verdicts that every part of the comparison has to have come to, clause by clause.
  private static let decided: [(String, [SecondVerdict])] = [
    ("001-APP-001", [.accepted, .discouraged]),
    ("001-APP-002", [.accepted, .rejected]),
    ("001-BAN-001", [.accepted, .rejected]),
    ("001-BAN-002", [.accepted, .open, .rejected]),
    ("001-BAN-003", [.accepted, .discouraged, .open]),
    ("001-BAN-004", [.accepted, .open, .rejected]),
    ("001-BAN-005", [.accepted, .rejected]),
    ("001-BAN-006", [.accepted, .open]),
    ("001-BAN-007", [.accepted, .open]),
    ("001-NAT-001", [.accepted, .discouraged]),
    ("001-RSZ-001", [.accepted, .open]),
    ("001-RSZ-002", [.accepted, .rejected]),
    ("001-RSZ-003", [.accepted, .open, .rejected]),
    ("001-RSZ-004", [.accepted, .discouraged]),
    ("001-RSZ-005", [.accepted, .rejected]),
    ("001-RSZ-006", [.accepted, .open]),
    ("001-RSZ-007", [.accepted, .open]),
    ("001-SCN-001", [.accepted, .rejected]),
    ("001-SCN-002", [.accepted, .rejected]),
    ("001-SCN-003", [.accepted, .open, .rejected]),
    ("001-SCN-004", [.accepted, .discouraged]),
  ]

  /// What lives through a session: all there is that is right or wrong on purpose, and bad days.
  private static func runs(_ format: AdFormat, seed: UInt64) -> [any AdapterRun] {
    let builtIn = BuiltInAdapter.all.map(\.adapter).filter { $0.claims.formats.contains(format) }
      .compactMap { $0.begin(format) }
    let erratic = (0..<2).compactMap { number in
      ReferenceAdapter().begin(format).map { ErraticRun($0, seed: seed &* 2 &+ number) }
    }
    return builtIn + erratic
  }
}

extension Judge {
  /// Returns what each clause makes of a session, in the second derivation's words.
  fileprivate func summaries(of trace: Trace) -> [String: SecondVerdict] {
    var summaries: [String: SecondVerdict] = [:]
    for opinion in opinions(on: .trace(trace))
    // What no document says, a derivation from the documents has nothing to say about.
    where !rules[opinion.rule].clause.description.hasPrefix("PLAT-") {
      let verdict: SecondVerdict =
        switch opinion.verdict {
        case .fail: .rejected
        case .unspecified: .open
        case .advisory: .discouraged
        case .pass: .accepted
        }
      let clause = rules[opinion.rule].clause.description
      // Of two rules of a clause, one that is broken under every reading decides.
      summaries[clause] = [.rejected, .discouraged, .open].first {
        $0 == verdict || $0 == summaries[clause]
      }
    }
    return summaries
  }
}
