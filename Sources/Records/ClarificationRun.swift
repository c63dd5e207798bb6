package import Scenarios

/// What came of looking for cases in which the readings of questions part: all a report needs.
package struct ClarificationRun: Hashable, Sendable {
  /// What the drawn cases were drawn from.
  package var seed: UInt64
  /// How many cases were drawn to tell how often a question comes up.
  package var cases: Int
  /// SHA-256 over the catalogue, in hex.
  package var catalogueHash: String
  /// What of the alphabet was gone through, the smallest first.
  package var layers: [Layer]
  /// The questions, in the catalogue's order.
  package var questions: [ClarifiedQuestion]
  /// Whether a signal ended it early.
  package var wasInterrupted: Bool

  /// Creates a run from its parts.
  package init(
    seed: UInt64, cases: Int, catalogueHash: String, layers: [Layer],
    questions: [ClarifiedQuestion], wasInterrupted: Bool
  ) {
    self.seed = seed
    self.cases = cases
    self.catalogueHash = catalogueHash
    self.layers = layers
    self.questions = questions
    self.wasInterrupted = wasInterrupted
  }

  /// All trials of one size over the small alphabet.
  package struct Layer: Hashable, Sendable {
    /// How going through a layer ended.
    package enum Ending: Hashable, Sendable {
      /// There are no more.
      case exhausted
      /// No two readings were left that they could part.
      case nothingLeft
      /// As many as were allowed were tried.
      case limit
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

  /// The pairs of readings that a case parts, and those of them whose case is proven smallest.
  package var totals: (pairs: Int, told: Int, proven: Int) {
    let pairs = questions.flatMap { question in question.pairs.map { (question, $0) } }
    let told = pairs.filter { $0.1.case != nil }
    let proven = told.filter { question, pair in pair.case.map { question.cases[$0].isProven } == true }
    return (pairs.count, told.count, proven.count)
  }

  /// The questions of which some case parts two readings, and those whose first case is proven.
  package var questionTotals: (told: Int, proven: Int) {
    (
      questions.filter { !$0.cases.isEmpty }.count,
      questions.filter { $0.cases.contains(where: \.isProven) }.count
    )
  }
}

/// One question, with the smallest cases in which its readings part.
package struct ClarifiedQuestion: Hashable, Sendable {
  /// The question.
  package var question: QuestionID
  /// The names of its readings; everything else names a reading by its place among them.
  package var readings: [String]
  /// The cases in which readings part, each once, the smallest first.
  package var cases: [DistinguishingCase]
  /// Every two readings, and the smallest case that parts them.
  package var pairs: [Pair]
  /// The readings in groups that no case parts, up to the bounds; mostly one each.
  package var groups: [[Int]]
  /// Which cases to look at, one after the other, to tell which reading is meant.
  package var tree: ReadingTree
  /// How often it matters.
  package var impact: Impact
  /// Which reading adapters follow; those that show nothing of it are left out.
  package var followers: [Follower]

  /// Creates a clarified question from its parts.
  package init(
    question: QuestionID, readings: [String], cases: [DistinguishingCase], pairs: [Pair],
    groups: [[Int]], tree: ReadingTree, impact: Impact, followers: [Follower] = []
  ) {
    self.question = question
    self.readings = readings
    self.cases = cases
    self.pairs = pairs
    self.groups = groups
    self.tree = tree
    self.impact = impact
    self.followers = followers
  }

  /// Two readings, and the smallest case that parts them.
  package struct Pair: Hashable, Sendable {
    /// The place of the one.
    package var one: Int
    /// The place of the other.
    package var other: Int
    /// The place of the case; nil where none was found up to the bounds.
    package var `case`: Int?
    /// How many trials were gone through for it.
    package var tried: Int

    /// Creates a pair from the places of two readings and of a case.
    package init(_ one: Int, _ other: Int, case: Int?, tried: Int) {
      self.one = one
      self.other = other
      self.case = `case`
      self.tried = tried
    }
  }

  /// How often a question matters in drawn cases.
  package struct Impact: Hashable, Sendable {
    /// How many cases were drawn.
    package var drawn: Int
    /// In how many of them it came up.
    package var touched: Int
    /// In how many its readings disagreed about what was done.
    package var parted: Int

    /// Creates an impact from its counts.
    package init(drawn: Int, touched: Int, parted: Int) {
      self.drawn = drawn
      self.touched = touched
      self.parted = parted
    }
  }
}

/// A case, and something done in it that some readings of a question allow and others do not.
package struct DistinguishingCase: Hashable, Sendable {
  /// Whether there can be a smaller one.
  package enum Certainty: Hashable, Sendable {
    /// Every smaller trial of the alphabet was gone through, so many, and parts none of the two.
    case proven(smaller: Int)
    /// It was drawn and made smaller, after so many trials had shown nothing.
    case local(tried: Int)
  }

  /// What one reading says of what was done.
  package enum Verdict: Hashable, Sendable {
    /// It is allowed.
    case allowed
    /// It breaks a clause.
    case broken(ClauseID, Violation)
  }

  /// The case.
  package var `case`: Case
  /// What an implementation did in it.
  package var outcome: Outcome
  /// The readings of other questions that come up, under which the verdicts hold.
  package var given: [ChosenReading]
  /// What each reading says, in the catalogue's order.
  package var verdicts: [Verdict]
  /// Whether what was done breaks no clause at all under a reading that allows it.
  package var isClean: Bool
  /// Whether there can be a smaller one.
  package var certainty: Certainty

  /// Creates a distinguishing case from its parts.
  package init(
    case: Case, outcome: Outcome, given: [ChosenReading], verdicts: [Verdict], isClean: Bool,
    certainty: Certainty
  ) {
    self.case = `case`
    self.outcome = outcome
    self.given = given
    self.verdicts = verdicts
    self.isClean = isClean
    self.certainty = certainty
  }

  /// Whether no smaller trial of the alphabet parts the two readings.
  package var isProven: Bool {
    if case .proven = certainty { true } else { false }
  }

  /// Returns whether a reading allows what was done.
  package func allows(_ reading: Int) -> Bool { verdicts[reading] == .allowed }
}

/// Which cases to look at to tell which reading is meant.
package indirect enum ReadingTree: Hashable, Sendable {
  /// These readings are left, and no case parts them.
  case left([Int])
  /// Look at a case: is what was done in it allowed?
  case ask(case: Int, allowed: ReadingTree, broken: ReadingTree)

  /// The number of cases looked at in the longest way down.
  package var depth: Int {
    switch self {
    case .left: 0
    case .ask(_, let allowed, let broken): 1 + max(allowed.depth, broken.depth)
    }
  }

  /// The groups of readings at its ends.
  package var groups: [[Int]] {
    switch self {
    case .left(let readings): [readings]
    case .ask(_, let allowed, let broken): allowed.groups + broken.groups
    }
  }

  /// Creates the tree over cases that parts readings with few questions: the most even case first.
  ///
  /// - Parameters:
  ///   - readings: The places of the readings to part.
  ///   - cases: The cases, the smallest first.
  /// - Complexity: O(*n*² × *k*) in the numbers of readings and cases.
  package init(parting readings: [Int], by cases: [DistinguishingCase]) {
    var best: (place: Int, smaller: Int)?
    for place in cases.indices {
      let allowed = readings.filter(cases[place].allows).count
      let smaller = min(allowed, readings.count - allowed)
      if smaller > best?.smaller ?? 0 { best = (place, smaller) }
    }
    guard let best else {
      self = .left(readings)
      return
    }
    let told = cases[best.place]
    self = .ask(
      case: best.place,
      allowed: ReadingTree(parting: readings.filter(told.allows), by: cases),
      broken: ReadingTree(parting: readings.filter { !told.allows($0) }, by: cases))
  }
}

/// An adapter, and which reading of a question it follows.
package struct Follower: Hashable, Sendable {
  /// What an adapter did, and which readings do not allow it.
  package struct Witness: Hashable, Sendable {
    /// The case.
    package var `case`: Case
    /// What the adapter did in it.
    package var outcome: Outcome
    /// The places of the readings that do not allow it.
    package var excluded: [Int]

    /// Creates a witness from a case and what was done in it.
    package init(case: Case, outcome: Outcome, excluded: [Int]) {
      self.case = `case`
      self.outcome = outcome
      self.excluded = excluded
    }
  }

  /// The adapter, as it is asked for.
  package var adapter: String
  /// The places of the readings that allow all it did; none where it mixes readings.
  package var left: [Int]
  /// What shows it: two witnesses or more where it mixes readings.
  package var witnesses: [Witness]

  /// Creates a follower from what it showed.
  package init(adapter: String, left: [Int], witnesses: [Witness]) {
    self.adapter = adapter
    self.left = left
    self.witnesses = witnesses
  }
}
