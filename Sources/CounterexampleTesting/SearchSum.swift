#if canImport(Testing)
  import Counterexample

  /// What the searches of one property came to, taken together.
  ///
  /// There are several when cases were discarded, since as many again are then drawn.
  struct SearchSum: Sendable {
    /// How many cases are drawn at most for each one that must count.
    static let drawsForOne = 10

    private(set) var tally = Tally()
    private(set) var failures: [CaseFailure: SearchResult<CaseFailure>.Failure] = [:]
    /// Whether the last search ended early.
    private(set) var isStopped = false
    /// What the body threw when the test was cancelled.
    private(set) var interruption: (any Error)?

    /// Adds a search of later cases than those before.
    mutating func add(_ result: SearchResult<CaseFailure>) {
      tally.judged += result.judgedCount
      tally.discarded += result.discardedCount
      for (failure, found) in result.failures {
        if failures[failure] == nil {
          failures[failure] = found
        } else {
          failures[failure]?.count += found.count
        }
      }
      switch result.ending {
      case .completed, .firstFailure: break
      case .stopped: isStopped = true
      case .failed(let error):
        isStopped = true
        interruption = error
      }
    }

    /// The ways to fail, in the order they were found.
    ///
    /// - Complexity: O(*n* log *n*).
    var failuresInOrder: [(CaseFailure, SearchResult<CaseFailure>.Failure)] {
      // No two ways were found by the same case, since a case fails in one way at most.
      failures.sorted { $0.value.lowestCase < $1.value.lowestCase }.map { ($0.key, $0.value) }
    }
  }
#endif
