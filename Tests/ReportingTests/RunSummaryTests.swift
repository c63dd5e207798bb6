import Miniatures
import Records
import Reporting
import Specification
import Testing

/// A run as a person reads it.
struct RunSummaryTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.miniature
  }

  private func summary(_ run: Run) -> String {
    RunSummary(run, catalogue).lines.asText
  }

  private static let undecided = Run.ClauseTally.miniature("001-SCN-004")

  @Test func `sums up a run that conforms`() {
    var run = Run.miniature(
      planned: 12_000,
      clauses: [
        .miniature("001-BAN-001", passed: 5000, unspecified: 1000),
        .miniature("001-SCN-004", passed: 6000), .miniature("RUN-001", passed: 12_000),
      ])
    run.questions = [.init(question: QuestionID("001-Q-001"), cases: 1000)]
    #expect(
      summary(run) == """
        tiny 1, asked for as builtin:tiny
        seed 1 · catalogue 0123456789ab · profile documents

        clause       level   result  decided  open
        001-BAN-001  must    kept    5,000    1,000
        001-SCN-004  should  kept    6,000
        RUN-001      must    kept    12,000

        Open questions these cases touch:
          001-Q-001  1,000 cases: How wide is nothing?

        planned 12,000 · judged 12,000
        MUST 1/1 · SHOULD 1/1 · RUN 1/1 · 1 open question
        Least often came up 001-BAN-001: in 6,000 cases.
        Conforms: no clause that binds is broken, and none went without a case.
        """)
  }

  @Test func `sums up a run that fails, findings first`() {
    let run = Run.miniature(
      clauses: [
        .miniature("001-BAN-001", passed: 8, failed: 2),
        Run.ClauseTally(clause: ClauseID("001-SCN-004"), isApplicable: false),
      ], failures: [.miniature])
    let block = FailureBlock(.miniature, of: run, catalogue).lines.asText
    #expect(
      summary(run) == """
        tiny 1, asked for as builtin:tiny
        seed 1 · catalogue 0123456789ab · profile documents

        \(block)

        clause       level   result          decided  open
        001-BAN-001  must    broken          10
        001-SCN-004  should  not applicable

        planned 10 · judged 10
        MUST 0/1 · 0 open questions
        Least often came up 001-BAN-001: in 10 cases.
        Fails: 1 finding, one for each way a clause is broken.
        """)
  }

  @Test func `sums up a run that is not established, and names what is missing`() {
    var run = Run.miniature(judged: 7, clauses: [.miniature("001-BAN-001", passed: 7)])
    run.notApplicable = 5
    run.undecided = 2
    run.inconclusive = [
      .init(why: .declined, cases: 1, firstIndex: 4, detail: ""),
      .init(
        why: .brokeProtocol(.undecodable), cases: 2, firstIndex: 1000, detail: "no JSON: \u{7}"),
    ]
    #expect(
      summary(run) == #"""
        tiny 1, asked for as builtin:tiny
        seed 1 · catalogue 0123456789ab · profile documents

        clause       level  result  decided  open
        001-BAN-001  must   kept    7

        Not judged:
          1 case, first case 4: the adapter declined a query it claims
          2 cases, first case 1,000: the adapter's message cannot be decoded: no JSON: \u{7}

        planned 10 · judged 7 · not applicable 5 · undecided by any clause 2
        MUST 1/1 · 0 open questions
        Least often came up 001-BAN-001: in 7 cases.
        Not established: 3 cases could not be judged.
        """#)
  }

  static let conclusions: [(Run, String)] = [
    (
      .miniature(clauses: [.miniature("001-BAN-001", passed: 10), undecided]),
      "Not established: no case bore on 001-SCN-004; draw more, or answer what they judge."
    ),
    (
      .miniature(planned: 0, clauses: []),
      "Not established: no case was drawn that asks what the adapter claims and these clauses decide."
    ),
    (
      {
        var run = Run.miniature()
        run.wasInterrupted = true
        return run
      }(), "Interrupted: what was found until then is above."
    ),
  ]

  @Test(arguments: conclusions)
  func `ends on what the run amounts to`(run: Run, conclusion: String) {
    #expect(RunSummary(run, catalogue).lines.last == conclusion)
  }

  @Test func `shows a clause that cases never settle as open, and outside the share`() {
    let run = Run.miniature(clauses: [
      .miniature("001-BAN-001", passed: 10), .miniature("001-SCN-004", unspecified: 3),
    ])
    let lines = RunSummary(run, catalogue).lines
    #expect(lines.contains("001-SCN-004  should  open    0        3"))
    #expect(lines.contains("MUST 1/1 · 0 open questions"))
  }

  @Test func `shows broken advice without failing the run`() {
    var run = Run.miniature(clauses: [.miniature("001-SCN-004", passed: 4, advised: 6)])
    var advice = Finding.miniature
    advice.signature.clause = ClauseID("001-SCN-004")
    run.advisories = [advice]
    let lines = RunSummary(run, catalogue).lines
    #expect(lines.contains("ADVICE 001-SCN-004 tooWide (should)"))
    #expect(lines.contains("001-SCN-004  should  advised against  10"))
    #expect(lines.contains("SHOULD 0/1 · 0 open questions"))
    #expect(lines.last?.hasPrefix("Conforms:") == true)
  }

  @Test func `compares runs clause by clause and marks what differs`() {
    let kept = Run.miniature(clauses: [
      .miniature("001-BAN-001", passed: 10), .miniature("001-SCN-004", passed: 1),
    ])
    var broken = Run.miniature(clauses: [
      .miniature("001-BAN-001", failed: 10), .miniature("001-SCN-004", passed: 1),
    ])
    broken.subject.name = "wide\u{7}"
    #expect(
      Comparison([kept, broken]).lines.asText == #"""
           clause       tiny  wide\u{7}
        ≠  001-BAN-001  kept  broken
           001-SCN-004  kept  kept

        1 clause of 2 with cells that differ, marked ≠.
        """#)
  }
}
