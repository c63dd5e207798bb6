import AdapterProcess
import Records
import Testing

struct SilentAdapterTests {
  @Test(arguments: [
    ("never answers", "read -r line; exec sleep 1000"),
    ("never reads its input", "exec sleep 1000"),
    ("closes its standard output", "exec >&-; exec sleep 1000"),
    ("closes its standard input", "exec <&-; exec sleep 1000"),
    ("closes all its streams", "exec <&- >&- 2>&-; exec sleep 1000"),
    ("ignores polite requests", "trap '' TERM INT HUP; while :; do sleep 1000; done"),
    ("stands still", "kill -STOP $$"),
    ("writes to standard error for ever", "exec yes >&2"),
  ])
  func `is killed with its group, and no later case is run`(
    what: String, then script: String
  ) async throws {
    let adapter = try ScriptedAdapter("hello; \(script)")
    let (outcomes, farewell) = try await adapter.outcomes(of: 3, .hasty)
    #expect(outcomes == [.timedOut(after: 0.2), .notRun, .notRun], "\(what)")
    #expect(farewell.manner == .killed)
    #expect(farewell.ending == .signal(number: 9))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is silent though it answers the closed case for ever`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; read -r line; answer "$line"; exec yes '{"id":1,"answer":"wait"}'"#)
    let limits = ProcessLimits.patient.with { $0.caseSeconds = 1 }
    let (outcomes, farewell) = try await adapter.outcomes(of: 3, limits)
    #expect(outcomes == [.waits, .timedOut(after: 1), .notRun])
    #expect(farewell.ignoredReplies > 0)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `takes its grandchildren along`() async throws {
    let adapter = try ScriptedAdapter("hello; sleep 1000 & sleep 1000")
    let (outcomes, _) = try await adapter.outcomes(of: 1, .hasty)
    #expect(outcomes == [.timedOut(after: 0.2)])
    #expect(try await adapter.leavesNothing())
  }
}
