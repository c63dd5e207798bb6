/// What one adapter did in one run: everything a report needs, and nothing it has to compute.
package struct Run: Hashable, Sendable {
  /// Which adapter was judged.
  package struct Subject: Hashable, Sendable {
    /// How it was asked for on the command line.
    package var asked: String
    /// The name it gives itself; untrusted text.
    package var name: String
    /// The version it gives itself; untrusted text.
    package var version: String

    /// Creates a subject from how it was asked for and what it calls itself.
    package init(asked: String, name: String, version: String) {
      self.asked = asked
      self.name = name
      self.version = version
    }
  }

  /// Where the cases of a run came from.
  package enum Origin: Hashable, Sendable {
    /// They were drawn from a seed.
    case seed(UInt64)
    /// They are all there are over the small alphabet, layer by layer.
    case alphabet([Layer])
  }

  /// All cases of one size over the small alphabet.
  package struct Layer: Hashable, Sendable {
    /// What the cases have in common.
    package var name: String
    /// How many were judged, or not applicable.
    package var cases: Int
    /// Whether these are all there are.
    package var isExhausted: Bool

    /// Creates a layer from its name and how far it was gone through.
    package init(name: String, cases: Int, isExhausted: Bool) {
      self.name = name
      self.cases = cases
      self.isExhausted = isExhausted
    }
  }

  /// How often one clause was judged, and with which result.
  package struct ClauseTally: Hashable, Sendable {
    /// The clause.
    package var clause: ClauseID
    /// Cases in which every open reading accepts the evidence.
    package var passed = 0
    /// Cases in which no open reading accepts it, of a clause that binds.
    package var failed = 0
    /// Cases in which no open reading accepts it, of a clause that recommends.
    package var advised = 0
    /// Cases in which it depends on an open question.
    package var unspecified = 0
    /// Whether the adapter claims a query the clause decides; it is not applicable otherwise.
    package var isApplicable: Bool

    /// Creates an empty tally.
    package init(clause: ClauseID, isApplicable: Bool) {
      self.clause = clause
      self.isApplicable = isApplicable
    }

    /// Cases in which the clause was decided one way or the other.
    package var decided: Int { passed + failed + advised }
  }

  /// How many cases touched one open question.
  package struct QuestionTally: Hashable, Sendable {
    /// The question.
    package var question: QuestionID
    /// Cases whose verdict depends on it.
    package var cases: Int

    /// Creates a tally from a question and a count of cases.
    package init(question: QuestionID, cases: Int) {
      self.question = question
      self.cases = cases
    }
  }

  /// Cases that could not be judged, by what went wrong.
  package struct Inconclusive: Hashable, Sendable {
    /// Why the cases could not be judged.
    package enum Why: Hashable, Sendable {
      /// The adapter declined a query it claims.
      case declined
      /// The adapter broke the protocol in this way.
      case brokeProtocol(ProtocolFault.Kind)
      /// The adapter had been lost before.
      case notRun
    }

    /// Why the cases could not be judged.
    package var why: Why
    /// How many there are.
    package var cases: Int
    /// The index of the first of them.
    package var firstIndex: Int
    /// What exactly happened there; may quote untrusted text.
    package var detail: String

    /// Creates an entry from its parts.
    package init(why: Why, cases: Int, firstIndex: Int, detail: String) {
      self.why = why
      self.cases = cases
      self.firstIndex = firstIndex
      self.detail = detail
    }
  }

  /// Which adapter was judged.
  package var subject: Subject
  /// Where the cases came from.
  package var origin: Origin
  /// The profile whose pins counted.
  package var profile: String
  /// The catalogue's hash, in hex.
  package var catalogueHash: String
  /// How many cases were to be judged: those of the queries the adapter claims.
  package var planned: Int
  /// How many cases were drawn for queries the adapter does not claim.
  package var notApplicable: Int
  /// How many cases were judged.
  package var judged: Int
  /// Cases that nothing decides, neither a clause nor a question.
  package var undecided: Int
  /// What came of each clause, in the catalogue's order.
  package var clauses: [ClauseTally]
  /// What open questions were touched, in the catalogue's order.
  package var questions: [QuestionTally]
  /// What could not be judged.
  package var inconclusive: [Inconclusive]
  /// The minimal counterexamples of what fails the run, in the order of their signatures.
  package var failures: [Finding]
  /// The minimal counterexamples of broken recommendations, in the same order.
  package var advisories: [Finding]
  /// Where the harness's own world broke a clause about the SDK, made minimal, in the same order;
  /// never an adapter's fault.
  package var worldFaults: [Finding] = []
  /// Whether the run was stopped before its end.
  package var wasInterrupted: Bool

  /// Creates a run from its parts.
  package init(
    subject: Subject, origin: Origin, profile: String, catalogueHash: String, planned: Int,
    notApplicable: Int, judged: Int, undecided: Int, clauses: [ClauseTally],
    questions: [QuestionTally], inconclusive: [Inconclusive], failures: [Finding],
    advisories: [Finding], wasInterrupted: Bool
  ) {
    self.subject = subject
    self.origin = origin
    self.profile = profile
    self.catalogueHash = catalogueHash
    self.planned = planned
    self.notApplicable = notApplicable
    self.judged = judged
    self.undecided = undecided
    self.clauses = clauses
    self.questions = questions
    self.inconclusive = inconclusive
    self.failures = failures
    self.advisories = advisories
    self.wasInterrupted = wasInterrupted
  }
}
