internal import Records
package import Specification

/// An audit as lines of text; what is in a document is shown only from the file at hand.
package struct AuditText {
  private let report: AuditReport
  private let texts: [String: DocumentText]

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - report: What the audit came to.
  ///   - texts: The documents it read, by file name.
  package init(_ report: AuditReport, _ texts: [String: DocumentText]) {
    self.report = report
    self.texts = texts
  }

  /// The report, line by line.
  ///
  /// - Complexity: O(*n*) in the size of the report.
  package var lines: [String] {
    let clauses = report.catalogue.clauses
    let informative = clauses.filter { !$0.binds }
    let untestable = clauses.filter { $0.untestable != nil }
    let testable = clauses.count - informative.count - untestable.count
    return [
      "catalogue  \(report.catalogue.hash)",
      "clauses    \(testable) to be tested, \(informative.count) informative, "
        + "\(untestable.count) untestable",
    ]
      + report.documents.flatMap { [""] + DocumentLines($0, texts[$0.document.name]).lines }
      + section("Informative clauses, which bind nobody:", informative.flatMap(\.reasonRows))
      + section(
        "Untestable clauses, which nothing an adapter does can show to be kept:",
        untestable.flatMap(\.reasonRows))
      + section("Faults:", report.faults.map { ["\($0)".harmless(limit: 400)] })
      + ["", conclusion]
  }

  private func section(_ title: String, _ rows: [[String]]) -> [String] {
    rows.isEmpty ? [] : ["", title] + rows.columns.map { "  \($0)" }
  }

  private var conclusion: String {
    let unread = report.documents.contains { $0.edition == .none }
    guard report.faults.isEmpty else {
      return "At fault: catalogue and rules contradict each other or themselves, as said above."
    }
    guard report.isComplete else {
      return "Not established: what is said above of some lines is missing, or may hold no more."
    }
    return "Clean: every line is claimed or waived, and clauses and rules belong together."
      + (unread ? " Whether the lines still say the same was not looked at." : "")
  }
}

extension Clause {
  /// Its name and sentence, and below them why no case can break it.
  fileprivate var reasonRows: [[String]] {
    var why = untestable ?? ""
    if case .informative(let argument) = status { why = argument }
    return [[id.description.harmless(), text.harmless()], ["", why.harmless(limit: 400)]]
  }
}

/// What a report says of one document.
private struct DocumentLines {
  let report: DocumentReport
  let text: DocumentText?

  init(_ report: DocumentReport, _ text: DocumentText?) {
    self.report = report
    self.text = text
  }

  var lines: [String] {
    let counts = report.counts
    let sorts = [
      (counts.claimed, "claimed"), (counts.waived, "waived"), (counts.suspect, "suspect"),
      (counts.unclaimed, "unclaimed"), (counts.blank, "blank"),
    ]
    let parts = sorts.map { "\($0) \($1)" }.joined(separator: ", ")
    var lines = [LabelledLine("lines", "\(counts.all): \(parts)")]
    if report.edition != .other {
      lines += report.document.waivers.map {
        LabelledLine("waived", "\($0.lines.cited): \($0.reason.words.harmless(limit: 400))")
      }
    }
    if !report.unclaimed.isEmpty {
      let text = "\(report.unclaimed.cited): claimed by nobody, and not waived"
      lines += [LabelledLine("unclaimed", text)] + quoted(report.unclaimed.numbers)
    }
    if !report.unbound.isEmpty {
      let text = "\(report.unbound.cited): an instruction, and claimed by no clause that binds"
      let shown = Set(report.unclaimed.numbers)
      lines += [LabelledLine("unbound", text)]
      lines += quoted(report.unbound.numbers.filter { !shown.contains($0) })
    }
    lines += suspects.flatMap(changed) + moved
    return ["\(report.document.name.harmless()), \(edition)"] + lines.aligned
  }

  private var edition: String {
    switch report.edition {
    case .none: "as the catalogue knows it"
    case .known: "the file the catalogue was written from"
    case .same: "another file with the lines the catalogue was written from"
    case .other: "another edition than the catalogue was written from"
    }
  }

  /// Claims whose lines say the same and stand elsewhere.
  private var moved: [LabelledLine] {
    report.drifting.compactMap { drifting in
      guard case .moved(let places) = drifting.drift else { return nil }
      let name = "\(drifting.claim.claimant)".harmless(limit: 400)
      return LabelledLine(
        "moved", "\(name): \(drifting.claim.lines.cited), now \(places.spaced)")
    }
  }

  /// Lines that say something else or are gone, and who rests on them.
  private struct Suspect {
    var change: DocumentReport.Change
    var claimants: [String]
  }

  /// The lines that say something else or are gone, in ascending order.
  private var suspects: [Suspect] {
    var suspects: [Int: Suspect] = [:]
    for drifting in report.drifting {
      guard case .changed(let changes) = drifting.drift else { continue }
      let name = "\(drifting.claim.claimant)".harmless(limit: 400)
      for change in changes {
        let known = suspects[change.old]?.claimants ?? []
        suspects[change.old] = Suspect(
          change: change, claimants: known.contains(name) ? known : known + [name])
      }
    }
    return suspects.sorted { $0.key < $1.key }.map(\.value)
  }

  private func changed(_ suspect: Suspect) -> [LabelledLine] {
    let names = "suspect: \(suspect.claimants.joined(separator: ", "))"
    guard let new = suspect.change.new else {
      return [LabelledLine("gone", "line \(suspect.change.old); \(names)")]
    }
    return [LabelledLine("changed", "line \(suspect.change.old), now \(new); \(names)")]
      + quoted([new])
  }

  /// The lines as they stand in the file at hand.
  private func quoted(_ numbers: [Int]) -> [LabelledLine] {
    guard let text else { return [] }
    return numbers.map { LabelledLine("", "\($0) | \(text.text(ofLine: $0).harmless(limit: 80))") }
  }
}
