import Adapters
import Conformance
import Counterexample
import Records
import ScenarioGeneration
import Scenarios
import Testing

/// Adapters that are lost half way.
struct LostAdapterTests {
  static let ends: [(Outcome, String)] = [
    (.crashed(Crash(ending: .signal(number: 9), standardError: "killed\n")), "crash"),
    (.crashed(Crash(ending: .exit(code: 0), standardError: "")), "crash"),
    (.timedOut(after: 2), "timeout"),
  ]

  /// The decisions among the first cases, each with its index; the host claims no sessions.
  private func decisions(among count: Int) -> [(index: Int, case: Case)] {
    let seeds = Seeds(run: 1, property: "cases")
    return (0..<count).map { ($0, Generator.cases.value(seeds, case: $0)) }
      .filter { !$0.1.decisions.isEmpty }
  }

  @Test(arguments: ends)
  func `blames the case that was open, and runs none after it`(
    end: Outcome, kind: String
  ) async throws {
    let host = LosingHost(answers: 700, end: end)
    let run = try await Trial(cases: 2000, workers: 2).run(host)
    #expect(run.failures.map(\.signature) == [Signature("RUN-001", kind)])
    let finding = try #require(run.failures.first)
    let planned = decisions(among: 2000)
    let place = try #require(planned.firstIndex { $0.index == finding.firstIndex })
    #expect(finding.case == planned[place].case)
    let before = planned[..<place].map(\.case.decisions.count).reduce(0, +)
    #expect(before <= 700 && 700 < before + finding.case.decisions.count)
    #expect(finding.outcome == end)
    #expect(finding.expected == nil)
    #expect(finding.occurrences == 1)
    #expect(finding.minimality == .notShrunk(why: "the adapter could not be asked again"))
    #expect(run.judged == place + 1)
    #expect(run.planned == planned.count)
    let later = Run.Inconclusive(
      why: .notRun, cases: planned.count - run.judged, firstIndex: planned[place + 1].index,
      detail: "")
    #expect(run.inconclusive == [later])
    #expect(run.exitCode == .failure)
  }

  @Test func `replays the case that was open`() async throws {
    let run = try await Trial(cases: 1000).run(LosingHost(answers: 300, end: .timedOut(after: 1)))
    let finding = try #require(run.failures.first)
    let replay = try Replay(finding.replay)
    #expect(try replay.value(of: .cases, hash: \.replayHash) == finding.case)
  }

  @Test func `keeps what it had found before, as it was found`() async throws {
    let faulty = try #require(BuiltInAdapter.named("faulty-insets-ignored")).adapter
    let host = LosingHost(faulty, answers: 400, end: .timedOut(after: 1))
    let run = try await Trial(cases: 1000).run(host)
    let signatures = [Signature("001-BAN-001", "tooWide"), Signature("RUN-001", "timeout")]
    #expect(run.failures.map(\.signature) == signatures)
    let wide = try #require(run.failures.first)
    #expect(wide.minimality == .notShrunk(why: "the adapter could not be asked again"))
    #expect(decisions(among: 1000).first { $0.index == wide.firstIndex }?.case == wide.case)
    guard case .answered(.bannerWidth(.points)) = wide.outcome else {
      Issue.record("\(wide.outcome)")
      return
    }
  }

  @Test func `keeps the smallest case an adapter lived to show`() async throws {
    let faulty = try #require(BuiltInAdapter.named("faulty-insets-ignored")).adapter
    let planned = decisions(among: 1000)
    let asked = planned.map(\.case.decisions.count).reduce(0, +)
    let end = Outcome.crashed(Crash(ending: .signal(number: 9), standardError: ""))
    let host = LosingHost(faulty, answers: asked + 20, end: end)
    let run = try await Trial(cases: 1000).run(host)
    #expect(run.judged == planned.count)
    let finding = try #require(run.failures.first)
    #expect(finding.signature == Signature("001-BAN-001", "tooWide"))
    #expect(
      finding.minimality
        == .notShrunk(why: "the adapter was lost while the case was made smaller"))
    guard case .answered(.bannerWidth(.points)) = finding.outcome else {
      Issue.record("\(finding.outcome)")
      return
    }
  }

  @Test func `asks a lost adapter once more, and nothing to make a case smaller`() async throws {
    let host = LosingHost(answers: 100, end: .timedOut(after: 1))
    _ = try await Trial(cases: 1000).run(host)
    let asked = decisions(among: 1000).map(\.case.decisions.count).reduce(0, +)
    #expect((asked + 1...asked + 2).contains(host.asked))
  }

  @Test func `blames the session that was open`() async throws {
    let end = Outcome.crashed(Crash(ending: .signal(number: 9), standardError: ""))
    var host = LosingHost(answers: 100, end: end)
    host.claims = Claims(name: "mortal", version: "1", queries: [], formats: [.banner])
    let run = try await Trial(cases: 2000).run(host)
    let seeds = Seeds(run: 1, property: "cases")
    let planned = (0..<2000).map { ($0, Generator.cases.value(seeds, case: $0)) }
      .filter { $0.1.topic == .sessions(.banner) }
    #expect(run.failures.map(\.signature) == [Signature("RUN-001", "crash")])
    let finding = try #require(run.failures.first)
    #expect(finding.firstIndex == planned[100].0)
    #expect(finding.case == planned[100].1)
    #expect(finding.outcome == end)
    #expect(run.judged == 101)
    let later = Run.Inconclusive(
      why: .notRun, cases: planned.count - 101, firstIndex: planned[101].0, detail: "")
    #expect(run.inconclusive == [later])
  }
}
