/// Makes a failing case simpler for as long as it fails in the same way.
///
/// A simpler case has fewer draws, or as many draws and the first key that differs lower. What
/// comes back is a case of the generator like any other, so it keeps every bound and every
/// assumption, however its draws depend on each other.
public struct Shrink<Value, Signature: Hashable & Sendable>: Sendable {
  /// Draws the cases.
  public let generator: Generator<Value>
  /// The way to fail that every simpler case must share.
  public let signature: Signature
  /// The largest number of candidates to judge; twenty times as many are drawn at most.
  public var budget = 5000

  /// Creates a way to shrink cases that fail in one way, with a budget of 5000 judgements.
  public init(_ generator: Generator<Value>, signature: Signature) {
    self.generator = generator
    self.signature = signature
  }

  /// Shrinks a case of a run.
  ///
  /// - Parameters:
  ///   - seeds: What the run was drawn from.
  ///   - index: The index of the failing case.
  ///   - shouldStop: Asked before each judgement; once true, the best so far comes back.
  ///   - evaluate: Judges one value at a time.
  /// - Returns: The simplest failing case that was found.
  /// - Complexity: At most `budget` judgements, and two to confirm the failure.
  public func run(
    _ seeds: Seeds, case index: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> ShrinkResult<Value, Signature> {
    let sample = generator.sample(seeds, case: index)
    return await run(sample, shouldStop: shouldStop, evaluate: evaluate)
  }

  /// Shrinks the case that keys stand for.
  ///
  /// - Parameters:
  ///   - keys: The keys of the failing case.
  ///   - shouldStop: Asked before each judgement; once true, the best so far comes back.
  ///   - evaluate: Judges one value at a time.
  /// - Returns: The simplest failing case that was found.
  /// - Complexity: At most `budget` judgements, and two to confirm the failure.
  public func run(
    keys: [UInt64],
    shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> ShrinkResult<Value, Signature> {
    await run(generator.sample(keys: keys), shouldStop: shouldStop, evaluate: evaluate)
  }

  /// Judges a case that is known to be the smallest once more, to tell whether it is flaky.
  ///
  /// - Parameters:
  ///   - keys: The keys of the failing case.
  ///   - shouldStop: Asked before judging; once true, the case comes back as it is.
  ///   - evaluate: Judges one value at a time.
  /// - Returns: The case.
  /// - Complexity: Two judgements.
  func confirm(
    keys: [UInt64], shouldStop: @escaping @Sendable () -> Bool,
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> ShrinkResult<Value, Signature> {
    let sample = generator.sample(keys: keys)
    return await run(sample, isSmallest: true, shouldStop: shouldStop, evaluate: evaluate)
  }

  private func run(
    _ sample: Sample<Value>, isSmallest: Bool = false,
    shouldStop: @escaping @Sendable () -> Bool, evaluate: @escaping Evaluate<Value, Signature>
  ) async -> ShrinkResult<Value, Signature> {
    let shrinker = Shrinker(
      generator, signature: signature, sample, budget: budget, shouldStop: shouldStop,
      evaluate: evaluate)
    return await shrinker.run(isSmallest: isSmallest)
  }
}
