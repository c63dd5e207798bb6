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

  private func `case`(at index: Int) -> Case {
    Generator.decisions.value(Seeds(run: 1, property: "decisions"), case: index)
  }

  @Test(arguments: ends)
  func `blames the case that was open, and runs none after it`(
    end: Outcome, kind: String
  ) async throws {
    let host = LosingHost(answers: 700, end: end)
    let run = try await Trial(cases: 2000, workers: 2).run(host)
    #expect(run.failures.map(\.signature) == [Signature("RUN-001", kind)])
    let finding = try #require(run.failures.first)
    #expect(finding.case == `case`(at: finding.firstIndex))
    let before = (0..<finding.firstIndex).map { `case`(at: $0).decisions.count }.reduce(0, +)
    let open = `case`(at: finding.firstIndex).decisions.count
    #expect(before <= 700 && 700 < before + open)
    #expect(finding.outcome == end)
    #expect(finding.expected == nil)
    #expect(finding.occurrences == 1)
    #expect(finding.minimality == .notShrunk(why: "the adapter could not be asked again"))
    #expect(run.judged == finding.firstIndex + 1)
    #expect(run.planned == 2000)
    let later = Run.Inconclusive(
      why: .notRun, cases: 2000 - run.judged, firstIndex: run.judged, detail: "")
    #expect(run.inconclusive == [later])
    #expect(run.exitCode == .failure)
  }

  @Test func `replays the case that was open`() async throws {
    let run = try await Trial(cases: 1000).run(LosingHost(answers: 300, end: .timedOut(after: 1)))
    let finding = try #require(run.failures.first)
    let replay = try Replay(finding.replay)
    #expect(try replay.value(of: .decisions, hash: \.replayHash) == finding.case)
  }

  @Test func `keeps what it had found before, as it was found`() async throws {
    let faulty = try #require(BuiltInAdapter.named("faulty-insets-ignored")).adapter
    let host = LosingHost(faulty, answers: 700, end: .timedOut(after: 1))
    let run = try await Trial(cases: 1000).run(host)
    let signatures = [Signature("001-BAN-001", "tooWide"), Signature("RUN-001", "timeout")]
    #expect(run.failures.map(\.signature) == signatures)
    let wide = try #require(run.failures.first)
    #expect(wide.minimality == .notShrunk(why: "the adapter could not be asked again"))
    #expect(wide.case == `case`(at: wide.firstIndex))
    guard case .answered(.bannerWidth(.points)) = wide.outcome else {
      Issue.record("\(wide.outcome)")
      return
    }
  }

  @Test func `keeps the smallest case an adapter lived to show`() async throws {
    let faulty = try #require(BuiltInAdapter.named("faulty-insets-ignored")).adapter
    let decisions = (0..<1000).map { `case`(at: $0).decisions.count }.reduce(0, +)
    let end = Outcome.crashed(Crash(ending: .signal(number: 9), standardError: ""))
    let host = LosingHost(faulty, answers: decisions + 20, end: end)
    let run = try await Trial(cases: 1000).run(host)
    #expect(run.judged == 1000)
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

  @Test func `asks a lost adapter nothing again to make a case smaller`() async throws {
    let host = LosingHost(answers: 100, end: .timedOut(after: 1))
    _ = try await Trial(cases: 1000).run(host)
    let decisions = (0..<1000).map { `case`(at: $0).decisions.count }.reduce(0, +)
    #expect(host.decisions == decisions)
  }
}
