/// Why a failing case fails: which of its draws matter, and where the verdict flips.
///
/// Each draw is changed alone, in its place in the structure, while all others stay.
public struct Explanation<Value, Signature: Hashable & Sendable> {
  /// What a draw means for the failure.
  public enum Role {
    /// It could be anything: whatever was tried, the case fails in the same way, as this one does.
    case anything(Value)
    /// Other values fail as well, but not all; the case with the nearest one that does not.
    case flips(Value)
    /// No other value that was tried fails in this way; the case with the nearest of them.
    case needed(Value)
    /// There is no other value to draw.
    case fixed
  }

  /// One draw.
  public struct Part {
    /// The position of the draw among the keys.
    public var position: Int
    /// Its key.
    public var key: UInt64
    /// Whether it draws a number, so that it makes sense to say where the verdict flips.
    public var isNumber: Bool
    /// What it means for the failure.
    public var role: Role
    /// The number of other values that were judged.
    public var evaluations: Int
  }

  /// The draws in order.
  public var parts: [Part]
  /// Whether there are no more draws to explain; false at a stop, at an error, without budget.
  public var isComplete = false
  /// Why there are no more parts, when judging threw an error.
  public var error: (any Error)?

  /// The positions of the draws that could be anything.
  ///
  /// - Complexity: O(*n*) in the number of draws.
  public var free: [Int] {
    parts.filter { if case .anything = $0.role { true } else { false } }.map(\.position)
  }
}

extension Explanation: Sendable where Value: Sendable {}
extension Explanation.Part: Sendable where Value: Sendable {}
extension Explanation.Role: Sendable where Value: Sendable {}

extension Shrink {
  /// Explains a failing case, usually one that was shrunk.
  ///
  /// - Parameters:
  ///   - keys: The keys of the failing case.
  ///   - tries: How many other values of each draw are judged at most, apart from those that look
  ///     for the place where the verdict flips; at least 3.
  ///   - limit: How many values are judged at most in all.
  ///   - shouldStop: Asked before each judgement; once true, the parts so far come back.
  ///   - evaluate: Judges one value at a time.
  /// - Returns: What each draw means for the failure.
  /// - Complexity: O(`tries` + log *m*) judgements for a draw whose largest key is *m*.
  public func explain(
    keys: [UInt64], tries: Int = 8, limit: Int = .max,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    evaluate: @escaping Evaluate<Value, Signature>
  ) async -> Explanation<Value, Signature> {
    precondition(tries >= 3, "an explanation needs three tries for a draw")
    let explainer = Explainer(
      self, generator.sample(keys: keys).recording, tries: tries, limit: limit,
      shouldStop: shouldStop, evaluate)
    return await explainer.run()
  }
}

/// Why an explanation ends before the last draw.
private struct NoMoreJudgements: Error {}

/// One run of explaining.
private final class Explainer<Value, Signature: Hashable & Sendable> {
  private let shrink: Shrink<Value, Signature>
  private let base: Recording
  private let tries: Int
  private var limit: Int
  private let shouldStop: () -> Bool
  private let evaluate: Evaluate<Value, Signature>
  private var source = Source(seed: 0, usesSpecialValues: false, tape: Tape(.keys))
  private var evaluations = 0

  init(
    _ shrink: Shrink<Value, Signature>, _ base: Recording, tries: Int, limit: Int,
    shouldStop: @escaping () -> Bool, _ evaluate: @escaping Evaluate<Value, Signature>
  ) {
    self.shrink = shrink
    self.base = base
    self.tries = tries
    self.limit = limit
    self.shouldStop = shouldStop
    self.evaluate = evaluate
  }

  func run() async -> Explanation<Value, Signature> {
    var explanation = Explanation<Value, Signature>(parts: [])
    for position in base.draws.indices {
      evaluations = 0
      do {
        let role = try await role(of: position)
        explanation.parts.append(
          .init(
            position: position, key: base.draws[position].key,
            isNumber: base.draws[position].isNumber, role: role, evaluations: evaluations))
      } catch is NoMoreJudgements {
        return explanation
      } catch {
        explanation.error = error
        return explanation
      }
    }
    explanation.isComplete = true
    return explanation
  }

  private func role(of position: Int) async throws -> Explanation<Value, Signature>.Role {
    let draw = base.draws[position]
    guard draw.max > 0 else { return .fixed }
    var failed = 0
    var failing: UInt64?
    var holding: [UInt64] = []
    for key in alternatives(to: draw) {
      guard let fails = try await fails(position, key) else { continue }
      if fails {
        failed += 1
        failing = key
      } else {
        holding.append(key)
      }
    }
    // The values above come first: below a shrunk one, hardly anything fails.
    guard let held = holding.first(where: { $0 > draw.key }) ?? holding.last else {
      return failing.map { .anything(self.draw(position, $0)) } ?? .fixed
    }
    let nearest = try await nearestHolding(position, from: draw.key, to: held)
    return failed == 0 && max(nearest, draw.key) - min(nearest, draw.key) == 1
      ? .needed(self.draw(position, nearest)) : .flips(self.draw(position, nearest))
  }

  /// Returns other keys to try: the next ones, the last, and some in between.
  private func alternatives(to draw: Draw) -> [UInt64] {
    var keys: Set<UInt64> = [draw.max]
    if draw.key < draw.max { keys.insert(draw.key + 1) }
    if draw.key > 0 { keys.insert(draw.key - 1) }
    var words = RandomWords(seed: draw.key)
    for _ in 0..<tries where keys.count < min(UInt64(tries), draw.max).asInt {
      keys.insert(words.next(upTo: draw.max))
    }
    keys.remove(draw.key)
    return keys.sorted()
  }

  /// Bisects between a key that fails and one that holds.
  private func nearestHolding(
    _ position: Int, from failing: UInt64, to holding: UInt64
  ) async throws -> UInt64 {
    var (near, far) = (failing, holding)
    while max(near, far) - min(near, far) > 1 {
      let middle = min(near, far) + (max(near, far) - min(near, far)) / 2
      if try await fails(position, middle) ?? true { near = middle } else { far = middle }
    }
    return far
  }

  private func draw(_ position: Int, _ key: UInt64) -> Value {
    var keys = base.keys
    keys[position] = key
    source.restart(Alignment(base, keys: keys))
    return shrink.generator.draw(&source)
  }

  /// Whether the case fails in the same way with another key; nil when that is no case.
  private func fails(_ position: Int, _ key: UInt64) async throws -> Bool? {
    let value = draw(position, key)
    guard !source.isDiscarded else { return nil }
    guard limit > 0, !shouldStop() else { throw NoMoreJudgements() }
    limit -= 1
    evaluations += 1
    let judgements = try await evaluate([value])
    guard judgements.count == 1 else {
      throw EvaluationError.judgementCount(expected: 1, found: judgements.count)
    }
    guard !judgements[0].isDiscarded else { return nil }
    return judgements[0].failures.contains(shrink.signature)
  }
}

extension UInt64 {
  /// The number as an `Int`, or the largest `Int`.
  fileprivate var asInt: Int { Int(clamping: self) }
}
