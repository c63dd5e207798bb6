internal import Oracle
internal import Records
internal import Scenarios
internal import Specification
internal import Synchronization

/// What workers count while they judge; sums, so that the order in which they add is no matter.
final class Tallies: Sendable {
  struct Counts: Sendable {
    var notApplicable = 0
    var judged = 0
    var undecided = 0
    var clauses: [Run.ClauseTally]
    var questions: [Run.QuestionTally]
    /// The first case seen of each symptom; of use where the adapter cannot be asked again.
    var examples: [Symptom: Observation] = [:]
  }

  private let counts: Mutex<Counts>
  /// The place of each rule's clause among the tallies.
  private let placeOfRule: [Int?]
  /// The place of the clause that demands an answer at all; nil when it was not selected.
  private let placeOfAnswering: Int?
  private let questionPlaces: [QuestionID: Int]

  init(_ clauses: [Run.ClauseTally], _ rules: [Rule], _ questions: [QuestionID]) {
    counts = Mutex(
      Counts(
        clauses: clauses, questions: questions.map { Run.QuestionTally(question: $0, cases: 0) }))
    placeOfRule = rules.map { rule in clauses.firstIndex { $0.clause == rule.clause } }
    placeOfAnswering = clauses.firstIndex { $0.clause == Signature.crash.clause }
    questionPlaces = Dictionary(
      uniqueKeysWithValues: questions.enumerated().map { ($1, $0) })
  }

  /// Creates empty tallies of a plan's clauses for an adapter that is asked about some topics.
  convenience init(_ plan: Plan, _ topics: Set<Topic>, _ judge: Judge, _ catalogue: Catalogue) {
    self.init(
      plan.clauses.map { clause in
        Run.ClauseTally(
          clause: clause.id, isApplicable: clause.decides.contains { topics.contains($0) })
      }, judge.rules, catalogue.openQuestions.map(\.id))
  }

  var total: Counts { counts.withLock { $0 } }

  /// Counts what some cases showed, and how many more were not applicable.
  func add(_ cases: [Case], _ assessments: [Assessment], notApplicable: Int) {
    counts.withLock { counts in
      counts.notApplicable += notApplicable
      for index in cases.indices { add(cases[index], assessments[index], to: &counts) }
    }
  }

  private func add(_ case: Case, _ assessment: Assessment, to counts: inout Counts) {
    switch assessment.outcome {
    case .answered, .answeredBoth, .lived:
      counts.judged += 1
      if assessment.verdicts.isEmpty { counts.undecided += 1 }
      if let placeOfAnswering { counts.clauses[placeOfAnswering].passed += 1 }
    case .crashed, .timedOut:
      counts.judged += 1
      if let placeOfAnswering { counts.clauses[placeOfAnswering].failed += 1 }
    case .declined, .brokeProtocol, .notRun: break
    }
    for ruled in assessment.verdicts {
      guard let place = placeOfRule[ruled.rule] else { continue }
      switch ruled.verdict {
      case .pass: counts.clauses[place].passed += 1
      case .fail: counts.clauses[place].failed += 1
      case .advisory: counts.clauses[place].advised += 1
      case .unspecified: counts.clauses[place].unspecified += 1
      }
    }
    for symptom in assessment.symptoms where counts.examples[symptom] == nil {
      counts.examples[symptom] = Observation(case: `case`, assessment: assessment)
    }
    for question in assessment.questions {
      if let place = questionPlaces[question] { counts.questions[place].cases += 1 }
    }
  }
}

extension Assessment {
  /// The open questions some verdict depends on, each once.
  fileprivate var questions: [QuestionID] {
    var questions: [QuestionID] = []
    for ruled in verdicts {
      guard case .unspecified(let question) = ruled.verdict, !questions.contains(question)
      else { continue }
      questions.append(question)
    }
    return questions
  }
}
