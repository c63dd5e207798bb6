import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

struct HandshakeTests {
  /// Answers the greeting with this line.
  private static func answering(_ line: String) throws -> ScriptedAdapter {
    try ScriptedAdapter("read -r greeting; printf '%s\\n' '\(line)'; exec sleep 1000")
  }

  /// Starts an adapter that cannot be started, and returns why.
  private static func error(
    of adapter: ScriptedAdapter, _ limits: ProcessLimits = .patient
  ) async throws -> AdapterStartError {
    let error = await #expect(throws: AdapterStartError.self) {
      _ = try await adapter.start(limits)
    }
    #expect(try await adapter.leavesNothing())
    return try #require(error)
  }

  @Test func `tells the versions and limits, and hears the claims`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      read -r greeting
      echo "$greeting" >&2
      echo '{"hello":{"queries":["canPresent","bannerWidth"],"formats":["native"],"version":1,"name":"nm","adapterVersion":"v"}}'
      serve
      """#)
    let host = try await adapter.start()
    #expect(
      host.claims
        == Claims(
          name: "nm", version: "v", queries: [.canPresent, .bannerWidth], formats: [.native]))
    let greeting =
      #"{"hello":{"versions":[1,1],"caseSeconds":30,"lineBytes":1048576,"window":1024,"batch":1024}}"#
    #expect(await host.stop().standardError == greeting + "\n")
    #expect(try await adapter.leavesNothing())
  }

  @Test func `ends when the adapter ends`() async throws {
    let adapter = try ScriptedAdapter("read -r greeting; printf 'no module' >&2; exit 1")
    let crash = Crash(ending: .exit(code: 1), standardError: "no module")
    #expect(try await HandshakeTests.error(of: adapter) == .ended(crash))
  }

  @Test func `ends when the adapter is killed before it reads anything`() async throws {
    let adapter = try ScriptedAdapter("kill -9 $$")
    #expect(try await HandshakeTests.error(of: adapter) == .ended(.signal(9)))
  }

  @Test func `ends when the adapter is silent for too long`() async throws {
    let adapter = try ScriptedAdapter("printf waiting >&2; sleep 1000 & sleep 1000")
    let limits = ProcessLimits.patient.with {
      $0.handshakeSeconds = 1
      $0.graceSeconds = 0.1
    }
    let error = try await HandshakeTests.error(of: adapter, limits)
    #expect(error == .silent(seconds: 1, standardError: "waiting"))
  }

  @Test func `ends when the adapter flushes only at the end, and says so`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      read -r greeting; read -r line
      echo '{"hello":{"version":1,"name":"n","adapterVersion":"v","queries":[]}}'
      """#)
    let limits = ProcessLimits.patient.with { $0.handshakeSeconds = 1 }
    let error = try await HandshakeTests.error(of: adapter, limits)
    #expect(error == .silent(seconds: 1, standardError: "", clue: .unflushed))
  }

  @Test func `ends when the adapter ends no line, and says so`() async throws {
    let adapter = try ScriptedAdapter(
      #"read -r greeting; printf '{"hello":{"version":1}}'; exec sleep 1000"#)
    let limits = ProcessLimits.patient.with { $0.handshakeSeconds = 1 }
    let error = try await HandshakeTests.error(of: adapter, limits)
    #expect(error == .silent(seconds: 1, standardError: "", clue: .unfinishedLine))
  }

  @Test(arguments: [
    "exec sleep 1000", #"echo '{"pong":1}'; exec sleep 1000"#, "echo what?; sleep 1000",
  ])
  func `ends when the adapter knows no ping`(script: String) async throws {
    let adapter = try ScriptedAdapter("greet; read -r ping; \(script)")
    let limits = ProcessLimits.patient.with { $0.handshakeSeconds = 1 }
    let error = try await HandshakeTests.error(of: adapter, limits)
    guard case .noPong(_, standardError: "") = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `ends when the adapter closes its output`() async throws {
    let adapter = try ScriptedAdapter("exec >&-; exec sleep 1000")
    let error = try await HandshakeTests.error(of: adapter)
    #expect(error == .ended(Crash(ending: .hungUp, standardError: "")))
  }

  @Test(arguments: ["[1]", "0", "2000", "1.5"])
  func `ends when the adapter wants a window that is not on offer`(window: String) async throws {
    let adapter = try ScriptedAdapter("hello ',\"window\":\(window)'; serve")
    let error = try await HandshakeTests.error(of: adapter)
    guard case .unreadableAnswer = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `ends when the adapter claims a format that does not exist`() async throws {
    let adapter = try ScriptedAdapter("hello ',\"formats\":[\"bannner\"]'; serve")
    #expect(try await HandshakeTests.error(of: adapter) == .unknownFormat("bannner"))
  }

  @Test(arguments: [0, 2, -1])
  func `ends when the adapter speaks another version, whatever else it says`(
    version: Int
  ) async throws {
    let adapter = try HandshakeTests.answering(
      #"{"hello":{"surprise":[],"version":\#(version),"name":7}}"#)
    let error = try await HandshakeTests.error(of: adapter)
    #expect(error == .unsupportedVersion(version, supported: 1...1))
  }

  @Test func `ends when the adapter claims a query that does not exist`() async throws {
    let adapter = try HandshakeTests.answering(
      #"{"hello":{"version":1,"name":"n","adapterVersion":"v","queries":["bannerHeight"]}}"#)
    #expect(try await HandshakeTests.error(of: adapter) == .unknownQuery("bannerHeight"))
  }

  @Test(arguments: [
    "Starting up",
    "",
    "{}",
    #"{"id":1,"answer":"wait"}"#,
    #"{"hello":{}}"#,
    #"{"hello":{"version":"1","name":"n","adapterVersion":"v","queries":[]}}"#,
    #"{"hello":{"version":1,"adapterVersion":"v","queries":[]}}"#,
    #"{"hello":{"version":1,"name":"n","queries":[]}}"#,
    #"{"hello":{"version":1,"name":"n","adapterVersion":"v"}}"#,
    #"{"hello":{"version":1,"name":"n","adapterVersion":"v","queries":[],"mood":1}}"#,
  ])
  func `ends when the answer cannot be understood, and shows it`(line: String) async throws {
    let adapter = try HandshakeTests.answering(line)
    let error = try await HandshakeTests.error(of: adapter)
    let shown = line.replacing("\"id\":1", with: "\"id\":…")
    guard case .unreadableAnswer(shown, let reason, standardError: "") = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.isEmpty == false)
  }

  @Test func `asks for the hello around the members of a greeting`() async throws {
    let adapter = try HandshakeTests.answering(
      #"{"version":1,"name":"n","adapterVersion":"v","queries":["bannerWidth"]}"#)
    let error = try await HandshakeTests.error(of: adapter)
    #expect("\(error)".contains(#"the key "hello" is missing; add it."#), "\(error)")
  }

  @Test func `ends when the answer is longer than a line may be`() async throws {
    let limits = ProcessLimits.patient.with { $0.lineBytes = 1000 }
    let adapter = try ScriptedAdapter("exec yes no end | tr '\\n' ' '")
    let error = try await HandshakeTests.error(of: adapter, limits)
    #expect(
      error
        == .unreadableAnswer(
          line: "", reason: "a line is longer than 1000 bytes", standardError: ""))
  }
}
