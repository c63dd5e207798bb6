import AdapterProcess
import Adapters
import Foundation
import Records
import Scenarios
import Testing

/// Sessions are cases of several round trips, and nothing is lost between them.
struct SessionsTests {
  /// What every script here can use: it acts, or does something else at an event of one width.
  private static let functions = #"""
    step() { step=${1#*'"step":'}; echo "${step%%,*}"; }
    does() { echo "{\"id\":$(number "$1"),\"step\":$(step "$1"),\"actions\":[$2]}"; }
    dispatch() { does "$1" '{"do":"dispatch"}'; }
    at() {
      culprit=$1 deed=$2
      act() {
        case $1 in *'"end":true'*) return ;; esac
        if [ "$(width "$1")" = "$culprit" ]; then eval "$deed"; else dispatch "$1"; fi
      }
      serve act
    }

    """#

  /// Has an adapter live through three sessions of three events each, of widths from 1 to 9.
  private func lives(
    _ script: String, _ pace: String, _ limits: ProcessLimits = .patient
  ) async throws -> (outcomes: [Outcome], notes: Farewell.Notes) {
    let adapter = try ScriptedAdapter(
      SessionsTests.functions + #"hello ',"formats":["banner"]\#(pace)'; "# + script)
    let host = try await adapter.start(limits)
    let plays = [1.0, 4, 7].map { ScriptedPlay(eventsOfWidths: [$0, $0 + 1, $0 + 2]) }
    let outcomes = await host.live(through: plays)
    let notes = await host.stop().notes
    #expect(try await adapter.leavesNothing())
    return (outcomes, notes)
  }

  private static let paces = ["", #","window":8"#, #","batch":4"#]

  @Test(arguments: paces)
  func `are told event by event`(pace: String) async throws {
    let (outcomes, notes) = try await lives("at 0 :", pace)
    #expect(
      outcomes.map(\.actions)
        == Array(repeating: [[.dispatch], [.dispatch], [.dispatch]], count: 3))
    #expect(notes == Farewell.Notes())
  }

  @Test(arguments: [
    ("a crash", "exit 7", Outcome.crashed(.exit(7))),
    ("a refusal", #"echo "{\"id\":$(number "$1"),\"declined\":true}""#, .declined),
    (
      "an early step", #"echo "{\"id\":$(number "$1"),\"step\":7,\"actions\":[]}""#,
      .brokeProtocol(
        ProtocolFault(.wrongShape, detail: "it acts at step 7, which was not told yet"))
    ),
  ])
  func `end with what happens at any event, and no other session does`(
    what: String, deed: String, expected: Outcome
  ) async throws {
    for pace in SessionsTests.paces {
      let (outcomes, _) = try await lives("at 5 '\(deed)'", pace)
      try #require(outcomes.count == 3)
      #expect(outcomes[1] == expected, "\(what) \(pace)")
      #expect(outcomes[0].actions?.count == 3 && outcomes[2].actions?.count == 3)
    }
  }

  @Test(arguments: [
    ("an action that does not exist", #"{"do":"dance"}"#),
    ("an action with another's argument", #"{"do":"check","points":1}"#),
    ("an action with an argument too many", #"{"do":"dispatch","load":1}"#),
    ("a width that is none", #"{"do":"setBannerWidth","points":1e999}"#),
  ])
  func `are inconclusive with`(what: String, action: String) async throws {
    for pace in SessionsTests.paces {
      let script = "at 5 'does \"$1\" \"\(action.replacing("\"", with: "\\\""))\"'"
      let (outcomes, _) = try await lives(script, pace)
      try #require(outcomes.count == 3)
      #expect(outcomes[1].fault != nil, "\(what) \(pace)")
      #expect(outcomes[0].actions?.count == 3 && outcomes[2].actions?.count == 3)
    }
  }

  @Test(arguments: paces)
  func `take a repeated reply once, and a contradiction not at all`(pace: String) async throws {
    let repeated = try await lives(#"at 5 'dispatch "$1"; dispatch "$1"'"#, pace)
    #expect(repeated.outcomes.map { $0.actions?.count } == [3, 3, 3])
    #expect(repeated.notes.lateReplies == 1)
    let contradicted = try await lives(#"at 5 'dispatch "$1"; does "$1"'"#, pace)
    #expect(contradicted.outcomes.map { $0.fault?.kind } == [nil, .conflict, nil])
  }

  @Test func `without an event need nobody`() async throws {
    let adapter = try ScriptedAdapter("hello; serve exit")
    let host = try await adapter.start()
    let play = ScriptedPlay(.native, [])
    #expect(await host.live(through: [play, play]) == [.lived(play.trace), .lived(play.trace)])
    _ = await host.stop()
    #expect(try await adapter.leavesNothing())
  }
}

extension Outcome {
  /// What was done at each step of a session that was lived through.
  fileprivate var actions: [[Action]]? {
    if case .lived(let trace) = self { trace.steps.map(\.actions) } else { nil }
  }
}
