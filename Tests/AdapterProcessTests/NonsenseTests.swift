import AdapterProcess
import Adapters
import Records
import Testing

struct NonsenseTests {
  /// What is printed instead of the second reply, and what it is taken for.
  static let nonsense: [(line: String, kind: ProtocolFault.Kind)] = [
    ("hello world", .undecodable),
    ("", .undecodable),
    (#"{"id":N,"answer":"wait"} {}"#, .undecodable),
    (#"{"id":N,"id":N,"answer":"wait"}"#, .undecodable),
    (#"{"id":N,"answer":{"points":1e999}}"#, .undecodable),
    (#"{"id":N,"answer":{"points":NaN}}"#, .undecodable),
    (#"{"id":N,"answer":"\377\376"}"#, .undecodable),
    ("[]", .wrongShape),
    ("{}", .wrongShape),
    (#"{"id":N}"#, .wrongShape),
    (#"{"answer":"wait"}"#, .wrongShape),
    (#"{"id":"N","answer":"wait"}"#, .wrongShape),
    (#"{"id":N.5,"answer":"wait"}"#, .wrongShape),
    (#"{"id":N,"answer":"filled"}"#, .wrongShape),
    (#"{"id":N,"answer":{"points":"wide"}}"#, .wrongShape),
    (#"{"id":N,"answer":"wait","declined":true}"#, .wrongShape),
    (#"{"id":N,"declined":true,"answer":"wait"}"#, .wrongShape),
    (#"{"id":N,"declined":false}"#, .wrongShape),
    (#"{"id":N,"answer":"wait","mood":"good"}"#, .wrongShape),
    (#"{"id":N,"pong":2}"#, .wrongShape),
    (#"{"pong":2}"#, .wrongShape),
    (#"{"id":987654321,"answer":"wait"}"#, .unknownCase),
    (#"{"id":0,"answer":"wait"}"#, .unknownCase),
    (#"{"id":-1,"declined":true}"#, .unknownCase),
  ]

  @Test(arguments: nonsense)
  func `makes its case inconclusive, and no other`(
    line: String, kind: ProtocolFault.Kind
  ) async throws {
    for pace in ["", #","window":8"#] {
      let adapter = try ScriptedAdapter(
        #"""
        nonsense() {
          line='\#(line.replacing(#"\377\376"#, with: "\\377\\376"))' before=${line%%N*}
          if [ "$before" = "$line" ]; then printf "$line\n"; else printf "%s%s$(echo "${line#*N}")\n" "$before" "$(number "$1")"; fi
        }
        hello '\#(pace)'; on 2 'nonsense "$1"'
        """#)
      let (outcomes, farewell) = try await adapter.outcomes(of: 4)
      try #require(outcomes.count == 4)
      #expect(outcomes[1].fault?.kind == kind, "\(outcomes[1])")
      #expect(outcomes[0] == .waits && outcomes[2] == .waits && outcomes[3] == .waits)
      #expect(farewell.ending == .exit(code: 0))
      #expect(farewell.notes.unexplainedFaults == 0)
      #expect(try await adapter.leavesNothing())
    }
  }

  @Test(arguments: ["", #","window":8"#])
  func `of many lines spoils no case but its own`(pace: String) async throws {
    let adapter = try ScriptedAdapter(
      #"hello '\#(pace)'; on 2 'for word in Traceback most recent; do echo $word; done; answer "$1"'"#
    )
    let (outcomes, _) = try await adapter.outcomes(of: 3)
    try #require(outcomes.count == 3)
    #expect(outcomes[0] == .waits && outcomes[2] == .waits)
    #expect(outcomes[1].fault?.kind == .undecodable)
    #expect(try await adapter.leavesNothing())
  }

  @Test(arguments: ["", #","window":8"#])
  func `behind a reply is its case's own all the same`(pace: String) async throws {
    let adapter = try ScriptedAdapter(#"hello '\#(pace)'; on 2 'answer "$1"; echo done'"#)
    let (outcomes, _) = try await adapter.outcomes(of: 4)
    try #require(outcomes.count == 4)
    #expect(outcomes[0] == .waits && outcomes[2] == .waits && outcomes[3] == .waits)
    #expect(outcomes[1].fault?.kind == .undecodable)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `that no case brings about alone spoils none`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      fourth() { count=$((count + 1)); [ $count -ne 4 ] || echo rotating the log; answer "$1"; }
      hello; serve fourth
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 6)
    #expect(outcomes == Array(repeating: .waits, count: 6))
    #expect(farewell.notes.unexplainedFaults == 1)
    #expect(try await adapter.leavesNothing())
  }

  @Test(arguments: [
    ("nothing but nonsense", "while :; do echo nonsense; read -r line; done"),
    ("nonsense for ever", "exec yes nonsense"),
    ("a line without an end", #"tr "\0" a < /dev/zero"#),
  ])
  func `without a pong costs the process, and no other case`(
    what: String, then deed: String
  ) async throws {
    let adapter = try ScriptedAdapter("hello; on 2 '\(deed)'")
    let limits = ProcessLimits.patient.with { limits in
      limits.caseSeconds = 0.6
      limits.lineBytes = 4096
    }
    let (outcomes, farewell) = try await adapter.outcomes(of: 3, limits)
    try #require(outcomes.count == 3)
    #expect(outcomes[0] == .waits && outcomes[2] == .waits, "\(what)")
    #expect(outcomes[1].fault != nil, "\(what): \(outcomes[1])")
    #expect(farewell.notes.restarts == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `three times starts the adapter anew`() async throws {
    let adapter = try ScriptedAdapter("hello; serve echo")
    let host = try await adapter.start()
    #expect(await host.run(.banners(2)).map { $0.fault?.kind } == [.wrongShape, .wrongShape])
    #expect(try adapter.groups().count == 1)
    #expect(await host.run(.banners(1)).map { $0.fault?.kind } == [.wrongShape])
    #expect(await host.run(.banners(1)).map { $0.fault?.kind } == [.wrongShape])
    #expect(await host.stop().notes.restarts == 1)
    #expect(try adapter.groups().count == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `is quoted in what is said about it`() async throws {
    let adapter = try ScriptedAdapter("hello; on 1 'echo Loading model...'")
    let (outcomes, _) = try await adapter.outcomes(of: 1)
    #expect(outcomes[0].fault?.detail.hasSuffix("The line begins: Loading model...") == true)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `before a crash without a reply is a crash`() async throws {
    let adapter = try ScriptedAdapter("hello; on 1 'echo Aborting; kill -ABRT $$'")
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.crashed(.signal(6)), .waits])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `before a reply and the end on the ping is no crash`() async throws {
    let adapter = try ScriptedAdapter(
      #"hello; on 1 'echo nonsense; answer "$1"; read -r ping; exit 1'"#)
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    try #require(outcomes.count == 2)
    #expect(outcomes[0].fault?.kind == .undecodable)
    #expect(outcomes[1] == .waits)
    #expect(try await adapter.leavesNothing())
  }
}

extension Outcome {
  /// The fault of a case in which the adapter broke the protocol.
  var fault: ProtocolFault? {
    if case .brokeProtocol(let fault) = self { fault } else { nil }
  }
}
