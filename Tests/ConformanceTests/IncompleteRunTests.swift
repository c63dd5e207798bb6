import Adapters
import Conformance
import Records
import Scenarios
import Synchronization
import Testing

/// Runs in which not everything planned could be judged.
struct IncompleteRunTests {
  @Test func `counts what an adapter declines, and establishes nothing`() async throws {
    let adapter = ScriptedAdapter { $0 == .bannerWidth ? nil : .reference }
    let run = try await Trial(cases: 2000).run(adapter)
    // Three cases in five are decisions, and more than a fifth of those ask for a banner.
    #expect((1100...1300).contains(run.planned))
    #expect(run.planned + run.notApplicable == 2000)
    #expect((220...520).contains(run.planned - run.judged))
    let entry = try #require(run.inconclusive.first)
    #expect(run.inconclusive.count == 1)
    #expect(entry.why == .declined)
    #expect(entry.cases == run.planned - run.judged)
    #expect(entry.detail == "")
    #expect(run.failures == [])
    #expect(run.exitCode == .notEstablished)
    let missing = ["001-BAN-001", "001-BAN-002", "001-BAN-003", "001-REL-001", "PLAT-SIZ-001"]
    #expect(run.unexercised.map(\.clause.description) == missing)
  }

  @Test func `counts an answer to another query as a broken protocol`() async throws {
    let adapter = ScriptedAdapter { _ in .answer(.requestScene(.wait)) }
    let run = try await Trial(cases: 2000).run(adapter)
    let entry = try #require(run.inconclusive.first)
    #expect(run.inconclusive.count == 1)
    #expect(entry.why == .brokeProtocol(.wrongQuery))
    #expect(entry.cases == run.planned - run.judged)
    #expect(entry.detail.hasSuffix(", answered requestScene"))
    #expect(run.advisories.map(\.signature) == [Signature("001-SCN-004", "needlessWait")])
    #expect(run.exitCode == .notEstablished)
  }

  @Test func `plans nothing for an adapter that claims nothing that was asked for`() async throws {
    var adapter = ScriptedAdapter { _ in .reference }
    adapter.claims.queries = []
    let none = try await Trial(cases: 1000).run(adapter)
    adapter.claims.queries = [.requestScene]
    let other = try await Trial(cases: 1000, clauses: "001-FIT").run(adapter)
    for run in [none, other] {
      #expect(run.planned == 0)
      #expect(run.judged == 0)
      #expect(run.notApplicable == 1000)
      #expect(run.exitCode == .notEstablished)
    }
    #expect(none.clauses.filter(\.isApplicable) == [])
  }

  @Test func `names clauses that are not applicable, and passes none of them`() async throws {
    var adapter = ScriptedAdapter { _ in .reference }
    adapter.claims.queries = [.canPresent]
    let run = try await Trial(cases: 4000).run(adapter)
    #expect(run.planned == run.judged)
    #expect(run.planned + run.notApplicable == 4000)
    let applicable = run.clauses.filter(\.isApplicable).map(\.clause.description)
    #expect(
      applicable == [
        "001-FIT-001", "001-FIT-002", "001-FIT-003", "001-FIT-004", "001-REL-002", "001-REL-003",
        "001-REL-004", "001-REL-005", "RUN-001",
      ])
    #expect(run.clauses.filter { !$0.isApplicable && $0.decided + $0.unspecified > 0 } == [])
    #expect(run.exitCode == .asExpected)
  }

  @Test func `keeps what was done when it is interrupted`() async throws {
    let counter = Counter()
    let run = try await Trial(cases: 5000, shouldStop: { counter.next() > 3 }).run(
      ReferenceAdapter())
    #expect(run.wasInterrupted)
    #expect(run.judged > 0)
    #expect(run.judged < run.planned)
    #expect(run.planned == 5000)
    #expect(run.exitCode == .interrupted)
  }

  @Test func `shows the findings there are when it is interrupted, and says they are not small`()
    async throws
  {
    let counter = Counter()
    let adapter = try #require(BuiltInAdapter.named("faulty-insets-ignored")).adapter
    let run = try await Trial(cases: 5000, shouldStop: { counter.next() > 3 }).run(adapter)
    #expect(run.failures.map(\.signature) == [Signature("001-BAN-001", "tooWide")])
    #expect(run.failures[0].minimality == .notShrunk(why: "the run was interrupted"))
    #expect(run.exitCode == .interrupted)
  }
}

/// Counts from 1, whoever asks.
private final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
