import AdapterProcess
import Foundation
import Records
import Testing

struct EndOfAdapterTests {
  @Test func `comes with the goodbye`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; read -r line; [ "$line" = '{"goodbye":true}' ] && exit 5; exec sleep 1000"#)
    let host = try await adapter.start()
    let farewell = await host.stop()
    #expect(farewell.manner == .byItself)
    #expect(farewell.ending == .exit(code: 5))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `comes with the end of its input`() async throws {
    let adapter = try ScriptedAdapter("hello; while read -r line; do :; done; exit 6")
    let farewell = try await adapter.outcomes(of: 0).farewell
    #expect(farewell.manner == .byItself)
    #expect(farewell.ending == .exit(code: 6))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `comes although it says goodbye at length`() async throws {
    let adapter = try ScriptedAdapter(
      "hello; read -r line; head -c 1048576 /dev/zero | tr '\\0' x; exit 8")
    let farewell = try await adapter.outcomes(of: 0).farewell
    #expect(farewell.ending == .exit(code: 8))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `comes with SIGTERM when it overhears the goodbye`() async throws {
    let adapter = try ScriptedAdapter("trap 'exit 9' TERM; hello; while :; do sleep 0.05; done")
    let limits = ProcessLimits.patient.with { $0.graceSeconds = 1 }
    let farewell = try await adapter.outcomes(of: 0, limits).farewell
    #expect(farewell.manner == .terminated)
    #expect(farewell.ending == .exit(code: 9))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `comes with SIGKILL when it ignores SIGTERM`() async throws {
    let adapter = try ScriptedAdapter("trap '' TERM; sleep 1000 & hello; while :; do sleep 1; done")
    let limits = ProcessLimits.patient.with { $0.graceSeconds = 0.2 }
    let farewell = try await adapter.outcomes(of: 0, limits).farewell
    #expect(farewell.manner == .killed)
    #expect(farewell.ending == .signal(number: 9))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `takes along what it left running`() async throws {
    let adapter = try ScriptedAdapter("(trap '' TERM HUP; sleep 1000) & hello; serve")
    let farewell = try await adapter.outcomes(of: 1).farewell
    #expect(farewell.manner == .byItself)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is told the same however often it is asked for`() async throws {
    let adapter = try ScriptedAdapter("hello; serve")
    let host = try await adapter.start()
    let farewell = await host.stop()
    #expect(await host.stop() == farewell)
    #expect(await host.run(.banners(2)) == [.notRun, .notRun])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `comes when nobody holds the host any more`() async throws {
    let adapter = try ScriptedAdapter("trap '' TERM; hello; while :; do sleep 1; done")
    _ = try await adapter.start()
    #expect(try await adapter.leavesNothing())
  }

  #if os(macOS) || os(Linux)
    @Test func `comes when the harness is interrupted`() async throws {
      let result = await #expect(
        processExitsWith: .exitCode(130), observing: [\.standardOutputContent]
      ) {
        let adapter = try ScriptedAdapter(
          "trap '' TERM; sleep 1000 & hello; while :; do sleep 1; done")
        let host = try await adapter.start()
        try FileHandle.standardOutput.write(contentsOf: Data("\(adapter.groups()[0])".utf8))
        killAllAdapterProcesses()
        // A host that is asked still answers, and no other adapter can start.
        let outcomes = await host.run(.banners(2))
        guard outcomes == [.notRun, .notRun] else { exit(1) }
        guard (try? await adapter.start()) == nil else { exit(2) }
        try adapter.removeFolder()
        exit(130)
      }
      let output = try #require(result?.standardOutputContent)
      let group = try #require(Int32(String(decoding: output, as: UTF8.self)))
      #expect(try await ProcessGroup(number: group).isGone())
    }
  #endif
}
