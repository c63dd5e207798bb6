package import Records
internal import Scenarios

extension Run {
  /// Creates a run that conforms, but for what is said.
  ///
  /// Ten cases were planned and judged, and the one clause, 001-BAN-001, was kept in all of them.
  ///
  /// - Parameters:
  ///   - planned: How many cases were to be judged.
  ///   - judged: How many were judged; by default all.
  ///   - clauses: What came of each clause; by default the one was kept in all judged cases.
  ///   - failures: The findings that fail the run; by default none.
  /// - Returns: The run, of seed 1 and the adapter `builtin:tiny`.
  package static func miniature(
    planned: Int = 10, judged: Int? = nil, clauses: [ClauseTally]? = nil,
    failures: [Finding] = []
  ) -> Run {
    let judged = judged ?? planned
    return Run(
      subject: Subject(asked: "builtin:tiny", name: "tiny", version: "1"), origin: .seed(1),
      profile: "documents", catalogueHash: "0123456789abcdef", planned: planned,
      notApplicable: 0, judged: judged, undecided: 0,
      clauses: clauses ?? [.miniature("001-BAN-001", passed: judged)], questions: [],
      inconclusive: [], failures: failures, advisories: [], wasInterrupted: false)
  }
}

extension Run.ClauseTally {
  /// Creates the tally of an applicable clause.
  ///
  /// - Parameters:
  ///   - clause: The clause's name.
  ///   - passed: Cases that kept it; by default none.
  ///   - failed: Cases that broke it; by default none.
  ///   - advised: Cases that broke it, where it recommends; by default none.
  ///   - unspecified: Cases that came down to an open question; by default none.
  /// - Returns: The tally.
  package static func miniature(
    _ clause: String, passed: Int = 0, failed: Int = 0, advised: Int = 0, unspecified: Int = 0
  ) -> Run.ClauseTally {
    var tally = Run.ClauseTally(clause: ClauseID(clause), isApplicable: true)
    tally.passed = passed
    tally.failed = failed
    tally.advised = advised
    tally.unspecified = unspecified
    return tally
  }
}

extension Finding {
  /// A banner half a point too wide in the smallest window, found in two cases of ten.
  package static let miniature = Finding(
    signature: Signature(clause: ClauseID("001-BAN-001"), kind: ViolationKind("tooWide")),
    case: .decision(.bannerWidth, .miniature()), outcome: .answered(.bannerWidth(.points(320.5))),
    expected: .widthAtMost(320), firstIndex: 3, occurrences: 2, evaluations: 41,
    minimality: .minimal, replay: "cxabc")
}
