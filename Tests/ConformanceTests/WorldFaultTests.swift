import Adapters
import Conformance
import Records
import Scenarios
import Testing

/// What happens when the harness's own world breaks a clause about the SDK.
struct WorldFaultTests {
  /// The reference in a world that calls every ad too large for its window.
  private struct GrudgingWorld: AdapterHost {
    let claims = Claims(name: "innocent", version: "1", queries: [], formats: [.interstitial])
    let answersInParallel = true

    func run(_ decisions: [Decision]) async -> [Outcome] {
      await InProcessHost(ReferenceAdapter()).run(decisions)
    }

    func live(through plays: [any Play]) async -> [Outcome] {
      await InProcessHost(ReferenceAdapter()).live(through: plays).map { outcome in
        guard case .lived(var trace) = outcome else { return outcome }
        for step in trace.steps.indices {
          guard case .checked(let load, _) = trace.steps[step].event.kind else { continue }
          let refusal = Presentability.refused(.tooLarge(exceeding: .height))
          trace.steps[step].event.kind = .checked(load: load, refusal)
        }
        return .lived(trace)
      }
    }
  }

  private static let refusal = Signature("001-FIT-002", "refusedThoughItFits")

  @Test func `is told apart from what the adapter did, with a minimal session and its own code`()
    async throws
  {
    let run = try await Trial(cases: 4000).run(GrudgingWorld())
    let fault = try #require(run.worldFaults.first { $0.signature == Self.refusal })
    #expect(fault.minimality == .minimal)
    guard case .session(_, let life) = fault.case else {
      Issue.record("\(fault.case)")
      return
    }
    #expect(life.stimuli.count <= 1)
    #expect(run.exitCode == .harnessFault)
    #expect(!run.failures.contains { $0.signature == Self.refusal })
  }

  @Test func `is found in no session of the world as it is`() async throws {
    let run = try await Trial(cases: 4000).run(ReferenceAdapter())
    #expect(run.judged == 4000)
    #expect(run.worldFaults.isEmpty)
    #expect(run.exitCode == .asExpected)
  }
}
