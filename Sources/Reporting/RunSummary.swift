package import Records
package import Specification

/// A run as a person reads it in a terminal: findings first, then one screen of totals.
package struct RunSummary {
  private let run: Run
  private let catalogue: Catalogue

  /// Creates the summary of a run.
  package init(_ run: Run, _ catalogue: Catalogue) {
    self.run = run
    self.catalogue = catalogue
  }

  /// The report, line by line; the same for the same seed, catalogue and adapter.
  ///
  /// - Complexity: O(*n*) in clauses and findings.
  package var lines: [String] {
    var lines = heading
    for finding in run.worldFaults + run.failures + run.advisories {
      lines += [""] + FailureBlock(finding, of: run, catalogue).lines
    }
    lines += layerTable + [""] + clauseTable
    if !run.questions.isEmpty { lines += [""] + questionLines }
    if !run.inconclusive.isEmpty { lines += [""] + inconclusiveLines }
    return lines + [""] + totals + [conclusion]
  }

  private var heading: [String] {
    let subject = run.subject
    return [
      "\(subject.name.harmless()) \(subject.version.harmless()), asked for as "
        + subject.asked.harmless(),
      "\(origin) · catalogue \(run.catalogueHash.prefix(12)) · profile \(run.profile)",
    ]
  }

  private var origin: String {
    switch run.origin {
    case .seed(let seed): "seed \(seed)"
    case .alphabet: "every case over the small alphabet"
    }
  }

  /// How far the alphabet was gone through, layer by layer; nothing for cases from a seed.
  private var layerTable: [String] {
    guard case .alphabet(let layers) = run.origin else { return [] }
    return [""]
      + ([["layer", "cases", ""]]
      + layers.map { layer in
        [layer.name, layer.cases.grouped, layer.isExhausted ? "exhausted" : "stopped"]
      }).columns
  }

  private var clauseTable: [String] {
    let rows = run.clauses.map { tally in
      let level = catalogue.clause(tally.clause)?.level.rawValue ?? ""
      return [
        tally.clause.description, level, tally.word,
        tally.isApplicable ? tally.decided.grouped : "",
        tally.unspecified > 0 ? tally.unspecified.grouped : "",
      ]
    }
    return ([["clause", "level", "result", "decided", "open"]] + rows).columns
  }

  private var questionLines: [String] {
    ["Open questions these cases touch:"]
      + run.questions.map { tally in
        let text = catalogue.question(tally.question)?.text ?? ""
        return "  \(tally.question)  \(tally.cases.counting("case")): \(text)"
      }
  }

  private var inconclusiveLines: [String] {
    ["Not judged:"]
      + run.inconclusive.map { entry in
        let detail = entry.detail.isEmpty ? "" : ": \(entry.detail.harmless())"
        return "  \(entry.cases.counting("case")), first case \(entry.firstIndex.grouped): "
          + entry.why.text + detail
      }
  }

  /// How many clauses were kept, level by level, and how many questions stay open; never a share alone.
  package var score: String { scoreParts.joined(separator: " · ") }

  /// The same for where there is little room: musts, shoulds and open questions.
  var shortScore: String {
    let parts = scoreParts.filter { $0.hasPrefix("MUST") || $0.hasPrefix("SHOULD") }
    return (parts + ["\(run.questions.count.grouped) open"]).joined(separator: " · ")
  }

  private var scoreParts: [String] {
    var parts = Clause.Level.allCases.compactMap { level in
      share(level.rawValue.uppercased()) {
        $0.level == level && !$0.isHarnessOwn && !$0.isOfThePlatform
      }
    }
    parts += [share("PLAT") { $0.isOfThePlatform }].compactMap(\.self)
    parts += [share("RUN") { $0.isHarnessOwn }].compactMap(\.self)
    parts.append(run.questions.count.counting("open question"))
    return parts
  }

  private var totals: [String] {
    let counts = [
      "planned \(run.planned.grouped)", "judged \(run.judged.grouped)",
      run.notApplicable > 0 ? "not applicable \(run.notApplicable.grouped)" : nil,
      run.undecided > 0 ? "undecided by any clause \(run.undecided.grouped)" : nil,
    ]
    return [counts.compactMap(\.self).joined(separator: " · "), score]
      + [rarest].compactMap(\.self)
  }

  /// How often the clause came up that came up least; nil where one did not at all.
  private var rarest: String? {
    let tallies = run.clauses.filter(\.isApplicable)
    guard
      let least = tallies.min(by: { $0.decided + $0.unspecified < $1.decided + $1.unspecified }),
      least.decided + least.unspecified > 0
    else { return nil }
    return "Least often came up \(least.clause): in "
      + (least.decided + least.unspecified).counting("case") + "."
  }

  /// Returns how many of some applicable clauses were decided and never broken.
  private func share(_ label: String, _ counts: (Clause) -> Bool) -> String? {
    let tallies = run.clauses.filter { tally in
      tally.isApplicable && !tally.isOpen && catalogue.clause(tally.clause).map(counts) == true
    }
    guard !tallies.isEmpty else { return nil }
    return "\(label) \(tallies.filter(\.isKept).count)/\(tallies.count)"
  }

  private var conclusion: String {
    switch run.exitCode {
    case .asExpected:
      "Conforms: no clause that binds is broken, and none went without a case." + advice
    case .failure:
      "Fails: \(run.failures.count.counting("finding")), one for each way a clause is broken."
        + advice
    case .harnessFault:
      "Foldproof itself is at fault: the world it plays breaks "
        + run.worldFaults.map(\.signature.clause.description).joined(separator: ", ")
        + ". Please report the first block above; no adapter is to blame for it."
    case .interrupted: "Interrupted: what was found until then is above."
    default: "Not established: \(whyNotEstablished)."
    }
  }

  /// What to add where recommendations are broken, which fails no run.
  private var advice: String {
    let count = run.advisories.count
    return count == 0 ? "" : " Advised against in \(count.counting("way")), which fails no run."
  }

  private var whyNotEstablished: String {
    if run.planned == 0 {
      return "no case was drawn that asks what the adapter claims and these clauses decide"
    }
    if run.judged < run.planned {
      return "\((run.planned - run.judged).counting("case")) could not be judged"
    }
    let names = run.unexercised.map(\.clause.description).joined(separator: ", ")
    return "no case bore on \(names); draw more, or answer what they judge"
  }
}

