/// The simplest failing case that was found, and how sure that is.
public struct ShrinkResult<Value, Signature: Hashable & Sendable> {
  /// How shrinking ended.
  public enum Ending: Sendable {
    /// Nothing the shrinker knows makes the case simpler.
    case fixedPoint
    /// The budget was used up.
    case outOfBudget
    /// The caller asked it to stop.
    case stopped
    /// The same value was judged twice with different outcomes; the property is flaky.
    case flaky(first: Judgement<Signature>?, again: Judgement<Signature>)
    /// The same keys drew different values; the generator is not a function of its source.
    case generatorUnstable
    /// Judging threw this error.
    case failed(any Error)
  }

  /// How shrinking ended.
  public var ending: Ending
  /// The simplest failing value.
  public var value: Value
  /// The keys of its draws.
  public var keys: [UInt64]
  /// The last judgement of the value; nil when it was never judged.
  public var judgement: Judgement<Signature>?
  /// The number of candidates that were judged.
  public var evaluations: Int
  /// The number of judgements that only confirmed the failure, before and after.
  public var confirmations: Int
  /// The number of candidates that were drawn, most of them never judged.
  public var candidates: Int
}

extension ShrinkResult: Sendable where Value: Sendable {}
