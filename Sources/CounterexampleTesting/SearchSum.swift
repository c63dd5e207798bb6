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
    /// How many of the cases that count carry each label.
    private(set) var labels: [String: Int] = [:]
    /// Whether the last search ended early.
    private(set) var isStopped = false
    /// What the body threw when the test was cancelled.
    private(set) var interruption: (any Error)?

    /// Adds a search of later cases than those before.
    mutating func add(_ result: SearchResult<CaseFailure>) {
      tally.judged += result.judgedCount
      tally.discarded += result.discardedCount
      labels.merge(result.labels.counts, uniquingKeysWith: +)
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

    /// The number of cases with each label, the most frequent first.
    ///
    /// - Complexity: O(*n* log *n*) in the number of labels.
    var labelLines: [String] {
      labels.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) of \(tally.judged): \($0.key)" }
    }

    /// Returns the demands that the cases do not meet, beyond chance.
    ///
    /// They are looked at once, after all cases, which is what the verdict takes for granted.
    ///
    /// - Complexity: O(*n*) in the number of demands.
    func missed(of demands: [Coverage]) -> [Coverage] {
      demands.filter { $0.verdict(count: labels[$0.label] ?? 0, of: tally.judged) == .missed }
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
