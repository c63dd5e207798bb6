import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

struct HostTests {
  @Test func `gives each of many callers the replies to its own cases`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      measure() { echo "{\"id\":$(number "$1"),\"answer\":{\"points\":$(width "$1")}}"; }
      hello; serve measure
      """#)
    let host = try await adapter.start()
    let batches = (0..<8).map { batch in
      (0..<5).map { Double(batch * 100 + $0) + 0.5 }
    }
    let replies = await withTaskGroup(of: (Int, [Outcome]).self) { group in
      for (index, widths) in batches.enumerated() {
        group.addTask { (index, await host.run(widths.map { .banner(viewWidth: $0) })) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (index, widths) in batches.enumerated() {
      #expect(replies[index] == widths.map { .answered(.bannerWidth(.points($0))) })
    }
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }

  @Test func `has nothing to do for no case`() async throws {
    let adapter = try ScriptedAdapter("hello; serve")
    let (outcomes, farewell) = try await adapter.outcomes(of: 0)
    #expect(outcomes == [])
    #expect(farewell.ending == .exit(code: 0))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `has its adapter run until it is stopped`() async throws {
    let adapter = try ScriptedAdapter("hello; serve")
    let host = try await adapter.start()
    let group = ProcessGroup(number: try adapter.groups()[0])
    #expect(await host.run(.banners(1)) == [.waits])
    #expect(group.isRunning)
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
    #expect(!group.isRunning)
  }

  #if os(Linux)
    @Test func `hands down no signal setting and no descriptor`() async throws {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        // What the harness itself ignores and has open.
        signal(SIGHUP, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        dup(STDERR_FILENO)
        let adapter = try ScriptedAdapter(
          #"""
          hello
          exec >&2
          grep -E '^Sig(Blk|Ign)' /proc/self/status
          ls /proc/$$/fd
          echo "$SWIFT_BACKTRACE"
          """#)
        let farewell = try await adapter.outcomes(of: 0).farewell
        try adapter.removeFolder()
        try FileHandle.standardOutput.write(contentsOf: Data(farewell.standardError.utf8))
      }
      let output = try #require(result?.standardOutputContent)
      // The two signals are the thread library's own, which it never lets a program handle.
      let expected = """
        SigBlk:\t0000000000000000
        SigIgn:\t0000000180000000
        0
        1
        2
        enable=no

        """
      #expect(String(decoding: output, as: UTF8.self) == expected)
    }
  #endif
}
