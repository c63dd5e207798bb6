package import Specification

/// What is to be judged, before any adapter is asked.
package struct Plan: Sendable {
  /// The seed every case is drawn from.
  package var seed: UInt64
  /// How many cases are drawn.
  package var cases: Int
  /// How many workers draw and judge at the same time; the result does not depend on it.
  package var workers: Int
  /// Which clauses are judged.
  package private(set) var clauses: [Clause]
  /// Which readings are pinned.
  package var profile: Profile
  /// How often an adapter is asked, at most, to make one counterexample smaller.
  package var shrinkBudget: Int

  /// Creates a plan from its parts; of the clauses, those that a case can break.
  package init(
    seed: UInt64, cases: Int, workers: Int, clauses: [Clause], profile: Profile,
    shrinkBudget: Int = 2000
  ) {
    self.seed = seed
    self.cases = cases
    self.workers = workers
    self.clauses = clauses.filter(\.isTestable)
    self.profile = profile
    self.shrinkBudget = shrinkBudget
  }
}
