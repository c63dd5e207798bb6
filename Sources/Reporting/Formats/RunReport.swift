package import Records
package import Specification

/// Runs of several adapters over the same cases, to be written in any format.
///
/// Every renderer takes its numbers from here or from the runs themselves, so that they agree.
package struct RunReport: Sendable {
  /// The runs, in the order the adapters were asked for.
  package let runs: [Run]
  /// What the clauses are.
  package let catalogue: Catalogue

  /// Creates a report of runs.
  package init(_ runs: [Run], _ catalogue: Catalogue) {
    self.runs = runs
    self.catalogue = catalogue
  }

  /// What a terminal shows of the same runs.
  var terminalText: String {
    var lines: [String] = []
    for run in runs {
      if !lines.isEmpty { lines.append("") }
      lines += RunSummary(run, catalogue).lines
    }
    if runs.count > 1 { lines += [""] + Comparison(runs).lines }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The findings of a run with the words their level calls for, those that fail it first.
  func findings(of run: Run) -> [(finding: Finding, level: FindingLevel)] {
    run.worldFaults.map { ($0, .harness) } + run.failures.map { ($0, .failure) }
      + run.advisories.map { ($0, .advice) }
  }

  /// Returns the block of a finding as a terminal shows it.
  func block(_ finding: Finding, of run: Run) -> String {
    FailureBlock(finding, of: run, catalogue).lines.joined(separator: "\n")
  }

  /// Returns what a finding is, in one line: what the adapter did.
  func headline(_ finding: Finding, of run: Run) -> String {
    let kind = catalogue.clause(finding.signature.clause)?.kinds
      .first { $0.name == finding.signature.kind }
    return "\(run.subject.name.harmless()) "
      + (kind?.text ?? "breaks it by \(finding.signature.kind)")
  }
}

/// How much a finding weighs.
enum FindingLevel: String, Hashable, Sendable {
  /// A clause that binds is broken.
  case failure = "error"
  /// A clause that recommends is broken, which fails no run.
  case advice = "warning"
  /// The harness itself is at fault.
  case harness = "harness fault"
}
