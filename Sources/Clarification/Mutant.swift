package import Oracle
package import Records

/// A clause that says something a little different: some of its rules, each replaced.
package struct Mutant: Sendable {
  /// A rule, and what stands in its place.
  package struct Part: Sendable {
    /// The rule of the clause.
    package var rule: Rule
    /// The rule that stands in its place.
    package var mutated: Rule
  }

  /// The clause it is made of.
  package var clause: ClauseID
  /// How it differs.
  package var mutation: Mutation
  /// What is replaced; never empty.
  package var parts: [Part]

  /// Returns every mutant of a clause: of each of its rules in turn, and of the kinds of all.
  ///
  /// - Parameters:
  ///   - clause: The clause's name.
  ///   - kinds: The ways in which it can be broken.
  ///   - questions: The questions that touch it.
  ///   - rules: Its rules.
  /// - Returns: The mutants, rule by rule.
  /// - Complexity: O(*n*²) in the number of readings of a question.
  package static func all(
    of clause: ClauseID, kinds: [ViolationKind], questions: [QuestionID], rules: [Rule]
  ) -> [Mutant] {
    let ofRules = rules.flatMap { rule in
      [Mutant(rule, .dropped) { $0.dropped }, Mutant(rule, .negated) { $0.negated }]
        + rule.knobs.flatMap { knob in
          knob.settings.map { setting in
            Mutant(rule, .turned(knob: knob.words, setting: setting.words)) {
              $0.turned(knob, setting)
            }
          }
        }
        + (rule.pin.map { repinnings(of: rule, $0) }
          ?? QuestionTable.all.filter { questions.contains($0.id) }.flatMap {
            exchanges(of: $0, in: rule)
          })
    }
    // Of a single kind, not to report it is to say nothing.
    guard kinds.count > 1 else { return ofRules }
    return ofRules
      + kinds.map { kind in
        Mutant(
          clause: clause, mutation: .unreported(kind),
          parts: rules.map { Part(rule: $0, mutated: $0.notReporting(kind)) })
      }
  }

  /// The rule of a resolved question, with each other reading demanded.
  private static func repinnings(of rule: Rule, _ pin: Rule.Pin) -> [Mutant] {
    let question = QuestionTable.all[pin.position]
    return pin.others.map { other in
      Mutant(
        rule,
        .exchanged(
          question.id, question.readings[Int(pin.reading)], question.readings[Int(other)])
      ) { $0.repinned(to: other) }
    }
  }

  private static func exchanges(of question: QuestionTable.Entry, in rule: Rule) -> [Mutant] {
    let readings = question.readings
    return readings.indices.flatMap { one in
      readings.indices.dropFirst(one + 1).map { other in
        Mutant(rule, .exchanged(question.id, readings[one], readings[other])) {
          $0.exchanging(UInt8(one), UInt8(other), at: question.index.position)
        }
      }
    }
  }

  private init(_ rule: Rule, _ mutation: Mutation, _ mutate: (Rule) -> Rule) {
    self.init(
      clause: rule.clause, mutation: mutation, parts: [Part(rule: rule, mutated: mutate(rule))])
  }

  private init(clause: ClauseID, mutation: Mutation, parts: [Part]) {
    self.clause = clause
    self.mutation = mutation
    self.parts = parts
  }

  /// Where its rules listen, in a word.
  package var place: String {
    var places: [String] = []
    for part in parts {
      let place =
        switch part.rule.listensTo {
        case .query: "decisions"
        case .relation: "linked decisions"
        case .session: "sessions"
        }
      if !places.contains(place) { places.append(place) }
    }
    return places.joined(separator: ", ")
  }
}
