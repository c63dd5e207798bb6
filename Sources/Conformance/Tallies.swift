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
    /// The first assessment seen of each symptom; of use where the adapter cannot be asked again.
    var examples: [Symptom: Assessment] = [:]
  }

  private let counts: Mutex<Counts>
  private let clausePlaces: [ClauseID: Int]
  private let questionPlaces: [QuestionID: Int]

  init(_ clauses: [Run.ClauseTally], _ questions: [QuestionID]) {
    counts = Mutex(
      Counts(
        clauses: clauses, questions: questions.map { Run.QuestionTally(question: $0, cases: 0) }))
    clausePlaces = Dictionary(
      uniqueKeysWithValues: clauses.enumerated().map { ($1.clause, $0) })
    questionPlaces = Dictionary(
      uniqueKeysWithValues: questions.enumerated().map { ($1, $0) })
  }

  var total: Counts { counts.withLock { $0 } }

  func add(_ assessments: [Assessment], notApplicable: Int) {
    counts.withLock { counts in
      counts.notApplicable += notApplicable
      for assessment in assessments { add(assessment, to: &counts) }
    }
  }

  private func add(_ assessment: Assessment, to counts: inout Counts) {
    switch assessment.outcome {
    case .answered, .answeredBoth:
      counts.judged += 1
      if assessment.verdicts.isEmpty { counts.undecided += 1 }
      count(.pass, of: Signature.crash.clause, &counts)
    case .crashed, .timedOut:
      counts.judged += 1
      if let place = clausePlaces[Signature.crash.clause] { counts.clauses[place].failed += 1 }
    case .declined, .brokeProtocol, .notRun: break
    }
    for (clause, verdict) in assessment.verdicts { count(verdict, of: clause, &counts) }
    for symptom in assessment.symptoms where counts.examples[symptom] == nil {
      counts.examples[symptom] = assessment
    }
    for question in assessment.questions {
      if let place = questionPlaces[question] { counts.questions[place].cases += 1 }
    }
  }

  private func count(_ verdict: Verdict, of clause: ClauseID, _ counts: inout Counts) {
    guard let place = clausePlaces[clause] else { return }
    switch verdict {
    case .pass: counts.clauses[place].passed += 1
    case .fail: counts.clauses[place].failed += 1
    case .advisory: counts.clauses[place].advised += 1
    case .unspecified: counts.clauses[place].unspecified += 1
    }
  }
}

extension Assessment {
  /// The open questions some verdict depends on, each once.
  fileprivate var questions: [QuestionID] {
    var questions: [QuestionID] = []
    for case (_, .unspecified(let question)) in verdicts where !questions.contains(question) {
      questions.append(question)
    }
    return questions
  }
}
