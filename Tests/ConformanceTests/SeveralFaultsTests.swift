import Adapters
import Conformance
import Records
import Scenarios
import Testing

/// Adapters with several faults give a finding for each, and none hides another.
struct SeveralFaultsTests {
  /// The reference with the faults of several adapters; where two deviate, the first does.
  private struct Combined: Adapter {
    let faults: [any Adapter]
    let claims = Claims(name: "combined", version: "1", queries: Set(Query.Name.allCases))

    init(_ names: [String]) throws {
      faults = try names.map { try #require(BuiltInAdapter.named("faulty-\($0)")).adapter }
    }

    func answer(_ query: Query, _ situation: Situation) -> Answer? {
      let right = ReferenceAdapter().answer(query, situation)
      return faults.lazy.map { $0.answer(query, situation) }.first { $0 != right } ?? right
    }
  }

  @Test func `finds two faults in two queries`() async throws {
    let run = try await Trial(cases: 6000).run(
      Combined(["no-size-check", "filled-in-test-mode"]))
    #expect(
      run.failures.map(\.signature) == [
        Signature("001-FIT-001", "allowedTooLarge"), Signature("001-REQ-001", "filledWithoutScene"),
      ])
    #expect(run.failures.allSatisfy { $0.minimality == .minimal })
  }

  @Test func `finds three faults, two of them in one query`() async throws {
    let names = ["rounded-up", "full-width-sentinel", "only-width-compared"]
    let found = Set(
      try await Trial(cases: 8000).run(Combined(names)).failures.map(\.signature))
    for signature in [
      Signature("001-BAN-001", "tooWide"), Signature("001-BAN-002", "tooNarrow"),
      Signature("PLAT-SIZ-001", "unusableWidth"), Signature("001-FIT-001", "allowedTooLarge"),
    ] {
      #expect(found.contains(signature), "\(signature)")
    }
  }

  @Test func `gives each of several faults the smallest case it has alone`() async throws {
    let both = try await Trial(cases: 6000).run(
      Combined(["no-size-check", "insets-ignored"]))
    for name in ["no-size-check", "insets-ignored"] {
      let alone = try await Trial(cases: 6000).run(Combined([name]))
      #expect(!alone.failures.isEmpty)
      for finding in alone.failures {
        #expect(both.failures.contains { $0.case == finding.case }, "\(finding.signature)")
      }
    }
  }
}
