import Oracle
import Records
import Scenarios
import SecondReading

/// What a rule was seen to do: the kinds it reported and the questions it asked.
struct RuleObservation: Hashable, Sendable {
  var kinds: Set<ViolationKind> = []
  var questions: Set<QuestionID> = []
  /// How often the rule was not silent.
  var rulings = 0

  mutating func merge(_ other: RuleObservation) {
    kinds.formUnion(other.kinds)
    questions.formUnion(other.questions)
    rulings += other.rulings
  }

  /// Watches a rule on some evidence, under every joint reading of what it asks.
  mutating func watch(_ rule: Rule, on evidence: Evidence) {
    explore(
      rule, Exhibit(evidence), [UInt8](repeating: 0, count: QuestionTable.all.count), chosen: 0)
  }

  private mutating func explore(
    _ rule: Rule, _ exhibit: Exhibit, _ reading: [UInt8], chosen: UInt64
  ) {
    var readings = Readings(reading)
    let ruling = rule.ruling(exhibit, &readings)
    if ruling != .silent { rulings += 1 }
    if case .broken(let violation) = ruling { kinds.insert(violation.kind) }
    let open = readings.asked & ~chosen
    guard open != 0 else { return }
    let position = open.trailingZeroBitCount
    questions.insert(QuestionTable.all[position].id)
    for index in QuestionTable.all[position].readings.indices {
      var next = reading
      next[position] = UInt8(index)
      explore(rule, exhibit, next, chosen: chosen | 1 << UInt64(position))
    }
  }
}

extension Case {
  /// All evidence that telling answers to the case make, right and wrong.
  ///
  /// Of two linked decisions, each answer is followed by itself and by the next one.
  var tellingEvidence: [Evidence] {
    switch self {
    case .decision(let query, let situation):
      return tellingAnswers(to: query, in: situation).map { .answer(query, situation, $0) }
    case .relation(let relation, let query, let situation):
      let answers = tellingAnswers(to: query, in: situation)
      return zip(answers, answers.dropFirst() + answers.prefix(1)).flatMap { answer, next in
        [
          .answers(relation, query, situation, answer, answer),
          .answers(relation, query, situation, answer, next),
        ]
      }
    case .session: return []
    }
  }

  /// What a rule must listen to for this case; nil for a session.
  var trigger: Trigger? {
    switch self {
    case .decision(let query, _): .query(query.name)
    case .relation(let relation, _, _): .relation(relation.name)
    case .session: nil
    }
  }
}
