package import Records
package import Specification

/// What came of mutating clauses, as a person reads it in a terminal.
package struct MutationSummary {
  private let run: MutationRun
  private let catalogue: Catalogue
  private let showsCases: Bool
  /// The witnesses, each case once, in the order in which they first kill.
  private let witnesses: [MutationRun.Witness]

  /// Creates the summary of a run.
  ///
  /// - Parameters:
  ///   - run: What became of the mutants.
  ///   - catalogue: What the clauses are.
  ///   - showsCases: Whether the cases that kill are shown, too.
  /// - Complexity: O(*n*²) in the number of mutants.
  package init(_ run: MutationRun, _ catalogue: Catalogue, showsCases: Bool) {
    self.run = run
    self.catalogue = catalogue
    self.showsCases = showsCases
    var witnesses: [MutationRun.Witness] = []
    for case .killed(let witness) in run.mutants.map(\.fate)
    where !witnesses.contains(where: { $0.isAlike(witness) }) {
      witnesses.append(witness)
    }
    self.witnesses = witnesses
  }

  /// The report, line by line; the same for the same seed, catalogue and numbers.
  ///
  /// - Complexity: O(*n*²) in the number of mutants.
  package var lines: [String] {
    var lines = [
      "seed \(run.seed) · catalogue \(run.catalogueHash.prefix(12))", "",
      "Gone through, the smallest first:",
    ]
    lines += run.layers.map { ["  \($0.name)", $0.trials.grouped, $0.ending.text] }.columns
    lines += [""] + table
    if showsCases {
      for (index, witness) in witnesses.enumerated() {
        lines += ["", "Case \(index + 1)"] + witness.case.lines.aligned + [""]
        lines += witness.outcome.lines(markedAt: nil).aligned
      }
    }
    lines += list("Survived", .survived) + list("Equivalent", .equivalent)
    return lines + [""] + totals + [conclusion]
  }

  private var table: [String] {
    let rows = run.mutants.map { mutant in
      [
        mutant.clause.description, mutant.place, mutant.mutation.text, mutant.fate.word,
        detail(of: mutant.fate),
      ]
    }
    return ([["clause", "where", "what the mutant does", "result", "told by"]] + rows).columns
  }

  private func detail(of fate: MutationRun.Fate) -> String {
    guard case .killed(let witness) = fate,
      let index = witnesses.firstIndex(where: { $0.isAlike(witness) })
    else { return "" }
    let told = "\(witness.clause.text) by the clause, \(witness.mutant.text) by the mutant"
    let readings = witness.readings.map { "\($0.question) \($0.reading)" }
    let under = readings.isEmpty ? "" : ", under " + readings.joined(separator: ", ")
    return "case \(index + 1)\(witness.isSmallest ? "" : " (drawn)"): \(told)\(under)"
  }

  /// Returns what it means that some mutants met a fate, each in a sentence.
  private func list(_ heading: String, _ fate: MutationRun.Fate) -> [String] {
    let mutants = run.mutants.filter { $0.fate == fate }
    guard !mutants.isEmpty else { return [] }
    return ["", "\(heading):"]
      + mutants.map { mutant in
        let what = "  \(mutant.clause), \(mutant.place), \(mutant.mutation.text)."
        guard fate == .survived else { return what }
        return what + " Nothing would notice if this sentence were false: "
          + (catalogue.clause(mutant.clause)?.text ?? "")
      }
  }

  private var totals: [String] {
    let counted = run.mutants.filter(\.mutation.counts)
    let killed = counted.filter(\.isKilled)
    let clauses = run.clauses
    return [
      [
        "killed \(killed.count)/\(counted.count)",
        "equivalent \(counted.filter { $0.fate == .equivalent }.count)",
        "survived \(counted.filter { $0.fate == .survived }.count)",
        "negations killed, which count for nothing, "
          + "\(run.mutants.filter { !$0.mutation.counts && $0.isKilled }.count)/"
          + "\(run.mutants.count - counted.count)",
      ].joined(separator: " · "),
      "decisive \(clauses.filter(run.isDecisive).count)/\(clauses.count.counting("clause"))",
    ]
  }

  private var conclusion: String {
    if run.wasInterrupted { return "Interrupted: what was found until then is above." }
    let survivors = run.mutants.filter { $0.fate == .survived }.count
    if survivors > 0 {
      return "Not established: nothing tells \(survivors.counting("mutant")) from the clause."
    }
    return "Every mutant is told from its clause, or equal to it as far as all sizes above go."
  }
}

extension MutationRun {
  /// The clauses that were mutated, each once.
  fileprivate var clauses: [ClauseID] {
    var clauses: [ClauseID] = []
    for mutant in mutants where clauses.last != mutant.clause { clauses.append(mutant.clause) }
    return clauses
  }

  /// Whether each rule of a clause would be missed, and none of its mutants survived.
  fileprivate func isDecisive(_ clause: ClauseID) -> Bool {
    mutants.filter { $0.clause == clause }.allSatisfy { mutant in
      mutant.fate != .survived && (mutant.mutation != .dropped || mutant.isKilled)
    }
  }
}

extension MutationRun.Mutant {
  fileprivate var isKilled: Bool {
    if case .killed = fate { true } else { false }
  }
}

extension MutationRun.Witness {
  /// Whether it shows the same case and the same conduct as another.
  fileprivate func isAlike(_ other: MutationRun.Witness) -> Bool {
    self.case == other.case && outcome == other.outcome
  }
}

extension MutationRun.Fate {
  fileprivate var word: String {
    switch self {
    case .killed: "killed"
    case .equivalent: "equivalent"
    case .survived: "SURVIVED"
    }
  }
}

extension MutationRun.Layer.Ending {
  fileprivate var text: String {
    switch self {
    case .exhausted: "all there are"
    case .nothingLeft: "until no mutant was left"
    case .stopped: "until the signal"
    }
  }
}

extension Mutation {
  /// What a mutant does, in words.
  fileprivate var text: String {
    switch self {
    case .dropped: "says nothing"
    case .negated: "says the opposite"
    case .unreported(let kind): "never reports \(kind)"
    case .turned(let knob, let setting): "\(knob): \(setting)"
    case .exchanged(let question, let one, let other):
      "\(question): \(one) for \(other), and the other way round"
    }
  }
}

extension ViolationKind? {
  /// How a clause is broken, in a word.
  fileprivate var text: String { self.map(\.description) ?? "not broken" }
}
