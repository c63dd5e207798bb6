internal import Records
internal import Specification

extension RunReport {
  /// The most annotations GitHub shows of one step.
  static let mostAnnotations = 10

  /// Workflow commands, one a finding; of more than ten, the tenth says how many more there are.
  ///
  /// - Complexity: O(*n*) in findings.
  var annotations: String {
    let all = runs.flatMap { run in
      findings(of: run).map { annotation($0.finding, $0.level, of: run) }
    }
    guard all.count > RunReport.mostAnnotations else { return all.joined() }
    let shown = all.prefix(RunReport.mostAnnotations - 1)
    let rest = (all.count - shown.count).counting("more finding")
    return shown.joined()
      + "::notice title=Foldproof::\(rest.asWorkflowData); the job summary has them all\n"
  }

  private func annotation(_ finding: Finding, _ level: FindingLevel, of run: Run) -> String {
    let command = level == .advice ? "warning" : "error"
    let title = "\(finding.signature.clause) \(finding.signature.kind)"
    return "::\(command) title=\(title.asWorkflowProperty)::"
      + block(finding, of: run).asWorkflowData + "\n"
  }

  /// A job summary in Markdown: clauses by adapters, then the findings.
  ///
  /// - Complexity: O(*n*) in clauses, adapters and findings.
  var jobSummary: String {
    var text = "## Foldproof\n\n"
    for run in runs {
      text +=
        "- **\(run.subject.name.asMarkdownCell)** \(run.subject.version.asMarkdownCell): "
        + "\(RunSummary(run, catalogue).score)\n"
    }
    text +=
      "\n| clause | level | " + runs.map(\.subject.name.asMarkdownCell).joined(separator: " | ")
    text += " |\n| --- | --- |" + String(repeating: " --- |", count: runs.count) + "\n"
    for clause in catalogue.clauses {
      let tallies = runs.map { run in run.clauses.first { $0.clause == clause.id } }
      guard tallies.contains(where: { $0 != nil }) else { continue }
      let words = tallies.map { $0?.word ?? "" }
      text += "| \(clause.id) | \(clause.level.rawValue) | \(words.joined(separator: " | ")) |\n"
    }
    for run in runs {
      for (finding, _) in findings(of: run) {
        text +=
          "\n<details><summary>\(headline(finding, of: run).asMarkup)</summary>\n\n<pre>"
          + block(finding, of: run).asMarkup + "</pre>\n</details>\n"
      }
    }
    return text
  }
}

extension String {
  /// The text as the data of a workflow command.
  fileprivate var asWorkflowData: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).harmless(limit: .max).replacing("%", with: "%25")
    }.joined(separator: "%0A")
  }

  /// The text as a property of a workflow command.
  fileprivate var asWorkflowProperty: String {
    asWorkflowData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func replacing(_ character: Character, with text: String) -> String {
    reduce(into: "") { result, next in
      if next == character { result += text } else { result.append(next) }
    }
  }
}
