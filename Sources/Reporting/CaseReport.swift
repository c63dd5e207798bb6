package import Records
package import Scenarios
package import Specification

/// One case, what an adapter did with it, and what every clause says about that.
package struct CaseReport {
  private let `case`: Case
  private let outcome: Outcome
  private let verdicts: [(clause: ClauseID, verdict: Verdict)]
  private let worldFaults: [(clause: ClauseID, verdict: Verdict)]
  private let catalogue: Catalogue

  /// Creates the report of a case.
  package init(
    _ case: Case, _ outcome: Outcome, _ verdicts: [(clause: ClauseID, verdict: Verdict)],
    _ catalogue: Catalogue, worldFaults: [(clause: ClauseID, verdict: Verdict)] = []
  ) {
    self.case = `case`
    self.outcome = outcome
    self.verdicts = verdicts
    self.worldFaults = worldFaults
    self.catalogue = catalogue
  }

  /// The report, line by line.
  ///
  /// - Complexity: O(*n*) in verdicts and in the scenes of the case.
  package var lines: [String] {
    `case`.lines.aligned + [""] + outcome.lines(markedAt: nil).aligned
      + lossLines + verdicts.map { "  " + sentence($0.clause, $0.verdict) }
      + worldFaults.map { "  " + sentence($0.clause, $0.verdict) + ", of the harness's own world" }
  }

  /// The harness's own requirement, where the adapter gave no answer at all.
  private var lossLines: [String] {
    switch outcome {
    case .crashed: ["  FAIL      RUN-001 crash: expected an answer"]
    case .timedOut: ["  FAIL      RUN-001 timeout: expected an answer"]
    case .answered, .answeredBoth, .lived, .declined, .brokeProtocol, .notRun: []
    }
  }

  private func sentence(_ id: ClauseID, _ verdict: Verdict) -> String {
    switch verdict {
    case .pass: "kept      \(id)"
    case .fail(let violation): "FAIL      \(id) \(text(id, violation))"
    case .advisory(let violation): "advised   \(id) \(text(id, violation))"
    case .unspecified(let question): "open      \(id), by \(question)"
    }
  }

  private func text(_ id: ClauseID, _ violation: Violation) -> String {
    let why = `case`.why(violation.expected).map { ", as \($0)" } ?? ""
    return "\(violation.kind): expected \(violation.expected.text)\(why)"
  }
}
