import Adapters
import Conformance
import Records
import Scenarios
import Synchronization
import Testing

/// A run is the same whatever the number of workers.
struct WorkersTests {
  static let adapters: [(String, any Adapter)] = [
    ("the reference", ReferenceAdapter()),
    ("one with findings of three clauses", BuiltInAdapter.named("faulty-stale-width")!.adapter),
    ("one that claims a part", BuiltInAdapter.named("sample-001-swiftui")!.adapter),
    ("one that declines", ScriptedAdapter { $0 == .bannerWidth ? nil : .reference }),
    ("one that answers another query", ScriptedAdapter { _ in .answer(.requestScene(.wait)) }),
  ]

  @Test(arguments: adapters)
  func `gives equal runs with one, two and five workers`(
    _ what: String, adapter: any Adapter
  ) async throws {
    let alone = try await Trial(cases: 3000, workers: 1).run(adapter)
    #expect(alone.planned > 500)
    for workers in [2, 5] {
      let run = try await Trial(cases: 3000, workers: workers).run(adapter)
      #expect(run == alone)
    }
  }

  /// Answers another query than the one asked, and the first of all only once others were answered.
  private final class SlowStarter: Adapter {
    let claims = Claims(name: "slow", version: "1", queries: Set(Query.Name.allCases))
    private let waits: Bool
    private let asked = Atomic<Int>(0)

    init(waits: Bool) {
      self.waits = waits
    }

    func answer(_ query: Query, _ situation: Situation) -> Answer? {
      if asked.add(1, ordering: .relaxed).oldValue == 0, waits {
        // Ends by itself where there is but one thread to run on.
        var patience = 50_000_000
        while patience > 0, asked.load(ordering: .relaxed) < 1000 { patience -= 1 }
      }
      return .requestScene(.wait)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `quotes the lowest case, not the one some worker met first`(seed: UInt64) async throws {
    let alone = try await Trial(cases: 2000, seed: seed).run(SlowStarter(waits: false))
    let raced = try await Trial(cases: 2000, seed: seed, workers: 2)
      .run(SlowStarter(waits: true))
    #expect(alone.inconclusive.count == 1)
    #expect(raced == alone)
  }
}
