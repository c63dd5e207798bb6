/// What an enumeration established.
public struct EnumerationResult<Value, Signature: Hashable & Sendable> {
  /// How an enumeration ended.
  public enum Ending: Sendable {
    /// Every value of the generator was judged.
    case exhausted
    /// Every value with as many draws as the limit allows was judged; there are larger ones.
    case drawLimit
    /// As many values as were asked for were judged; there are more.
    case caseLimit
    /// Too many attempts in a row gave no value; there may be more values.
    case attemptLimit
    /// The first failing value ended it, as it was told to.
    case firstFailure
    /// The caller asked it to stop.
    case stopped
    /// Judging threw this error.
    case failed(any Error)
  }

  /// The smallest value that fails in one way.
  public struct Failure {
    /// The value.
    public var value: Value
    /// The keys of its draws.
    public var keys: [UInt64]
    /// How many values were judged before it.
    public var position: Int
    /// The number of values that failed in this way.
    public var count: Int
  }

  /// How the enumeration ended.
  public var ending: Ending
  /// The ways to fail that were found.
  public var failures: [Signature: Failure] = [:]
  /// The number of values that were judged and count.
  public var judgedCount = 0
  /// The number of values that were discarded, by the generator or by the judgement.
  public var discardedCount = 0
  /// How many of the judged values carry each label.
  public var labels: [String: Int] = [:]
}

extension EnumerationResult: Sendable where Value: Sendable {}
extension EnumerationResult.Failure: Sendable where Value: Sendable {}

extension Enumeration {
  /// Judges the values in order.
  ///
  /// - Parameters:
  ///   - caseLimit: The largest number of values to judge.
  ///   - chunkSize: The number of values that are judged together; at least 1.
  ///   - stopsAtFirstFailure: Whether to end with the first failing value.
  ///   - shouldStop: Asked before each chunk; once true, the result so far comes back.
  ///   - evaluate: Judges a chunk. An error it throws ends the enumeration and comes back beside
  ///     what was established up to there.
  /// - Returns: What was judged, and the smallest failing value of each signature.
  /// - Complexity: One judgement for each value.
  @inlinable
  public func run<Signature: Hashable & Sendable>(
    caseLimit: Int = .max, chunkSize: Int = 64, stopsAtFirstFailure: Bool = false,
    shouldStop: @Sendable () -> Bool = { false },
    evaluate: Evaluate<Value, Signature>
  ) async -> EnumerationResult<Value, Signature> {
    precondition(chunkSize > 0, "an enumeration needs a chunk")
    var result = EnumerationResult<Value, Signature>(ending: .caseLimit)
    var values = makeIterator()
    var position = 0
    while position < caseLimit {
      if shouldStop() {
        result.ending = .stopped
        break
      }
      var chunk: [Value] = []
      let start = values
      while chunk.count < Swift.min(chunkSize, caseLimit - position), let value = values.next() {
        chunk.append(value)
      }
      guard !chunk.isEmpty else {
        result.ending = values.ending()
        break
      }
      do {
        let judgements = try await evaluate(chunk)
        guard judgements.count == chunk.count else {
          throw EvaluationError.judgementCount(expected: chunk.count, found: judgements.count)
        }
        for (offset, judgement) in judgements.enumerated() {
          result.add(judgement, chunk[offset], position: position + offset) {
            start.keys(after: offset)
          }
        }
      } catch {
        result.ending = .failed(error)
        break
      }
      position += chunk.count
      if stopsAtFirstFailure, !result.failures.isEmpty {
        result.ending = .firstFailure
        break
      }
    }
    result.discardedCount += values.discardedCount
    return result
  }
}

extension Enumeration.Iterator {
  /// Returns the keys of the value that comes after so many others.
  ///
  /// Found by going there once more, which is cheaper than to keep the keys of all values.
  @usableFromInline
  func keys(after count: Int) -> [UInt64] {
    var iterator = self
    for _ in 0...count { _ = iterator.next() }
    return iterator.keys
  }

  /// Why there are no more values.
  @usableFromInline
  func ending<Signature>() -> EnumerationResult<Value, Signature>.Ending {
    if hasGivenUp { return .attemptLimit }
    return isExhausted ? .exhausted : .drawLimit
  }
}

extension EnumerationResult {
  @usableFromInline
  init(ending: Ending) {
    self.ending = ending
  }

  @inlinable
  mutating func add(
    _ judgement: Judgement<Signature>, _ value: Value, position: Int, keys: () -> [UInt64]
  ) {
    guard !judgement.isDiscarded else {
      discardedCount += 1
      return
    }
    judgedCount += 1
    for signature in judgement.failures {
      if failures[signature] == nil {
        failures[signature] = Failure(value: value, keys: keys(), at: position)
      }
      failures[signature]?.count += 1
    }
    for label in Set(judgement.labels) { labels[label, default: 0] += 1 }
  }
}

extension EnumerationResult.Failure {
  @usableFromInline
  init(value: Value, keys: [UInt64], at position: Int) {
    self.value = value
    self.keys = keys
    self.position = position
    count = 0
  }
}
