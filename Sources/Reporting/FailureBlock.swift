package import Records
package import Specification

/// A finding as a person reads it in a terminal.
package struct FailureBlock {
  private let finding: Finding
  private let catalogue: Catalogue
  private let run: Run

  /// Creates the block of a finding of a run.
  package init(_ finding: Finding, of run: Run, _ catalogue: Catalogue) {
    self.finding = finding
    self.run = run
    self.catalogue = catalogue
  }

  /// The block, line by line: clause, case, what was expected and done, and how to repeat it.
  ///
  /// - Complexity: O(*n*) in clauses and in the scenes of the case.
  package var lines: [String] {
    let drawing = finding.drawing
    return headline + caseLines.aligned
      + (drawing.isEmpty ? [] : [""] + drawing.map { "    \($0)" })
      + [""] + verdictLines.aligned
  }

  private var headline: [String] {
    let signature = finding.signature
    guard let clause = catalogue.clause(signature.clause) else {
      return ["FAIL \(signature.clause) \(signature.kind)"]
    }
    let isWorldFault = run.worldFaults.contains(finding)
    let word = isWorldFault ? "HARNESS" : clause.level == .should ? "ADVICE" : "FAIL"
    let doer = isWorldFault ? "The world of the session" : run.subject.name.harmless()
    let kind = clause.kinds.first { $0.name == signature.kind }
    return ["\(word) \(signature.clause) \(signature.kind) (\(clause.level.rawValue))"]
      + ["  \(clause.text)"]
      + (clause.source.map { ["  \($0.citation)"] } ?? [
        clause.reference.map { "  No document decides it; as reported at \($0)" }
          ?? "  A requirement of the harness's own."
      ])
      + (kind.map { ["  \(doer) \($0.text)."] } ?? []) + [""]
  }

  private var caseLines: [LabelledLine] { finding.case.lines }

  private var verdictLines: [LabelledLine] {
    var lines: [LabelledLine] = []
    if let expected = finding.expected {
      let why = finding.case.why(expected).map { ": \($0)" } ?? ""
      lines.append(LabelledLine("expected", expected.text + why))
    } else {
      lines.append(LabelledLine("expected", "an answer"))
    }
    lines += finding.outcome.lines(markedAt: finding.step)
    lines += neighbourLines
    lines.append(LabelledLine("found", found))
    lines.append(LabelledLine("smallest", finding.minimality.text))
    lines.append(LabelledLine("replay", replayCommand))
    return lines
  }

  /// What could be anything, and with what the clause is not broken in this way.
  private var neighbourLines: [LabelledLine] {
    guard let neighbours = finding.neighbours else { return [] }
    let difference = CaseDifference(finding, neighbours)
    var lines: [LabelledLine] = []
    let free = difference.free
    if !free.isEmpty { lines.append(LabelledLine("anything", free.joined(separator: "; "))) }
    for (index, flip) in difference.flips.enumerated() {
      lines.append(LabelledLine(index == 0 ? "kept with" : "", flip))
    }
    return lines
  }

  private var found: String {
    "in \(finding.occurrences.counting("case")) of \(run.planned.grouped), "
      + "first in case \(finding.firstIndex.grouped)"
  }

  private var replayCommand: String {
    let profile = run.profile == "documents" ? "" : " --profile \(run.profile.shellQuoted)"
    return "./run-conformance.sh replay \(finding.replay)"
      + " --adapter \(run.subject.asked.shellQuoted)\(profile)"
  }
}

extension Finding.Minimality {
  fileprivate var text: String {
    switch self {
    case .minimal: "nothing simpler was found to show it"
    case .smallestOfAll: "every smaller case of the alphabet was judged, and none shows it"
    case .outOfBudget: "perhaps not: the budget for making it smaller ran out"
    case .notShrunk(let why): "not made smaller, as \(why.harmless())"
    case .nondeterministic(let outcome):
      "not made smaller, as the adapter answers differently: now \(outcome.text)"
    }
  }
}

extension SourceLines {
  /// The document and the lines, as a person cites them.
  package var citation: String {
    "\(document), \(lineText)"
  }

  /// The lines, as a person cites them within a document.
  package var lineText: String {
    lines.cited
  }
}

extension String {
  /// The text as one word of a shell command.
  ///
  /// - Complexity: O(*n*) in the length.
  package var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte {
        case true: true
        case false:
          UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || "-_.:/=,+@%".utf8.contains(byte)
        }
      }
    guard !isPlain else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
