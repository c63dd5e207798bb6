package import Records
internal import Scenarios
package import Specification

/// What was found that no question of the catalogue names, grouped.
package struct DiscoveryPage {
  private let discoveries: [Discovery]
  private let catalogue: Catalogue

  /// Creates the page of some discoveries.
  package init(_ discoveries: [Discovery], _ catalogue: Catalogue) {
    self.discoveries = discoveries
    self.catalogue = catalogue
  }

  /// The page as a terminal shows it.
  package var lines: [String] {
    discoveries.isEmpty
      ? ["Nothing was found that no clause and no question decides."]
      : blocks(depth: 1).terminalLines
  }

  /// Returns the parts of the page, its headings at a depth.
  func blocks(depth: Int) -> [PageBlock] {
    let groups: [(title: String, text: String, found: [Discovery])] = [
      (
        "Clauses that leave nothing allowed",
        "Whatever is answered in these cases breaks a clause, of all answers that were tried.",
        discoveries.filter { if case .opposed = $0.kind { true } else { false } }
      ),
      (
        "What adapters do differently and no clause decides",
        "Both keep every clause in these cases, and no question comes up in them.",
        discoveries.filter { if case .differing = $0.kind { true } else { false } }
      ),
      (
        "What no clause and no question decides",
        "Of these cases the documents say nothing, or nothing of some of what can be done in them.",
        discoveries.filter { $0.kind == .nothingBears || $0.kind == .notJudged }
      ),
    ]
    return groups.filter { !$0.found.isEmpty }.flatMap { group in
      [PageBlock.heading(depth, group.title, anchor: ""), .paragraph(group.text)]
        + group.found.flatMap { found -> [PageBlock] in
          [.paragraph(sentence(found)), .preformatted(found.exampleLines)]
        }
    }
  }

  private func sentence(_ found: Discovery) -> String {
    let share = "in \(found.cases.grouped) of \(found.total.grouped) cases"
    switch found.kind {
    case .nothingBears:
      return "\(found.topic.name): nothing bears on it \(share), whatever is done. For example:"
    case .notJudged:
      return "\(found.topic.name): \(share) something can be done that is not judged. For example:"
    case .opposed(let clauses):
      let texts = clauses.map { "\($0) (\(catalogue.clause($0)?.text ?? ""))" }
      return "\(found.topic.name), \(share): \(texts.joined(separator: " and ")) For example:"
    case .differing(let one, let other):
      return "\(found.topic.name): \(one.harmless()) and \(other.harmless()) differ \(share). "
        + "For example:"
    }
  }
}

extension Discovery {
  /// The example, and what was done in it.
  fileprivate var exampleLines: [String] {
    let done: [LabelledLine] =
      switch kind {
      case .differing(let one, let other):
        zip([one, other], outcomes).map { LabelledLine($0.harmless(limit: 40), $1.text) }
      default: outcomes.flatMap { $0.doneLines(markedAt: nil) }
      }
    return example.lines.aligned + (done.isEmpty ? [] : [""] + done.aligned)
  }
}
