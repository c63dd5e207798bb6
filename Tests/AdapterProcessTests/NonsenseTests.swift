import AdapterProcess
import Records
import Testing

struct NonsenseTests {
  /// What is printed instead of the second reply, and what it is taken for.
  static let nonsense: [(line: String, kind: ProtocolFault.Kind)] = [
    ("hello world", .undecodable),
    ("", .undecodable),
    (#"{"id":2,"answer":"wait"} {}"#, .undecodable),
    (#"{"id":2,"id":2,"answer":"wait"}"#, .undecodable),
    (#"{"id":2,"answer":{"points":1e999}}"#, .undecodable),
    (#"{"id":2,"answer":{"points":NaN}}"#, .undecodable),
    (#"{"id":2,"answer":"\377\376"}"#, .undecodable),
    ("[]", .wrongShape),
    ("{}", .wrongShape),
    (#"{"id":2}"#, .wrongShape),
    (#"{"answer":"wait"}"#, .wrongShape),
    (#"{"id":"2","answer":"wait"}"#, .wrongShape),
    (#"{"id":2.5,"answer":"wait"}"#, .wrongShape),
    (#"{"id":2,"answer":"filled"}"#, .wrongShape),
    (#"{"id":2,"answer":{"points":"wide"}}"#, .wrongShape),
    (#"{"id":2,"answer":"wait","declined":true}"#, .wrongShape),
    (#"{"id":2,"declined":true,"answer":"wait"}"#, .wrongShape),
    (#"{"id":2,"declined":false}"#, .wrongShape),
    (#"{"id":2,"answer":"wait","mood":"good"}"#, .wrongShape),
    (#"{"id":2,"pong":2}"#, .wrongShape),
    (#"{"pong":2}"#, .wrongShape),
    (#"{"id":3,"answer":"wait"}"#, .unknownCase),
    (#"{"id":0,"answer":"wait"}"#, .unknownCase),
    (#"{"id":-1,"declined":true}"#, .unknownCase),
  ]

  @Test(arguments: nonsense)
  func `closes its case, and the next ones are answered`(
    line: String, kind: ProtocolFault.Kind
  ) async throws {
    let adapter = try ScriptedAdapter(
      #"""
      second() { case $1 in '{"id":2'*) printf '\#(line)\n' ;; *) answer "$1" ;; esac; }
      hello; serve second
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 4)
    try #require(outcomes.count == 4)
    #expect(outcomes[1].fault?.kind == kind, "\(outcomes[1])")
    #expect(outcomes[0] == .waits && outcomes[2] == .waits && outcomes[3] == .waits)
    #expect(farewell.ending == .exit(code: 0))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `of many lines spoils no case but its own`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      chatty() {
        case $1 in '{"id":2'*) for word in Traceback most recent call; do echo $word; done ;; esac
        answer "$1"
      }
      hello; serve chatty
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 3)
    try #require(outcomes.count == 3)
    #expect(outcomes[0] == .waits && outcomes[2] == .waits)
    #expect(outcomes[1].fault?.kind == .undecodable)
    #expect(farewell.ignoredReplies == 1)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `behind a reply closes the next case, however late it is read`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      chatty() { answer "$1"; case $1 in '{"id":2'*) echo done ;; esac; }
      hello; serve chatty
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 4)
    try #require(outcomes.count == 4)
    #expect(outcomes[0] == .waits && outcomes[1] == .waits && outcomes[3] == .waits)
    #expect(outcomes[2].fault?.kind == .undecodable)
    #expect(try await adapter.leavesNothing())
  }

  @Test(arguments: [
    ("nothing but nonsense", "while read -r line; do echo nonsense; done"),
    ("nonsense for ever", "exec yes nonsense"),
    ("a line without an end", "exec tr '\\0' a < /dev/zero"),
  ])
  func `without a pong is the end`(what: String, then script: String) async throws {
    let adapter = try ScriptedAdapter("hello; \(script)")
    let limits = ProcessLimits.patient.with { limits in
      limits.caseSeconds = 0.6
      limits.lineBytes = 4096
    }
    let (outcomes, farewell) = try await adapter.outcomes(of: 3, limits)
    try #require(outcomes.count == 3)
    #expect(outcomes[0].fault != nil, "\(what): \(outcomes[0])")
    #expect(outcomes[1] == .notRun && outcomes[2] == .notRun)
    #expect(farewell.manner == .killed)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `before a crash without a reply is a crash`() async throws {
    let adapter = try ScriptedAdapter("hello; read -r line; echo Aborting; kill -ABRT $$")
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.crashed(.signal(6)), .notRun])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `before a reply and the end on the ping is no crash`() async throws {
    let adapter = try ScriptedAdapter(
      "hello; read -r line; echo nonsense; answer \"$line\"; read -r ping; exit 1")
    let (outcomes, farewell) = try await adapter.outcomes(of: 2)
    try #require(outcomes.count == 2)
    #expect(outcomes[0].fault?.kind == .undecodable)
    #expect(outcomes[1] == .notRun)
    #expect(farewell.ending == .exit(code: 1))
    #expect(try await adapter.leavesNothing())
  }
}

extension Outcome {
  /// The fault of a case in which the adapter broke the protocol.
  var fault: ProtocolFault? {
    if case .brokeProtocol(let fault) = self { fault } else { nil }
  }
}
