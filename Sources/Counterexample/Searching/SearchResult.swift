/// What a search established.
public struct SearchResult<Signature: Hashable & Sendable>: Sendable {
  /// How a search ended.
  public enum Ending: Sendable {
    /// Every case was judged.
    case completed
    /// The first failing case ended it, as it was told to.
    case firstFailure
    /// The caller asked it to stop.
    case stopped
    /// Judging threw this error.
    case failed(any Error)
  }

  /// One way to fail.
  public struct Failure: Hashable, Sendable {
    /// The index of the lowest case that failed this way.
    public var lowestCase: Int
    /// The indices of the next cases that failed this way, in order; ``furtherCaseLimit`` at most.
    ///
    /// Shrinking from each of them, too, finds the simplest of several smallest cases.
    public var furtherCases: [Int]
    /// The number of cases that failed this way.
    public var count: Int

    /// Creates one way to fail.
    public init(lowestCase: Int, furtherCases: [Int] = [], count: Int) {
      self.lowestCase = lowestCase
      self.furtherCases = furtherCases
      self.count = count
    }

    /// How many cases are kept beside the lowest.
    public static var furtherCaseLimit: Int { 16 }

    /// Adds later cases that failed this way, in order, of which these are the lowest.
    mutating func add(_ later: [Int], count: Int) {
      furtherCases += later.prefix(Failure.furtherCaseLimit - furtherCases.count)
      self.count += count
    }
  }

  /// The highest score under one name.
  public struct Best: Hashable, Sendable {
    /// The index of the lowest case with the score.
    public var lowestCase: Int
    /// The score.
    public var score: Double

    /// Creates the highest score under one name.
    public init(lowestCase: Int, score: Double) {
      self.lowestCase = lowestCase
      self.score = score
    }
  }

  /// How the search ended.
  public var ending: Ending
  /// The ways to fail that were found.
  public var failures: [Signature: Failure] = [:]
  /// The cases that were gone through, in order and without overlaps.
  public var covered: [Range<Int>] = []
  /// The number of cases that were judged and count.
  public var judgedCount = 0
  /// The number of cases that were discarded, by the generator or by the judgement.
  public var discardedCount = 0
  /// How many of the judged cases carry each label, and the verdicts on the demands.
  public var labels: LabelCounts
  /// The highest score under each name.
  public var best: [String: Best] = [:]

  /// The index of the lowest failing case.
  public var firstFailingCase: Int? { failures.values.lazy.map(\.lowestCase).min() }

  /// The share of the cases that were discarded; 0 when there was none.
  public var discardedShare: Double {
    let total = judgedCount + discardedCount
    return total == 0 ? 0 : Double(discardedCount) / Double(total)
  }

  init(ending: Ending, demands: [Coverage]) {
    self.ending = ending
    labels = LabelCounts(demands: demands)
  }
}
