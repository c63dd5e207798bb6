/// Looks for values that a property does not hold for, and makes them small.
///
/// What was found before is judged first. A generator of few values is then gone through from the
/// smallest on, so that the property is proved or the first failure is the smallest there is. Of
/// any other, values are drawn at random, and where judging gives scores, a part of them is made
/// from those with the highest. What comes back depends on the seeds and the verdicts alone, not on
/// the number of workers.
public struct Check<Value, Signature: Hashable & Sendable>: Sendable {
  /// Draws the values.
  public let generator: Generator<Value>
  /// What values are drawn from.
  public let seeds: Seeds
  /// How many values are to be judged that count; at least 1.
  public var cases = 1000
  /// The keys of values to judge before any other.
  public var stored: [[UInt64]] = []
  /// Whether all values are gone through where they are no more than `cases`.
  ///
  /// Not so where there are demands, which are about what is drawn.
  public var exhaustsFewValues = true
  /// The share of the cases that go into raising scores, where there are any; from 0 to 1.
  public var targetedShare = 0.25
  /// How many values are drawn at most for each one that must count.
  public var drawsForOne = 10
  /// The number of tasks that draw and judge at random; at least 1.
  public var workers = 1
  /// The number of values that are judged together; at least 1.
  public var chunkSize = 64
  /// Whether to end with the first failure instead of looking for others.
  public var stopsAtFirstFailure = false
  /// How often labels have to come up; they are looked at once, at the end.
  public var demands: [Coverage] = []
  /// The largest number of candidates to judge for making one failing value smaller.
  public var shrinkBudget = 5000

  /// Creates a check of 1000 values.
  public init(_ generator: Generator<Value>, seeds: Seeds) {
    self.generator = generator
    self.seeds = seeds
  }

  /// Adds the value of a replay to those that are judged first.
  ///
  /// - Throws: ``ReplayError/generatorChanged`` when the keys no longer draw the same value.
  /// - Complexity: One draw of a value.
  public mutating func judgeFirst(
    _ replay: Replay, hash: @Sendable (Value) -> UInt64
  ) throws(ReplayError) {
    _ = try replay.value(of: generator, hash: hash)
    stored.append(replay.keys)
  }

  /// Searches, and shrinks the first value of each way to fail.
  ///
  /// - Parameters:
  ///   - values: Values to judge before any other, as they are.
  ///   - shouldStop: Asked before each chunk of a search and before each judgement of shrinking;
  ///     once true, the best result so far comes back.
  ///   - evaluate: Judges values. An error it throws ends the check and comes back beside what was
  ///     established up to there.
  /// - Returns: What was tried, and each way to fail with its smallest value.
  /// - Complexity: One judgement for each value, and `shrinkBudget` and two for each way to fail.
  public func run(
    values: [Value] = [], shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> CheckResult<Value, Signature> {
    var result = await search(values: values, shouldStop: shouldStop, evaluate: evaluate)
    if case .failed = result.ending { return result }
    for index in result.findings.indices {
      result.findings[index].shrunk = await shrink(
        result.findings[index], shouldStop: shouldStop, evaluate: evaluate)
    }
    return result
  }

  /// Makes the value of a finding small.
  ///
  /// - Parameters:
  ///   - finding: What a search found.
  ///   - shouldStop: Asked before each judgement; once true, the best so far comes back.
  ///   - evaluate: Judges one value at a time.
  /// - Returns: The smallest value that was found; nil for a value without keys.
  /// - Complexity: At most `shrinkBudget` judgements and two; two for a value that is the smallest
  ///   as it is, because it was enumerated.
  public func shrink(
    _ finding: CheckResult<Value, Signature>.Finding,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> ShrinkResult<Value, Signature>? {
    guard let keys = finding.keys else { return nil }
    var shrink = Shrink(generator, signature: finding.signature)
    shrink.budget = shrinkBudget
    if case .enumeration = finding.origin {
      return await shrink.confirm(keys: keys, shouldStop: shouldStop, evaluate: evaluate)
    }
    return await shrink.run(keys: keys, shouldStop: shouldStop, evaluate: evaluate)
  }

  /// Searches in every way there is, without making small what was found.
  ///
  /// - Parameters:
  ///   - values: Values to judge before any other, as they are.
  ///   - shouldStop: Asked before each chunk; once true, the result so far comes back.
  ///   - evaluate: Judges a chunk. An error it throws ends the search and comes back beside what
  ///     was established up to there.
  /// - Returns: What was tried, and each way to fail with the first value that does.
  /// - Complexity: One judgement for each value.
  public func search(
    values: [Value] = [], shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> CheckResult<Value, Signature> {
    precondition(cases > 0 && drawsForOne > 0, "a check needs a case")
    precondition(targetedShare >= 0 && targetedShare <= 1, "a share lies between 0 and 1")
    let run = CheckRun(self, shouldStop: shouldStop, evaluate: evaluate)
    return await run.search(values)
  }
}
