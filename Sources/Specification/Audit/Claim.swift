package import Records

/// Lines of a document of which somebody speaks, or that are waived.
package struct Claim: Hashable, Sendable {
  /// Who speaks of them.
  package enum Claimant: Hashable, Sendable {
    /// A clause, which binds or only informs.
    case clause(ClauseID, binds: Bool)
    /// A question or one of its readings.
    case question(QuestionID)
    /// A slip in a sample.
    case erratum(ErratumID)
    /// An adapter that carries over a sample.
    case sample(String)
    /// Nobody: a waiver says why.
    case waiver(Waiver.Reason)
  }

  /// Who speaks of the lines.
  package var claimant: Claimant
  /// The document's file name.
  package var document: String
  /// The lines.
  package var lines: LineNumbers
  /// The hash the lines had; nil where only the hashes of the lines one by one are known.
  package var sha256: String?
  /// Whether it is a waiver.
  package var isWaiver: Bool {
    if case .waiver = claimant { true } else { false }
  }
  /// Whether it is a clause that binds.
  package var binds: Bool {
    if case .clause(_, binds: true) = claimant { true } else { false }
  }
}

extension Claim.Claimant: CustomStringConvertible {
  /// The claimant as reports name it.
  package var description: String {
    switch self {
    case .clause(let id, _): "\(id)"
    case .question(let id): "\(id)"
    case .erratum(let id): "\(id)"
    case .sample(let name): "sample \(name)"
    case .waiver(let reason): "the waiver “\(reason.words)”"
    }
  }
}

extension Claim {
  /// Creates a claim of lines with their hash.
  init(_ claimant: Claimant, _ source: SourceLines) {
    self.init(
      claimant: claimant, document: source.document, lines: source.lines, sha256: source.sha256)
  }
}

extension Catalogue {
  /// Every claim and every waiver, in the order of clauses, questions, errata and documents.
  ///
  /// - Complexity: O(*n*) in the size of the catalogue.
  var claims: [Claim] {
    let clauses = clauses.flatMap { clause in
      clause.source.map { [Claim(.clause(clause.id, binds: clause.binds), $0)] } ?? []
    }
    let questions = questions.flatMap { question in
      question.sources.map { Claim(.question(question.id), $0) }
    }
    let errata = errata.map { Claim(.erratum($0.id), $0.source) }
    let waivers = documents.flatMap { document in
      document.waivers.map {
        Claim(
          claimant: .waiver($0.reason), document: document.name, lines: $0.lines,
          sha256: $0.sha256)
      }
    }
    return clauses + questions + errata + waivers
  }
}
