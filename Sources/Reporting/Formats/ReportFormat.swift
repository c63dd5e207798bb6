/// A form in which runs are written down, with the files it makes.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// What a person reads in a terminal.
  case term
  /// The runs as values, for programs and for later.
  case json
  /// JUnit XML, which CI systems read.
  case junit
  /// One page that works from disk.
  case html
  /// Annotations and a job summary for GitHub.
  case github
  /// SARIF, which code scanning reads.
  case sarif
  /// A picture of the result for a page, and what a badge service asks for.
  case badge

  /// One file of a report.
  package struct File: Hashable, Sendable {
    /// Its name in the report's folder.
    package var name: String
    /// Its text, in UTF-8.
    package var text: String
  }
}

extension RunReport {
  /// Returns the files of a format, in the order of their names.
  ///
  /// - Complexity: O(*n*) in clauses and findings.
  package func files(_ format: ReportFormat) -> [ReportFormat.File] {
    switch format {
    case .term: [.init(name: "report.txt", text: terminalText)]
    case .json: [.init(name: "run.json", text: json)]
    case .junit: [.init(name: "junit.xml", text: junit)]
    case .html: [.init(name: "report.html", text: html)]
    case .github:
      [
        .init(name: "annotations.txt", text: annotations),
        .init(name: "summary.md", text: jobSummary),
      ]
    case .sarif: [.init(name: "findings.sarif", text: sarif)]
    case .badge:
      [.init(name: "badge.json", text: badgeEndpoint), .init(name: "badge.svg", text: badge)]
    }
  }
}
