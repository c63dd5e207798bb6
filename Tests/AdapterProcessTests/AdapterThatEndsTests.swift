import AdapterProcess
import Records
import Testing

struct AdapterThatEndsTests {
  @Test(arguments: [
    ("kill -9 $$", Crash.signal(9)),
    ("kill -SEGV $$", .signal(11)),
    ("exit 7", .exit(7)),
    ("exit 0", .exit(0)),
  ])
  func `ends in the open case, and no later one is run`(
    end: String, crash: Crash
  ) async throws {
    let adapter = try ScriptedAdapter(
      """
      hello; read -r line; answer "$line"; read -r line; \(end)
      """)
    let (outcomes, farewell) = try await adapter.outcomes(of: 4)
    #expect(outcomes == [.waits, .crashed(crash), .notRun, .notRun])
    #expect(farewell.ending == crash.ending)
    #expect(farewell.manner == .byItself)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends after its reply, which still counts`() async throws {
    let adapter = try ScriptedAdapter("hello; read -r line; answer \"$line\"; exit 7")
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.waits, .crashed(.exit(7))])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends in the middle of a line, which is no reply`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; read -r line; printf '{"id":1,"answer":"wait"}'; exit 3"#)
    let (outcomes, _) = try await adapter.outcomes(of: 1)
    #expect(outcomes == [.crashed(.exit(3))])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends between two batches and crashes in the next case`() async throws {
    let adapter = try ScriptedAdapter("hello; read -r line; answer \"$line\"; exit 7")
    let host = try await adapter.start()
    #expect(await host.run(.banners(1)) == [.waits])
    #expect(await host.run(.banners(2)) == [.crashed(.exit(7)), .notRun])
    #expect(await host.run(.banners(1)) == [.notRun])
    #expect(await host.stop().ending == .exit(code: 7))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `leaves the end of its standard error as evidence`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      hello
      read -r line; printf 0123456789 >&2; answer "$line"
      read -r line; printf 'the reason\#u{e9}' >&2; exit 1
      """#)
    let limits = ProcessLimits.patient.with { $0.standardErrorBytes = 14 }
    let (outcomes, farewell) = try await adapter.outcomes(of: 2, limits)
    let crash = Crash(ending: .exit(code: 1), standardError: "89the reason\u{e9}")
    #expect(outcomes == [.waits, .crashed(crash)])
    #expect(farewell.standardError == "89the reason\u{e9}")
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends while a grandchild writes nonsense for ever`() async throws {
    let adapter = try ScriptedAdapter("hello; read -r line; yes nonsense & exit 7")
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.crashed(.exit(7)), .notRun])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends though a grandchild holds its streams, and takes it along`() async throws {
    let adapter = try ScriptedAdapter("sleep 1000 & hello; read -r line; exit 7")
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.crashed(.exit(7)), .notRun])
    #expect(try await adapter.leavesNothing())
  }
}
