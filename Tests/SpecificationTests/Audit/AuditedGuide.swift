import Miniatures
import Records
import Specification

/// The miniature guide under audit, with what may vary from one audit to the next.
struct AuditedGuide {
  /// The catalogue file.
  var catalogue = MiniatureGuide.catalogue
  /// The clauses that have a rule.
  var rules = ["900-FIT-001"]
  /// The samples that are carried over.
  var samples: [Audit.Sample] = []
  /// The file at hand, by its lines; nil for none.
  var lines: [String]? = MiniatureGuide.lines

  /// Audits the guide.
  func report() throws -> AuditReport {
    let text = try lines.map { try DocumentText(Array(MiniatureGuide.text(of: $0).utf8)) }
    return try report(on: text)
  }

  /// Audits the guide with a file at hand.
  func report(on text: DocumentText?) throws -> AuditReport {
    let file = Catalogue.File(name: "900.json", bytes: Array(catalogue.utf8))
    let audit = Audit(
      try Catalogue(files: [file]), rules: rules.map(ClauseID.init), samples: samples)
    return audit.report(on: text.map { [MiniatureGuide.name: $0] } ?? [:])
  }
}

extension DocumentReport.Counts {
  /// How many lines are claimed, waived, suspect, unclaimed and blank.
  var list: [Int] { [claimed, waived, suspect, unclaimed, blank] }
}

extension AuditReport {
  /// The claims that are not as they were, as text: who, which lines, and what became of them.
  var drifts: [String] {
    documents.flatMap(\.drifting).map { drifting in
      let fate =
        switch drifting.drift {
        case .moved(let lines): "moved to \(lines)"
        case .changed(let changes):
          changes.map { "\($0.old) \($0.new.map { "became \($0)" } ?? "is gone")" }
            .joined(separator: ", ")
        }
      return "\(drifting.claim.claimant) \(drifting.claim.lines): \(fate)"
    }
  }
}
