package import Records
package import Specification

/// What came of mutating clauses, as a person reads it in a terminal.
package struct MutationSummary {
  private let run: MutationRun
  private let catalogue: Catalogue
  private let showsCases: Bool
  /// The witnesses, each case once, in the order in which they first kill.
  private var witnesses: [MutationRun.Witness] = []
  /// The place among the witnesses of what killed each mutant; nil for one that is alive.
  private var placeOfWitness: [Int?] = []

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
    for mutant in run.mutants {
      guard case .killed(let witness) = mutant.fate else {
        placeOfWitness.append(nil)
        continue
      }
      if let place = witnesses.firstIndex(where: { $0.isAlike(witness) }) {
        placeOfWitness.append(place)
      } else {
        placeOfWitness.append(witnesses.count)
        witnesses.append(witness)
      }
    }
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
    lines.append(
      "Then drawn, for what was left: \(run.cases.counting("case")) of each kind at most.")
    lines += [""] + table
    if showsCases {
      for (index, witness) in witnesses.enumerated() {
        lines += ["", "Case \(index + 1)"] + witness.case.lines.aligned + [""]
        lines += witness.outcome.lines(markedAt: nil).aligned
      }
    }
    lines += survivors + equivalents
    return lines + [""] + totals + [conclusion]
  }

  private var table: [String] {
    let rows = zip(run.mutants, placeOfWitness).map { mutant, place in
      [
        mutant.clause.description, mutant.place, mutant.mutation.text, mutant.fate.word,
        place.map { detail(of: mutant.fate, case: $0 + 1) } ?? "",
      ]
    }
    return
      ([["clause", "where", "what the mutant does", "result", "told by: clause → mutant"]] + rows)
      .columns
  }

  private func detail(of fate: MutationRun.Fate, case number: Int) -> String {
    guard case .killed(let witness) = fate else { return "" }
    let told = "\(witness.clause.text) → \(witness.mutant.text)"
    let readings = witness.readings.map { "\($0.question) \($0.reading)" }
    let under = readings.isEmpty ? "" : ", under " + readings.joined(separator: ", ")
    return "case \(number)\(witness.isSmallest ? "" : " (drawn)"): \(told)\(under)"
  }

  private var survivors: [String] {
    let survivors = run.mutants.filter { $0.fate == .survived }
    guard !survivors.isEmpty else { return [] }
    return ["", "Survived:"]
      + survivors.map { mutant in
        let sentence = catalogue.clause(mutant.clause)?.text ?? ""
        let noticed = mutant.mutation.saysLess ? "if this sentence were false" : "in this sentence"
        return "  \(mutant.words). Nothing would notice \(noticed): \(sentence)"
      }
  }

  private var equivalents: [String] {
    let equivalents = run.mutants.filter { $0.fate == .equivalent }
    guard !equivalents.isEmpty else { return [] }
    return [
      "", "Equivalent: told by no case of all that were gone through, and by none that was drawn:",
    ] + equivalents.map { "  \($0.words)." }
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
      "decisive \(clauses.filter(run.isDecisive).count)/\(clauses.count) clauses",
    ]
  }

  private var conclusion: String {
    if run.wasInterrupted { return "Interrupted: what was found until then is above." }
    let survivors = run.mutants.filter { $0.fate == .survived }.count
    if survivors > 0 {
      return "Not established: nothing tells \(survivors.counting("mutant")) from its clause."
    }
    return
      "No sentence could be false unnoticed: every mutant is told from its clause, or equals it in "
      + "all cases up to the sizes above."
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
  /// The mutant in words.
  fileprivate var words: String { "\(clause), \(place): \(mutation.text)" }

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
  fileprivate var text: String { self.map(\.description) ?? "kept" }
}
