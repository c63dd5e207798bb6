package import Records

/// Documents, clauses and rules, held against one another.
package struct Audit: Sendable {
  /// A sample of a document that an adapter carries over.
  package struct Sample: Hashable, Sendable {
    /// The adapter's name.
    package var name: String
    /// The document's file name.
    package var document: String
    /// The lines it carries over.
    package var lines: LineNumbers

    /// Creates a sample from its parts.
    package init(name: String, document: String, lines: LineNumbers) {
      self.name = name
      self.document = document
      self.lines = lines
    }
  }

  private let catalogue: Catalogue
  private let rules: [ClauseID]
  private let claims: [Claim]

  /// Creates an audit of a catalogue and what is there in code.
  ///
  /// - Parameters:
  ///   - catalogue: What the documents say.
  ///   - rules: The clauses that have a rule.
  ///   - samples: The samples that are carried over; they speak of their lines.
  /// - Complexity: O(*n*) in the size of the catalogue.
  package init(_ catalogue: Catalogue, rules: [ClauseID], samples: [Sample]) {
    self.catalogue = catalogue
    self.rules = rules
    claims =
      catalogue.claims
      + samples.map {
        Claim(claimant: .sample($0.name), document: $0.document, lines: $0.lines, sha256: nil)
      }
  }

  /// Holds everything against everything.
  ///
  /// - Parameter texts: The documents at hand by file name; of the others, the report rests on what
  ///   the catalogue knows of their lines.
  /// - Returns: What is wrong, missing or moved.
  /// - Complexity: O(*c* × *d*) in the size of the catalogue and the number of documents, and for
  ///   each document O(*n* × *m*) in the numbers of lines that differ between two editions.
  package func report(on texts: [String: DocumentText]) -> AuditReport {
    var report = AuditReport(catalogue: catalogue)
    report.faults = ruleFaults + citationFaults
    for document in catalogue.documents {
      let review = DocumentReview(document, claims: claims.filter { $0.document == document.name })
      report.faults += review.faults
      let (documentReport, faults) = review.report(on: texts[document.name])
      report.documents.append(documentReport)
      report.faults += faults
    }
    return report
  }

  /// Rules without clauses, clauses without rules.
  private var ruleFaults: [AuditFault] {
    let untestable = rules.compactMap { id -> AuditFault? in
      guard let clause = catalogue.clause(id) else { return .ruleWithoutClause(id) }
      return clause.isTestable ? nil : .ruleOfUntestableClause(id)
    }
    let ruled = Set(rules)
    return untestable
      + catalogue.clauses
      .filter { $0.isTestable && !$0.isHarnessOwn && !ruled.contains($0.id) }
      .map { .clauseWithoutRule($0.id) }
  }

  /// Citations of documents that the catalogue does not have.
  private var citationFaults: [AuditFault] {
    let names = Set(catalogue.documents.map(\.name))
    return claims.filter { !names.contains($0.document) }
      .map { .unknownDocument($0.document, citedBy: $0.claimant) }
  }
}
