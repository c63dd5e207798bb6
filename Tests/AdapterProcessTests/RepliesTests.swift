import AdapterProcess
import Records
import Scenarios
import Testing

struct RepliesTests {
  @Test func `declines a case it was given`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      decline() { echo "{\"id\":$(number "$1"),\"declined\":true}"; }
      hello; serve decline
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.declined, .declined])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `says its answer before the case it belongs to`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      turned() { echo "{\"answer\":{\"points\":475.5},\"id\":$(number "$1")}"; }
      hello; serve turned
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(
      outcomes == [
        .answered(.bannerWidth(.points(475.5))), .answered(.bannerWidth(.points(475.5))),
      ])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `answers twice, and only the first reply counts`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      twice() { answer "$1"; echo "{\"id\":$(number "$1"),\"answer\":{\"points\":1}}"; }
      hello; serve twice
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 3)
    #expect(outcomes == [.waits, .waits, .waits])
    // The last one is behind the last reply, where nobody looks any more.
    #expect(farewell.ignoredReplies == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `repeats a closed case in a shape that no answer has`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      late() { echo '{"answer":["anything"],"id":1}'; answer "$1"; }
      hello; read -r line; answer "$line"; serve late
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 3)
    #expect(outcomes == [.waits, .waits, .waits])
    #expect(farewell.ignoredReplies == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `writes a mebibyte to standard error, which neither blocks nor counts`() async throws {
    let adapter = try ScriptedAdapter(
      """
      noisy() { head -c 1048576 /dev/zero | tr '\\0' x >&2; answer "$1"; }
      hello; serve noisy
      """)
    let (outcomes, farewell) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.waits, .waits])
    #expect(farewell.standardError == String(repeating: "x", count: 64 << 10))
    #expect(try await adapter.leavesNothing())
  }

  @Test func `begins its next reply along with the last`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      hello
      read -r line; printf '{"id":1,"answer":"wait"}\n{"id":2,'
      read -r line; printf '"answer":"wait"}\n{"id":3,"answer"'
      read -r line; echo ':"wait"}'
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 3)
    #expect(outcomes == [.waits, .waits, .waits])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `writes its lines in pieces`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      pieces() { printf '{"id":'; sleep 0.02; printf '%s,"answer"' "$(number "$1")"; sleep 0.02; echo ':"wait"}'; }
      hello; serve pieces
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 2)
    #expect(outcomes == [.waits, .waits])
    #expect(try await adapter.leavesNothing())
  }
}
