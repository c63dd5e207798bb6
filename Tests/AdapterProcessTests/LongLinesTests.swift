import AdapterProcess
import Records
import Testing

struct LongLinesTests {
  /// Answers, with as many spaces before the line feed as make the line this long.
  private static func adapter(ofLineLength length: Int) throws -> ScriptedAdapter {
    try ScriptedAdapter(
      #"""
      long() { printf '%-\#(length)s\n' "$(answer "$1")"; }
      hello; serve long
      """#)
  }

  @Test func `takes a line of exactly the limit`() async throws {
    let limits = ProcessLimits.patient.with { $0.lineBytes = 4096 }
    let adapter = try LongLinesTests.adapter(ofLineLength: 4096)
    let (outcomes, _) = try await adapter.outcomes(of: 2, limits)
    #expect(outcomes == [.waits, .waits])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `refuses a line of one byte more, and goes on behind it`() async throws {
    let limits = ProcessLimits.patient.with { $0.lineBytes = 4096 }
    let adapter = try LongLinesTests.adapter(ofLineLength: 4097)
    let (outcomes, _) = try await adapter.outcomes(of: 2, limits)
    let fault = ProtocolFault(.oversizedLine, detail: "a line is longer than 4096 bytes")
    #expect(outcomes == [.brokeProtocol(fault), .brokeProtocol(fault)])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `takes a line of a mebibyte, larger than any pipe, and refuses two`() async throws {
    let fitting = try LongLinesTests.adapter(ofLineLength: 1 << 20)
    #expect(try await fitting.outcomes(of: 2).outcomes == [.waits, .waits])
    #expect(try await fitting.leavesNothing())
    let oversized = try LongLinesTests.adapter(ofLineLength: 2 << 20)
    let (outcomes, _) = try await oversized.outcomes(of: 2)
    #expect(outcomes.map(\.fault?.kind) == [.oversizedLine, .oversizedLine])
    #expect(try await oversized.leavesNothing())
  }
}
