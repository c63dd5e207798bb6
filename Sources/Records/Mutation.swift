package import Scenarios

/// How a mutant differs from the clause it is made of.
package enum Mutation: Hashable, Sendable {
  /// It says nothing.
  case dropped
  /// It keeps what the clause breaks, and breaks what the clause keeps.
  ///
  /// Nearly every case tells it from its clause, so that it never counts for anything.
  case negated
  /// It never reports violations of a kind.
  case unreported(ViolationKind)
  /// One bound, comparison or condition stands elsewhere; both in words.
  case turned(knob: String, setting: String)
  /// It takes one reading of a question for another, and the other way round.
  case exchanged(QuestionID, String, String)

  /// Whether killing the mutant says anything about the clause.
  package var counts: Bool { self != .negated }

  /// Whether the mutant leaves out something that its clause says.
  package var saysLess: Bool {
    switch self {
    case .dropped, .negated, .unreported: true
    case .turned, .exchanged: false
    }
  }
}

/// A question and one of its readings.
package struct ChosenReading: Hashable, Sendable {
  /// The question.
  package var question: QuestionID
  /// The name of the reading.
  package var reading: String

  /// Creates a choice from a question and the name of a reading.
  package init(_ question: QuestionID, _ reading: String) {
    self.question = question
    self.reading = reading
  }
}

/// What came of mutating clauses: everything a report needs.
package struct MutationRun: Hashable, Sendable {
  /// What the drawn cases were drawn from.
  package var seed: UInt64
  /// The number of cases that were drawn of each kind for the mutants the alphabet left.
  package var cases: Int
  /// SHA-256 over the catalogue, in hex.
  package var catalogueHash: String
  /// What of the alphabet was gone through.
  package var layers: [Layer]
  /// The mutants, clause by clause in the catalogue's order.
  package var mutants: [Mutant]
  /// Whether a signal ended it early.
  package var wasInterrupted: Bool

  /// Creates a run from its parts.
  package init(
    seed: UInt64, cases: Int, catalogueHash: String, layers: [Layer], mutants: [Mutant],
    wasInterrupted: Bool
  ) {
    self.seed = seed
    self.cases = cases
    self.catalogueHash = catalogueHash
    self.layers = layers
    self.mutants = mutants
    self.wasInterrupted = wasInterrupted
  }

  /// All trials of one size over the small alphabet.
  package struct Layer: Hashable, Sendable {
    /// How going through a layer ended.
    package enum Ending: Hashable, Sendable {
      /// There are no more.
      case exhausted
      /// No mutant was left that they could tell from its clause.
      case nothingLeft
      /// A signal came.
      case stopped
    }

    /// What the trials have in common.
    package var name: String
    /// How many there were.
    package var trials: Int
    /// How it ended.
    package var ending: Ending

    /// Creates a layer from its name and how far it was gone through.
    package init(name: String, trials: Int, ending: Ending) {
      self.name = name
      self.trials = trials
      self.ending = ending
    }
  }

  /// One mutant, and what became of it.
  package struct Mutant: Hashable, Sendable {
    /// The clause it is made of.
    package var clause: ClauseID
    /// Where its rule listens: “decisions”, “sessions”; both for a kind of the whole clause.
    package var place: String
    /// How it differs.
    package var mutation: Mutation
    /// What became of it.
    package var fate: Fate

    /// Creates a mutant of a clause.
    package init(clause: ClauseID, place: String, mutation: Mutation, fate: Fate) {
      self.clause = clause
      self.place = place
      self.mutation = mutation
      self.fate = fate
    }
  }

  /// What became of a mutant.
  package enum Fate: Hashable, Sendable {
    /// This case tells it from its clause.
    case killed(Witness)
    /// No case of the alphabet tells it from its clause, and none that was drawn.
    case equivalent
    /// No case that was tried tells it from its clause, though it says less than the clause, or
    /// not all of the alphabet was tried.
    case survived
  }

  /// A case that tells a mutant from its clause.
  package struct Witness: Hashable, Sendable {
    /// The case.
    package var `case`: Case
    /// What an implementation did in it.
    package var outcome: Outcome
    /// How the clause is broken; nil where it is not.
    package var clause: ViolationKind?
    /// How the mutant is broken; nil where it is not.
    package var mutant: ViolationKind?
    /// The readings of the questions that came up, under which that is so.
    package var readings: [ChosenReading]
    /// Whether no smaller case of the alphabet does.
    package var isSmallest: Bool

    /// Creates a witness from its parts.
    package init(
      case: Case, outcome: Outcome, clause: ViolationKind?, mutant: ViolationKind?,
      readings: [ChosenReading], isSmallest: Bool
    ) {
      self.case = `case`
      self.outcome = outcome
      self.clause = clause
      self.mutant = mutant
      self.readings = readings
      self.isSmallest = isSmallest
    }
  }
}
