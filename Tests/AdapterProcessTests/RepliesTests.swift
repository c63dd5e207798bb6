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

  @Test(arguments: ["", #","window":8"#])
  func `answers twice the same, which changes nothing and is noted`(pace: String) async throws {
    let adapter = try ScriptedAdapter(#"hello '\#(pace)'; on 2 'answer "$1"; answer "$1"'"#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 3)
    #expect(outcomes == [.waits, .waits, .waits])
    #expect(farewell.notes.lateReplies == 1)
    #expect(try await adapter.leavesNothing())
  }

  @Test(arguments: ["", #","window":8"#])
  func `answers twice and differently, and the case is inconclusive`(pace: String) async throws {
    let adapter = try ScriptedAdapter(
      #"""
      twice() { answer "$1"; echo "{\"id\":$(number "$1"),\"answer\":{\"points\":1}}"; }
      hello '\#(pace)'; on 2 'twice "$1"'
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 3)
    let fault = ProtocolFault(.conflict, detail: "it replied twice, and differently")
    #expect(outcomes == [.waits, .brokeProtocol(fault), .waits])
    #expect(try await adapter.leavesNothing())
  }

  @Test func `repeats a case behind its fence, whatever it says, and nothing changes`() async throws
  {
    let adapter = try ScriptedAdapter(
      #"""
      late() { answer "$1"; echo "{\"answer\":[\"anything\"],\"id\":$first}"; }
      hello; read -r line; answer "$line"; first=$(number "$line"); read -r line; pong "$line"
      serve late
      """#)
    let host = try await adapter.start()
    #expect(await host.run(.banners(1)) == [.waits])
    #expect(await host.run(.banners(2)) == [.waits, .waits])
    #expect(await host.stop().notes.lateReplies == 2)
    #expect(try await adapter.leavesNothing())
  }

  @Test func `replies to many open cases in any order`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      hello ',"window":8'
      for place in 1 2 3 4; do
        read -r line
        all="{\"id\":$(number "$line"),\"answer\":{\"points\":$(width "$line")}}
      $all"
      done
      printf '%s\n' "$all" | grep .
      serve
      """#)
    let (outcomes, _) = try await adapter.outcomes(of: 4)
    #expect(outcomes == (1...4).map { Outcome.answered(.bannerWidth(.points(Double($0)))) })
    #expect(try await adapter.leavesNothing())
  }

  @Test func `replies to a list of cases with a list`() async throws {
    let adapter = try ScriptedAdapter(
      #"""
      one() { printf '%s{"id":%s,"answer":{"points":%s}}' "$comma" "$(number "$1")" "$(width "$1")"; comma=,; }
      hello ',"batch":3'
      while read -r line; do
        case $line in
          '['*) comma=; printf '['; split "$line" one; echo ']' ;;
          '{"ping"'*) pong "$line" ;;
          *) exit 0 ;;
        esac
      done
      """#)
    let (outcomes, farewell) = try await adapter.outcomes(of: 7)
    #expect(outcomes == (1...7).map { Outcome.answered(.bannerWidth(.points(Double($0)))) })
    #expect(farewell.notes.restarts == 0)
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
      read -r line; echo ':"wait"}'; serve
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