extension Run.ClauseTally {
  /// Whether the clause was decided and never broken.
  fileprivate var isKept: Bool { decided > 0 && failed == 0 && advised == 0 }

  /// Whether every case that bore on the clause came down to an open question.
  fileprivate var isOpen: Bool { decided == 0 && unspecified > 0 }

  /// What came of the clause, in a word or two.
  package var word: String {
    if !isApplicable { return "not applicable" }
    if failed > 0 { return "broken" }
    if advised > 0 { return "advised against" }
    if isOpen { return "open" }
    return decided > 0 ? "kept" : "not decided"
  }
}

extension Run.Inconclusive.Why {
  fileprivate var text: String {
    switch self {
    case .declined: "the adapter declined a query it claims"
    case .brokeProtocol(.undecodable): "the adapter's message cannot be decoded"
    case .brokeProtocol(.wrongShape): "the adapter's message is no reply"
    case .brokeProtocol(.unknownCase): "the adapter answered another case than the open one"
    case .brokeProtocol(.wrongQuery): "the adapter answered another query than the one asked"
    case .brokeProtocol(.oversizedLine): "the adapter's message is too long"
    case .brokeProtocol(.conflict): "the adapter replied twice, and differently"
    case .brokeProtocol(.unanswered): "the adapter left the case out"
    case .notRun: "the adapter had been lost before"
    }
  }
}

extension [[String]] {
  /// The rows as text in columns as wide as their widest cell, two spaces apart.
  package var columns: [String] {
    let count = map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      self.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
