import Adapters
import Conformance
import Records
import Scenarios
import Specification
import Testing

/// Every case over the small alphabet.
struct SweepTests {
  private func sweep(
    _ adapter: any Adapter, upTo size: Int, clauses prefix: String = "",
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws -> Run {
    let catalogue = try Catalogue.builtIn()
    let profile = try #require(catalogue.profile("documents"))
    let plan = Plan(
      seed: 1, cases: 1, workers: 1,
      clauses: catalogue.clauses.filter { $0.id.description.hasPrefix(prefix) },
      profile: profile)
    return try await Sweep(plan, upTo: size, catalogue)
      .run(InProcessHost(adapter), asked: "test:sweep", shouldStop: shouldStop)
  }

  private func layers(of run: Run) throws -> [Run.Layer] {
    guard case .alphabet(let layers) = run.origin else { return [] }
    return layers
  }

  @Test func `goes through every layer, and the reference keeps every clause`() async throws {
    let run = try await sweep(ReferenceAdapter(), upTo: 1, clauses: "001-BAN")
    #expect(
      try layers(of: run).map(\.name) == [
        "decisions", "linked decisions", "sessions with 0 stimuli", "sessions with 1 stimulus",
      ])
    #expect(try layers(of: run).allSatisfy { $0.isExhausted && $0.cases > 100 })
    #expect(run.judged == run.planned && run.judged > 10_000)
    #expect(run.failures == [] && run.advisories == [])
  }

  @Test func `has more sessions the more stimuli they have`() async throws {
    let counts = try layers(of: await sweep(ReferenceAdapter(), upTo: 1, clauses: "001-NAT"))
      .suffix(2).map(\.cases)
    #expect(counts[1] > 5 * counts[0])
  }

  @Test func `shows the smallest case of the alphabet for a fault`() async throws {
    let fault = try #require(FaultyAdapter.gallery.first { $0.name == "only-width-compared" })
    let run = try await sweep(fault, upTo: 0, clauses: "001-FIT-001")
    let finding = try #require(run.failures.first)
    #expect(run.failures.count == 1)
    #expect(finding.minimality == .smallestOfAll)
    guard case .decision(.canPresent(let ad?), let situation) = finding.case else {
      Issue.record("a decision about an ad shows the fault")
      return
    }
    #expect(situation.before == nil && situation.scenes.count == 1)
    #expect(ad.contentSize == Size(width: 512, height: 769))
    #expect(situation.layout?.window.size == Size(width: 512, height: 768))
  }

  @Test func `keeps what it established when it is stopped`() async throws {
    let run = try await sweep(ReferenceAdapter(), upTo: 3) { true }
    #expect(run.wasInterrupted)
    #expect(try layers(of: run) == [Run.Layer(name: "decisions", cases: 0, isExhausted: false)])
    #expect(run.exitCode == .interrupted)
  }
}
