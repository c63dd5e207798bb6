package import Oracle
package import Records

extension Mutant {
  /// How a piece of evidence tells a mutant from its clause.
  package struct Telling: Hashable, Sendable {
    /// How the clause is broken; nil where it is not.
    package var clause: ViolationKind?
    /// How the mutant is broken; nil where it is not.
    package var mutant: ViolationKind?
    /// The readings of the questions that came up, under which that is so.
    package var readings: [ChosenReading]

    /// Creates a telling from what clause and mutant say.
    package init(
      clause: ViolationKind?, mutant: ViolationKind?, readings: [ChosenReading]
    ) {
      self.clause = clause
      self.mutant = mutant
      self.readings = readings
    }
  }

  /// Returns how an exhibit tells the mutant from its clause; nil when it does not.
  ///
  /// It does when, under some joint reading of the questions that come up, one of the two is broken
  /// and the other is not, or they are broken in different ways. Rejected readings count, too, as a
  /// profile can pin them.
  ///
  /// - Complexity: Two rulings for each joint reading.
  package func telling(_ exhibit: Exhibit) -> Telling? {
    telling(exhibit, exhibit.triggers)
  }

  /// The same for many mutants, with the triggers of the exhibit found once.
  func telling(_ exhibit: Exhibit, _ triggers: [Trigger]) -> Telling? {
    for part in parts where triggers.contains(part.rule.listensTo) {
      if let telling = part.telling(exhibit, .first, fixed: 0) { return telling }
    }
    return nil
  }
}

extension Mutant.Part {
  fileprivate func telling(
    _ exhibit: Exhibit, _ readings: Readings, fixed: QuestionSet
  ) -> Mutant.Telling? {
    var ofRule = readings
    ofRule.forget()
    var ofMutant = ofRule
    let clause = rule.ruling(exhibit, &ofRule, .standard).kind
    let mutant = mutated.ruling(exhibit, &ofMutant, .standard).kind
    let asked = ofRule.asked | ofMutant.asked
    guard clause == mutant else {
      return Mutant.Telling(
        clause: clause, mutant: mutant, readings: readings.chosen(among: asked | fixed))
    }
    let free = asked & ~fixed
    guard free != 0 else { return nil }
    let position = free.trailingZeroBitCount
    for reading in QuestionTable.all[position].readings.indices {
      var chosen = readings
      chosen.choose(UInt8(reading), at: position)
      let next = fixed | 1 << QuestionSet(position)
      if let telling = telling(exhibit, chosen, fixed: next) { return telling }
    }
    return nil
  }
}

extension Ruling {
  /// How the clause is broken; nil where it is kept or silent.
  fileprivate var kind: ViolationKind? {
    violations.first?.kind
  }
}

extension Readings {
  /// The readings of some questions, one bit each, by name.
  fileprivate func chosen(among questions: QuestionSet) -> [ChosenReading] {
    QuestionTable.all.indices.filter { questions & (1 << QuestionSet($0)) != 0 }.map { position in
      let question = QuestionTable.all[position]
      return ChosenReading(question.id, question.readings[reading(at: position)])
    }
  }
}
