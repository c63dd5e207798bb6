package import Scenarios

/// A failure that somebody looked at and decided to live with, for now or for good.
package struct KnownFailure: Hashable, Sendable {
  /// How long it is to be lived with.
  package enum Term: Hashable, Sendable {
    /// Up to and including this day, as `YYYY-MM-DD`.
    case until(String)
    /// For good.
    case wontFix
  }

  /// The broken clause.
  package var clause: ClauseID
  /// In which way it is broken; nil for any.
  package var kind: ViolationKind?
  /// A case that shows it.
  package var witness: Case
  /// Why it is lived with.
  package var reason: String
  /// How long.
  package var term: Term

  /// Creates a known failure from its parts.
  package init(
    clause: ClauseID, kind: ViolationKind?, witness: Case, reason: String, term: Term
  ) {
    self.clause = clause
    self.kind = kind
    self.witness = witness
    self.reason = reason
    self.term = term
  }

  /// Whether a failure is the known one.
  package func covers(_ signature: Signature) -> Bool {
    signature.clause == clause && (kind == nil || signature.kind == kind)
  }

  /// The clause and the way it is broken, as reports name them.
  package var name: String { "\(clause) \(kind.map { "\($0)" } ?? "in any way")" }
}

/// Why a known failure no longer holds as it was recorded.
package enum Staleness: Hashable, Sendable {
  /// Its witness keeps the clause now.
  case passes
  /// Its witness breaks these instead.
  case failsOtherwise([Signature])
  /// No clause of the run has its name, or none of its clause's ways has.
  case matchesNothing
  /// Its last day is over.
  case expired
  /// It was to cover one failure and covers several kinds of them.
  case tooBroad([ViolationKind])
}

/// A run held against what is known of the adapter.
package struct Reckoning: Hashable, Sendable {
  /// A known failure that does not hold, and why.
  package struct Stale: Hashable, Sendable {
    /// The known failure.
    package var known: KnownFailure
    /// Why it does not hold.
    package var why: Staleness

    /// Creates a stale entry.
    package init(_ known: KnownFailure, _ why: Staleness) {
      self.known = known
      self.why = why
    }
  }

  /// The known failures that still are as recorded.
  package var held: [KnownFailure] = []
  /// The known failures that are not.
  package var stale: [Stale] = []
  /// The failures of the run that nobody knew of.
  package var unexpected: [Finding] = []

  /// Creates a reckoning of nothing.
  package init() {}

  /// What a run amounts to beside what is known; the first that holds.
  ///
  /// What is known excuses failures alone: whatever else has gone wrong stays wrong.
  package func exitCode(of run: Run) -> ExitCode {
    switch run.exitCode {
    case .harnessFault, .interrupted: return run.exitCode
    default: break
    }
    if !unexpected.isEmpty { return .failure }
    var excused = run
    excused.failures = []
    let code = excused.exitCode
    if code == .asExpected, !stale.isEmpty { return .staleExpectation }
    return code
  }
}
