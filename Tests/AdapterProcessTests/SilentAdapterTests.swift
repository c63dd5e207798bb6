import AdapterProcess
import Adapters
import Records
import Testing

/// It hangs, or never reads its input.
struct SilentAdapterTests {
  @Test(arguments: [
    ("never answers", "exec sleep 1000"),
    ("closes its input", "exec <&-; exec sleep 1000"),
    ("ignores polite requests", #"trap "" TERM INT HUP; while :; do sleep 1000; done"#),
    ("stands still", "kill -STOP $$"),
    ("writes to standard error for ever", "yes >&2"),
    ("leaves the work to a child", "sleep 1000 & sleep 1000"),
    ("forgets the line feed", #"printf "{\"id\":1,\"answer\":\"wait\"}"; exec sleep 1000"#),
  ])
  func `is killed with its group, and only its own case has timed out`(
    what: String, deed: String
  ) async throws {
    let adapter = try ScriptedAdapter("hello; on 2 '\(deed)'")
    let limits = ProcessLimits.hasty.with { $0.patience = 2 }
    let (outcomes, farewell) = try await adapter.outcomes(of: 3, limits)
    #expect(outcomes == [.waits, .timedOut(after: 0.6), .waits], "\(what)")
    #expect(farewell.notes.restarts == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is slow, and judged all the same when it has more time alone`() async throws {
    let adapter = try ScriptedAdapter(#"hello; on 2 'sleep 1; answer "$1"'"#)
    let limits = ProcessLimits.hasty.with { $0.patience = 100 }
    let (outcomes, farewell) = try await adapter.outcomes(of: 3, limits)
    #expect(outcomes == [.waits, .waits, .waits])
    #expect(farewell.notes.slowCases == 1)
    #expect(farewell.notes.restarts == 1)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is slow in company only, and gets one case at a time from then on`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      slow() { sleep 0.15; answer "$1"; }
      hello ',"batch":4'
      while read -r line; do
        case $line in
          '{"ping"'*) pong "$line" ;;
          '{"goodbye"'*) exit 0 ;;
          '['*) all=$(split "$line" slow); echo "$all" ;;
          *) slow "$line" ;;
        esac
      done
      """#)
    let limits = ProcessLimits.patient.with {
      $0.caseSeconds = 0.4
      $0.patience = 100
    }
    let (outcomes, farewell) = try await adapter.outcomes(of: 6, limits)
    #expect(outcomes == Array(repeating: .waits, count: 6))
    #expect(farewell.notes.isSlowed)
    #expect(farewell.notes.unexplainedEnds > 0)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is silent though it answers the closed case for ever`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      hello
      read -r line; answer "$line"; number=$(number "$line"); read -r line
      [ "$(width "$line")" = 2 ] && exec yes "{\"id\":$number,\"answer\":\"wait\"}"
      pong "$line"; read -r line; [ "$(width "$line")" = 2 ] && exec yes "{\"id\":$number,\"answer\":\"wait\"}"
      serve
      """#)
    let limits = ProcessLimits.patient.with { $0.caseSeconds = 1 }
    let (outcomes, farewell) = try await adapter.outcomes(of: 2, limits)
    #expect(outcomes == [.waits, .waits])
    #expect(farewell.notes.lateReplies > 0)
    #expect(farewell.notes.unexplainedEnds == 1)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is believed the first time where cases are tried out`() async throws {
    let adapter = try ScriptedAdapter("hello; on 1 'exec sleep 1000'")
    let limits = ProcessLimits.hasty.with { $0.patience = 1e6 }
    let host = try await adapter.start(limits)
    #expect(await host.hasty.run(.banners(1)) == [.timedOut(after: 0.3)])
    #expect(try adapter.groups().count == 1)
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }

  @Test func `does not keep the harness from stopping at once`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; on 3 'echo > "$FOLDER/there"; exec sleep 1000'"#)
    // Nobody waits for the time that a case has.
    let limits = ProcessLimits.patient.with {
      $0.caseSeconds = 1e6
      $0.graceSeconds = 0.2
    }
    let host = try await adapter.start(limits)
    async let outcomes = host.run(.banners(5))
    while !adapter.hasLeft("there") { try await Task.sleep(for: .milliseconds(5)) }
    let farewell = await host.stop()
    #expect(await outcomes == [.waits, .waits, .notRun, .notRun, .notRun])
    #expect(farewell.manner != .byItself)
    #expect(await host.run(.banners(1)) == [.notRun])
    #expect(try await adapter.leavesNothing())
  }
}
