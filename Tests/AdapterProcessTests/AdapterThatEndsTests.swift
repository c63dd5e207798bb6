import AdapterProcess
import Adapters
import Records
import Testing

/// It dies with cases in flight.
struct AdapterThatEndsTests {
  @Test(arguments: [
    ("kill -9 $$", Crash.signal(9)),
    ("kill -SEGV $$", .signal(11)),
    ("exit 7", .exit(7)),
    ("exit 0", .exit(0)),
  ])
  func `fails the case that ends it alone, too, and no other`(
    end: String, crash: Crash
  ) async throws {
    for pace in ["", #","window":8"#, #","batch":4"#] {
      let adapter = try ScriptedAdapter("hello '\(pace)'; on 2 '\(end)'")
      let (outcomes, farewell) = try await adapter.outcomes(of: 4)
      #expect(outcomes == [.waits, .crashed(crash), .waits, .waits], "\(pace)")
      #expect(farewell.notes.restarts == 2)
      #expect(farewell.notes.unexplainedEnds == 0)
      #expect(farewell.ending == .exit(code: 0))
      #expect(try await adapter.leavesNothing())
    }
  }

  @Test func `ends after its reply, which still counts`() async throws {
    let adapter = try ScriptedAdapter(#"hello; on 1 'answer "$1"; exit 7'"#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.waits, .waits])
    #expect(farewell.notes.unexplainedEnds == 1)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends in the middle of a line, which is no reply`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; on 1 'printf "{\"id\":$(number "$1"),\"answer\":\"wait\"}"; exit 3'"#)
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.crashed(.exit(3)), .waits])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends now and then without a case to blame, and loses none`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      third() { count=$((count + 1)); [ $count -lt 3 ] || exit 1; answer "$1"; }
      hello; serve third
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 9)
    #expect(outcomes == Array(repeating: .waits, count: 9))
    #expect(farewell.notes.unexplainedEnds > 0)
    #expect(farewell.notes.unexplainedEnds == farewell.notes.restarts)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends between two batches, and is started anew`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      once() { answer "$1"; [ -e "$FOLDER/once" ] || { touch "$FOLDER/once"; read -r line; pong "$line"; exit 7; }; }
      hello; serve once
      """#)
    let host = try await adapter.start()
    #expect(await host.run(.banners(1)) == [.waits])
    #expect(await host.run(.banners(3)) == [.waits, .waits, .waits])
    #expect(await host.stop().ending == .exit(code: 0))
    #expect(try adapter.groups().count == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `leaves the end of its standard error as evidence`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; on 2 'printf "0123456789the reason\#u{e9}" >&2; exit 1'"#)
    let limits = ProcessLimits.patient.with { $0.standardErrorBytes = 14 }
    let (outcomes, _) = try await adapter.outcomes(of: 2, limits)
    let crash = Crash(ending: .exit(code: 1), standardError: "89the reason\u{e9}")
    #expect(outcomes == [.waits, .crashed(crash)])
    #expect(try await adapter.leavesNothing())
  }

  @Test(arguments: [
    ("writes nonsense for ever", "yes nonsense & exit 7"),
    ("holds its streams", "sleep 1000 & exit 7"),
  ])
  func `ends though a grandchild goes on, and takes it along`(
    what: String, end: String
  ) async throws {
    let adapter = try ScriptedAdapter("hello; on 1 '\(end)'")
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.crashed(.exit(7)), .waits], "\(what)")
    #expect(try await adapter.leavesNothing())
  }

  @Test(arguments: [
    ("its output", "exec >&-"), ("both ends", "exec >&- <&-"),
  ])
  func `closes the conversation and goes on running, which is noticed at once`(
    what: String, closing: String
  ) async throws {
    let adapter = try ScriptedAdapter("hello; on 2 '\(closing); exec sleep 1000'")
    // Nobody waits for the time that a case has.
    let limits = ProcessLimits.patient.with { $0.caseSeconds = 1e6 }
    let (outcomes, _) = try await adapter.outcomes(of: 3, limits)
    let crash = Crash(ending: .hungUp, standardError: "")
    #expect(outcomes == [.waits, .crashed(crash), .waits], "\(what)")
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends on more than a small share of cases, and is given up`() async throws {
    let adapter = try ScriptedAdapter("hello; serve exit")
    let limits = ProcessLimits.patient.with {
      $0.restartAllowance = 3
      $0.casesPerRestart = 1000
    }
    let host = try await adapter.start(limits)
    let outcomes = await host.run(.banners(6))
    #expect(outcomes.map(\.isCrash) == [true, true, false, false, false, false])
    #expect(outcomes.suffix(4).allSatisfy { $0 == .notRun })
    #expect(host.loss == "it had to be started anew 4 times within 2 cases")
    // One case at a time can still be tried out, to make it smaller.
    let tried = await host.hasty.run(.banners(1))
    #expect(tried.map(\.isCrash) == [true])
    #expect(await host.run(.banners(1)) == [.notRun])
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }

  @Test func `cannot be started anew, and is given up with the reason`() async throws {
    let adapter = try ScriptedAdapter(
      #"[ -e "$FOLDER/once" ] && exit 4; touch "$FOLDER/once"; hello; serve exit"#)
    let host = try await adapter.start()
    #expect(await host.run(.banners(2)) == [.notRun, .notRun])
    let text =
      "it could not be started anew. The adapter ended during the handshake, with exit code 4."
    #expect(host.loss == text)
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }

  @Test func `comes back as another adapter, and is given up`() async throws {
    let adapter = try ScriptedAdapter(
      #"if [ -e "$FOLDER/once" ]; then hello ',"window":2'; else touch "$FOLDER/once"; hello; fi; serve exit"#
    )
    let host = try await adapter.start()
    #expect(await host.run(.banners(2)) == [.notRun, .notRun])
    #expect(host.loss == "it was started anew and greeted differently")
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends, and is believed the first time where cases are tried out`() async throws {
    let adapter = try ScriptedAdapter("hello; on 1 'exit 7'")
    let host = try await adapter.start()
    #expect(await host.hasty.run(.banners(1)) == [.crashed(.exit(7))])
    #expect(try adapter.groups().count == 1)
    #expect(await host.hasty.run(.banners(2)) == [.crashed(.exit(7)), .waits])
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }
}

extension Outcome {
  /// Whether the adapter ended.
  var isCrash: Bool {
    if case .crashed = self { true } else { false }
  }
}
