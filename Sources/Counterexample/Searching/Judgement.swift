/// What came of judging one value.
public struct Judgement<Signature: Hashable & Sendable>: Sendable, Equatable {
  /// What failed, each way by its signature; empty when all is well.
  public var failures: Set<Signature>
  /// The numbers of the steps that had no effect.
  ///
  /// They are counted as ``Source/steps(count:line:column:_:)`` does.
  public var unusedSteps: [Int]
  /// Whether the value does not count, because an assumption of the property failed.
  public var isDiscarded: Bool
  /// What kind of case the value is, to be counted; a label counts once a case.
  public var labels: [String]
  /// Numbers that a search tries to make larger, by name; one that is not a number is ignored.
  public var scores: [String: Double]

  /// Creates a judgement; without arguments, that all is well.
  public init(
    failures: Set<Signature> = [], unusedSteps: [Int] = [], isDiscarded: Bool = false,
    labels: [String] = [], scores: [String: Double] = [:]
  ) {
    self.failures = failures
    self.unusedSteps = unusedSteps
    self.isDiscarded = isDiscarded
    self.labels = labels
    self.scores = scores
  }
}

extension Judgement {
  /// Whether all is well and there is nothing else to say.
  @inlinable var isPlain: Bool {
    !isDiscarded && failures.isEmpty && labels.isEmpty && scores.isEmpty
  }
}

/// Judges values: one judgement each, in the same order.
///
/// A search passes whole chunks, shrinking one value at a time. To throw means that no judgement
/// was possible, which is not a failure of the property.
public typealias Evaluate<Value, Signature: Hashable & Sendable> =
  @Sendable ([Value]) async throws -> [Judgement<Signature>]

/// An evaluation that broke its contract.
public enum EvaluationError: Error, Hashable, Sendable {
  /// There were not as many judgements as values.
  case judgementCount(expected: Int, found: Int)
}
