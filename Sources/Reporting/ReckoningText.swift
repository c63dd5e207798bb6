package import Records

/// What is known of an adapter, beside what a run has found, as a person reads it.
package struct ReckoningText {
  private let reckoning: Reckoning
  private let file: String

  /// Creates the text of a reckoning with the known failures of a file.
  package init(_ reckoning: Reckoning, file: String) {
    self.reckoning = reckoning
    self.file = file
  }

  /// The text, line by line.
  ///
  /// - Complexity: O(*n*) in known failures and findings.
  package var lines: [String] {
    var lines = ["Known failures, from \(file.harmless()):"]
    for known in reckoning.held {
      lines.append("  as known   \(known.name), \(known.term.words): \(known.reason.harmless())")
    }
    for stale in reckoning.stale {
      lines.append("  STALE      \(stale.known.name): \(stale.why.words)")
    }
    for finding in reckoning.unexpected {
      let signature = finding.signature
      lines += [
        "  NOT KNOWN  \(signature.clause) \(signature.kind); to live with it:",
        "             ./run-conformance.sh expect add \(file.shellQuoted) --clause \(signature.clause)"
          + " --kind \(signature.kind) --replay \(finding.replay) --reason WHY --expires YYYY-MM-DD",
      ]
    }
    if lines.count == 1 { lines.append("  none, and none was found") }
    return lines
  }
}

extension KnownFailure.Term {
  /// How long, in words.
  package var words: String {
    switch self {
    case .until(let day): "until \(day)"
    case .wontFix: "for good"
    }
  }
}

extension Staleness {
  /// What is wrong with the entry and what to do, in words.
  fileprivate var words: String {
    switch self {
    case .passes: "its witness passes now; take the entry out (expect prune)"
    case .failsOtherwise(let signatures):
      "its witness breaks \(signatures.map { "\($0.clause) \($0.kind)" }.joined(separator: ", ")) "
        + "instead"
    case .matchesNothing: "no clause is broken in a way of this name"
    case .expired: "its last day is over; mend it, or give it another"
    case .tooBroad(let kinds):
      "it covers several failures (\(kinds.map { "\($0)" }.joined(separator: ", "))); "
        + "make an entry for each"
    }
  }
}
