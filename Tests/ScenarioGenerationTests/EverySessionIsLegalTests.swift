import Adapters
import GeneratedCases
import PlayedSessions
import ScenarioLegality
import Scenarios
import Testing

/// Generated sessions, and how they go, against the legality checker.
///
/// Over 10,000 sessions, and over 1,000,000 when `FOLDPROOF_THOROUGH` is 1.
struct EverySessionIsLegalTests {
  /// What was seen of one part of the sessions.
  private struct Sight: Sendable {
    var sessions = 0
    var steps = 0
    /// How many sessions passed a stimulus over, and how many were cut off.
    var passed = 0, cutOff = 0
    var illegal: [String] = []
  }

  @Test func `generates no session that cannot happen`() async {
    let cases = GeneratedCases(sessionsOf: 1)
    let parts = await cases.parts { cases in
      var sight = Sight()
      for `case` in cases {
        sight.sessions += 1
        sight.illegal += illegalities(of: `case`).map { "\($0) \(`case`)" }
      }
      return sight
    }
    #expect(parts.flatMap(\.illegal).first == nil)
    #expect(parts.reduce(0) { $0 + $1.sessions } == cases.count)
  }

  @Test func `plays every session as it can happen, whatever the implementation does`() async {
    let cases = GeneratedCases(sessionsOf: 2)
    let parts = await cases.parts { cases in
      var sight = Sight()
      for (index, `case`) in cases.enumerated() {
        guard case .session(let situation, let life) = `case`,
          let reference = ReferenceAdapter().begin(life.format)
        else { continue }
        let run = ErraticRun(reference, seed: UInt64(index))
        for trace in [
          Trace(playing: situation, life, with: reference),
          Trace(playing: situation, life, with: run),
        ] {
          sight.sessions += 1
          sight.steps += trace.steps.count
          if !trace.unusedStimuli.isEmpty { sight.passed += 1 }
          if trace.isCutOff { sight.cutOff += 1 }
          sight.illegal += illegalities(of: trace).map { "\($0) \(trace)" }
        }
      }
      return sight
    }
    #expect(parts.flatMap(\.illegal).first == nil)
    #expect(parts.reduce(0) { $0 + $1.sessions } == 2 * cases.count)
    #expect(parts.reduce(0) { $0 + $1.steps } > 10 * cases.count)
    #expect(parts.reduce(0) { $0 + $1.passed } * 20 > cases.count)
  }
}
