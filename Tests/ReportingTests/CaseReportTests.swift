import Miniatures
import Records
import Reporting
import Scenarios
import Specification
import Testing

/// One case with every verdict on it, and the entries of the catalogue explained.
struct CaseReportTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.miniature
  }

  @Test func `shows what every clause says about one case`() {
    let wide = Violation(ViolationKind("tooWide"), expected: .widthAtMost(320))
    let verdicts: [(clause: ClauseID, verdict: Verdict)] = [
      (ClauseID("001-BAN-001"), .fail(wide)), (ClauseID("001-BAN-002"), .pass),
      (ClauseID("001-BAN-003"), .unspecified(QuestionID("001-Q-001"))),
      (
        ClauseID("001-SCN-004"),
        .advisory(Violation(ViolationKind("needlessWait"), expected: .aRequest))
      ),
    ]
    let report = CaseReport(
      .decision(.bannerWidth, .miniature()), .answered(.bannerWidth(.points(321))), verdicts,
      catalogue)
    #expect(
      report.lines.asText == """
          question  How wide should the host's anchored adaptive banner be requested?
          build     supports one scene only, production mode
          device    free-form, pad, display 320 × 400
          scene A   window 320 × 400, active in the foreground
          host      in scene A, view 320 × 400, no safe-area insets

          answered  321 points
          FAIL      001-BAN-001 tooWide: expected at most 320 points, as the view is 320 wide and \
        has no inset on the left or right
          kept      001-BAN-002
          open      001-BAN-003, by 001-Q-001
          advised   001-SCN-004 needlessWait: expected a request
        """)
  }

  @Test(
    arguments: [
      (
        Outcome.crashed(Crash(ending: .signal(number: 9), standardError: "")),
        "  FAIL      RUN-001 crash: expected an answer"
      ),
      (.timedOut(after: 5), "  FAIL      RUN-001 timeout: expected an answer"),
    ])
  func `says which requirement an adapter that gives no answer breaks`(
    outcome: Outcome, text: String
  ) {
    let report = CaseReport(.decision(.bannerWidth, .miniature()), outcome, [], catalogue)
    #expect(report.lines.last == text)
  }

  @Test func `explains a clause that is derived`() throws {
    let clause = try #require(catalogue.clause(ClauseID("001-SCN-004")))
    #expect(
      Explanation.lines(of: clause).asText == """
        001-SCN-004  A request is made in time.
          binds      the app's code or the wrapper it uses, should
          source     one.txt, line 12
          status     derived
          argument   Nobody waits for nothing.
          decides    requestScene
          broken by  needlessWait: waited for nothing
        """)
  }

  @Test func `explains a clause that informs`() throws {
    let file = Catalogue.File(name: "900.json", bytes: Array(MiniatureGuide.catalogue.utf8))
    let clause = try #require(try Catalogue(files: [file]).clause(ClauseID("900-INF-001")))
    #expect(
      Explanation.lines(of: clause).asText == """
        900-INF-001  Windows become small.
          binds     the app's code or the wrapper it uses, fact
          source    900_guide.txt, lines 4, 7-8
          status    informative: it binds nobody
          argument  It asks for nothing.
        """)
  }

  @Test func `explains why a clause cannot be tested`() throws {
    var clause = try #require(catalogue.clause(ClauseID("001-BAN-001")))
    clause.untestable = "Nobody sees it."
    clause.kinds = []
    #expect(
      Explanation.lines(of: clause).asText == """
        001-BAN-001  A banner fits its view.
          binds       the app's code or the wrapper it uses, must
          source      one.txt, lines 3, 7-9
          status      normative: a sentence says it
          untestable  Nobody sees it.
          questions   001-Q-001
        """)
  }

  @Test func `explains a question with its readings`() throws {
    let question = try #require(catalogue.question(QuestionID("001-Q-001")))
    #expect(
      Explanation.lines(of: question).asText == """
        001-Q-001  How wide is nothing?
          kind     silent
          source   one.txt, line 5
          state    open
          reading  none: Not at all. (lines 5, 8)
          reading  some: A little. (no line says it); ruled out by line 6
          reading  half: Half a point. (no line says it)
        """)
  }
}
