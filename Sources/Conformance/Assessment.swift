internal import Counterexample
package import Records
internal import Scenarios

/// What one case showed about an adapter.
package struct Assessment: Sendable {
  /// What one clause says about the case.
  package struct ClauseVerdict: Sendable {
    /// The place of the clause's rule among the judge's.
    package var rule: Int
    /// The clause.
    package var clause: ClauseID
    /// What it says.
    package var verdict: Verdict
  }

  /// What the adapter did.
  package var outcome: Outcome
  /// What each clause that bears on it says; empty when the outcome is no answer.
  package var verdicts: [ClauseVerdict]

  /// The clauses about the SDK that the world itself broke in a session; the harness's own fault.
  package var worldFaults: [ClauseVerdict] = []

  /// Everything about it that a run counts.
  package var symptoms: Set<Symptom> {
    var symptoms: Set<Symptom> = []
    switch outcome {
    case .answered, .answeredBoth, .lived: break
    case .declined: symptoms.insert(.inconclusive(.declined))
    case .notRun: symptoms.insert(.inconclusive(.notRun))
    case .brokeProtocol(let fault): symptoms.insert(.inconclusive(.brokeProtocol(fault.kind)))
    case .crashed: symptoms.insert(.failure(.crash))
    case .timedOut: symptoms.insert(.failure(.timeout))
    }
    for ruled in verdicts {
      switch ruled.verdict {
      case .pass, .unspecified: break
      case .fail(let violation):
        symptoms.insert(.failure(Signature(clause: ruled.clause, kind: violation.kind)))
      case .advisory(let violation):
        symptoms.insert(.advisory(Signature(clause: ruled.clause, kind: violation.kind)))
      }
    }
    for fault in worldFaults {
      guard case .fail(let violation) = fault.verdict else { continue }
      symptoms.insert(.worldFault(Signature(clause: fault.clause, kind: violation.kind)))
    }
    return symptoms
  }

  /// What a search and a shrinker are told about the case.
  var judgement: Judgement<Symptom> {
    guard case .lived(let trace) = outcome else { return Judgement(failures: symptoms) }
    return Judgement(failures: symptoms, unusedSteps: trace.unusedStimuli)
  }

  /// Returns what would have kept the clause of a signature; nil when this case keeps it.
  package func expectation(of signature: Signature) -> Expectation? {
    violation(of: signature)?.expected
  }

  /// Returns the violation of a signature; nil when this case keeps its clause.
  package func violation(of signature: Signature) -> Violation? {
    for ruled in verdicts + worldFaults where ruled.clause == signature.clause {
      switch ruled.verdict {
      case .fail(let violation), .advisory(let violation):
        if violation.kind == signature.kind { return violation }
      case .pass, .unspecified: break
      }
    }
    return nil
  }
}

/// A case, and what it showed.
struct Observation: Sendable {
  /// The case.
  var `case`: Case
  /// What it showed.
  var assessment: Assessment
}

/// Something about a case that a run counts, and that shrinking keeps to.
package enum Symptom: Hashable, Sendable {
  /// A clause that binds is broken.
  case failure(Signature)
  /// A clause that recommends is broken.
  case advisory(Signature)
  /// The world of a session broke a clause about the SDK.
  case worldFault(Signature)
  /// The case could not be judged.
  case inconclusive(Run.Inconclusive.Why)

  /// Whether the adapter cannot be asked anything afterwards.
  var losesTheAdapter: Bool { self == .inconclusive(.notRun) }

  /// Returns how often an adapter is asked, at most, to make a case with the symptom smaller.
  ///
  /// Every crash costs a start, and every silence the whole time a case may take, so that less is
  /// spent on them than the budget of other symptoms.
  func shrinkBudget(outOf budget: Int) -> Int {
    switch self {
    case .failure(.crash): min(budget, 500)
    case .failure(.timeout): min(budget, 100)
    default: budget
    }
  }

  /// How many later cases with the symptom are shrunk beside the first.
  var furtherStarts: Int {
    switch self {
    case .failure(.crash), .failure(.timeout): 0
    default: 16
    }
  }
}

extension Symptom: Comparable {
  package static func < (left: Symptom, right: Symptom) -> Bool {
    left.rank < right.rank
  }

  /// An order that is the same in every process: failures, advisories, then the rest.
  private var rank: (Int, String, String) {
    switch self {
    case .failure(let signature):
      (0, signature.clause.description, signature.kind.description)
    case .advisory(let signature):
      (1, signature.clause.description, signature.kind.description)
    case .worldFault(let signature):
      (-1, signature.clause.description, signature.kind.description)
    case .inconclusive(.declined): (2, "declined", "")
    case .inconclusive(.brokeProtocol(let kind)): (2, "protocol", kind.rawValue)
    case .inconclusive(.notRun): (3, "", "")
    }
  }
}

extension Signature {
  /// The adapter ended while a case was open.
  package static let crash = Signature(
    clause: ClauseID("RUN-001"), kind: ViolationKind("crash"))
  /// The adapter gave no answer in time.
  package static let timeout = Signature(
    clause: ClauseID("RUN-001"), kind: ViolationKind("timeout"))
}
