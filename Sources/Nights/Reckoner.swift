package import Conformance
package import Records
package import Specification

/// Holds a run against what is known of its adapter.
package struct Reckoner: Sendable {
  private let known: [KnownFailure]
  private let catalogue: Catalogue
  private let today: String

  /// Creates a reckoner.
  ///
  /// - Parameters:
  ///   - known: The known failures.
  ///   - catalogue: What the clauses are.
  ///   - today: The day it is, as `YYYY-MM-DD`.
  package init(_ known: [KnownFailure], _ catalogue: Catalogue, today: String) {
    self.known = known
    self.catalogue = catalogue
    self.today = today
  }

  /// Asks the adapter about every witness and says which known failures still are as recorded.
  ///
  /// - Parameters:
  ///   - run: What was found; nil where only the witnesses are to be looked at.
  ///   - examiner: Gives the witnesses to the adapter.
  /// - Returns: The reckoning.
  /// - Complexity: One case for each known failure.
  package func reckon(_ run: Run?, _ examiner: Examiner) async -> Reckoning {
    var reckoning = Reckoning()
    let assessments = await examiner.assess(known.map(\.witness))
    for (entry, assessment) in zip(known, assessments) {
      if let why = staleness(of: entry, assessment, run) {
        reckoning.stale.append(.init(entry, why))
      } else {
        reckoning.held.append(entry)
      }
    }
    reckoning.unexpected =
      (run?.failures ?? []).filter { finding in
        !known.contains { $0.covers(finding.signature) }
      }
    return reckoning
  }

  private func staleness(
    of entry: KnownFailure, _ assessment: Assessment, _ run: Run?
  ) -> Staleness? {
    guard let clause = catalogue.clause(entry.clause),
      entry.kind.map({ kind in clause.kinds.contains { $0.name == kind } }) ?? true
    else { return .matchesNothing }
    if case .until(let day) = entry.term, day < today { return .expired }
    let kinds = Set((run?.failures ?? []).map(\.signature).filter(entry.covers).map(\.kind))
    if entry.kind == nil, kinds.count > 1 { return .tooBroad(kinds.sorted()) }
    let broken = assessment.brokenSignatures
    if broken.contains(where: entry.covers) { return nil }
    return broken.isEmpty ? .passes : .failsOtherwise(broken)
  }
}

extension Assessment {
  /// What binding clauses the case breaks, in order.
  fileprivate var brokenSignatures: [Signature] {
    symptoms.compactMap { symptom in
      if case .failure(let signature) = symptom { signature } else { nil }
    }.sorted()
  }
}
