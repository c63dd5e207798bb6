package import Scenarios

/// What tells one fault of an adapter from another: the clause it breaks, and in which way.
package struct Signature: Hashable, Sendable, Comparable {
  /// The broken clause.
  package var clause: ClauseID
  /// In which of the clause's ways it is broken.
  package var kind: ViolationKind

  /// Creates a signature from a clause and one of its kinds.
  package init(clause: ClauseID, kind: ViolationKind) {
    self.clause = clause
    self.kind = kind
  }

  package static func < (left: Signature, right: Signature) -> Bool {
    (left.clause, left.kind) < (right.clause, right.kind)
  }
}

/// A minimal counterexample with the clause it breaks.
package struct Finding: Hashable, Sendable {
  /// How sure it is that the case cannot be made smaller.
  package enum Minimality: Hashable, Sendable {
    /// No pass of the shrinker makes it smaller.
    case minimal
    /// All smaller cases of the alphabet were judged and do not show it.
    case smallestOfAll
    /// The budget ran out first.
    case outOfBudget
    /// The adapter could not be asked again.
    case notShrunk(why: String)
    /// The adapter answered differently when asked again; this is what it did then.
    case nondeterministic(Outcome)
  }

  /// Cases that differ from the smallest one in a single choice.
  package struct Neighbours: Hashable, Sendable {
    /// Cases that show the same, each for a choice that could be anything.
    package var alike: [Case]
    /// The nearest cases that do not show it, each for a choice that matters.
    package var apart: [Case]

    /// Creates neighbours from those that show the same and those that do not.
    package init(alike: [Case], apart: [Case]) {
      self.alike = alike
      self.apart = apart
    }
  }

  /// The clause and the way it is broken.
  package var signature: Signature
  /// The smallest case that was found.
  package var `case`: Case
  /// What the adapter did in it.
  package var outcome: Outcome
  /// What would have kept the clause; nil for a clause about answering at all.
  package var expected: Expectation?
  /// The step of a session that broke the clause, from 0 up; nil where no step did.
  package var step: Int?
  /// The index of the first generated case that showed the fault.
  package var firstIndex: Int
  /// How many generated cases showed it.
  package var occurrences: Int
  /// How often the adapter was asked to make the case smaller.
  package var evaluations: Int
  /// How sure it is that the case cannot be made smaller.
  package var minimality: Minimality
  /// The text that repeats the case exactly.
  package var replay: String
  /// What lies around the smallest case; nil where nobody looked, or not at every choice.
  package var neighbours: Neighbours?

  /// Creates a finding from its parts.
  package init(
    signature: Signature, case: Case, outcome: Outcome, expected: Expectation?, step: Int? = nil,
    firstIndex: Int,
    occurrences: Int, evaluations: Int, minimality: Minimality, replay: String,
    neighbours: Neighbours? = nil
  ) {
    self.signature = signature
    self.case = `case`
    self.outcome = outcome
    self.expected = expected
    self.step = step
    self.firstIndex = firstIndex
    self.occurrences = occurrences
    self.evaluations = evaluations
    self.minimality = minimality
    self.replay = replay
    self.neighbours = neighbours
  }
}
