extension Source {
  /// Draws one of several ways to go on, evenly; the simplest is 0.
  ///
  /// The line and the column tell the places where a generator chooses from each other, see
  /// ``Survey``.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public mutating func choice(
    _ count: Int, line: UInt = #line, column: UInt = #column
  ) -> Int {
    precondition(count > 0, "there is nothing to choose from")
    return Int(
      truncatingIfNeeded: uniformKey(
        upTo: UInt64(count - 1), .branch, place: Source.label(line, column)))
  }

  /// Draws the index of a weight, in proportion to the weights; the simplest is the first.
  ///
  /// A weight of 0 is never drawn, not even while shrinking. Weights that are the same for many
  /// draws are added up once as ``Weights``.
  ///
  /// - Precondition: No weight is negative, some weight is positive, and their sum fits an `Int`.
  /// - Complexity: O(*n*) in the number of weights.
  public mutating func choice(
    weights: [Int], line: UInt = #line, column: UInt = #column
  ) -> Int {
    choice(weights: Weights(weights), line: line, column: column)
  }

  /// Draws the index of a weight, in proportion to the weights; the simplest is the first.
  ///
  /// A weight of 0 is never drawn, not even while shrinking.
  ///
  /// - Complexity: O(*n*) in the number of weights.
  public mutating func choice(
    weights: Weights, line: UInt = #line, column: UInt = #column
  ) -> Int {
    guard isTaped else { return pick(weights) }
    let max = UInt64(weights.positive - 1)
    let key = tape.dictated(upTo: max) ?? UInt64(weights.rank(of: pick(weights)))
    tape.recording.draws.append(
      Draw(key: key, max: max, turn: Source.label(line, column), kind: .branch))
    return weights.index(ofRank: Int(key))
  }

  /// Draws a truth value that is true in so many of a hundred cases; the simplest is `false`.
  ///
  /// At 0 it is never true and at 100 always, while shrinking, too.
  ///
  /// - Precondition: `percent` is between 0 and 100.
  public mutating func boolean(
    percent: Int, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    precondition(0...100 ~= percent, "a share of a hundred lies between 0 and 100")
    let limit = UInt64(100 - percent)
    guard isTaped else { return isPicked(from: limit) }
    // What is certain is no choice: its only key is 0.
    let max: UInt64 = 1..<100 ~= percent ? 1 : 0
    let key = tape.dictated(upTo: max) ?? (isPicked(from: limit) ? max : 0)
    tape.recording.draws.append(
      Draw(key: key, max: max, turn: Source.label(line, column), kind: .branch))
    return max == 0 ? limit == 0 : key == 1
  }

  /// Draws the index of a weight as ``choice(weights:)`` does, but with the index itself for key.
  ///
  /// At random, no weight of 0 is drawn as long as there is a positive one; replayed, it may be.
  mutating func index(weights: [Int]) -> Int {
    func drawn(_ source: inout Source) -> UInt64 {
      weights.contains { $0 > 0 } ? UInt64(source.pick(Weights(weights))) : 0
    }
    guard isTaped else { return Int(drawn(&self)) }
    let max = UInt64(weights.count - 1)
    let key = tape.dictated(upTo: max) ?? drawn(&self)
    tape.recording.draws.append(Draw(key: key, max: max, turn: 0, kind: .branch))
    return Int(key)
  }

  /// Draws at random whether a number below 100 is at least a limit.
  private mutating func isPicked(from limit: UInt64) -> Bool {
    let number = random.next(upTo: 99)
    return number >= (usesWeights || limit == 0 || limit == 100 ? limit : 50)
  }

  /// Draws an index at random.
  private mutating func pick(_ weights: Weights) -> Int {
    guard usesWeights else {
      return weights.index(ofRank: Int(random.next(upTo: UInt64(weights.positive - 1))))
    }
    return weights.index(of: Int(truncatingIfNeeded: random.next(upTo: UInt64(weights.total - 1))))
  }

  /// Draws an element, evenly; the simplest is the first.
  ///
  /// - Precondition: `elements` is not empty.
  @inlinable
  public mutating func element<Element>(of elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "there is nothing to choose from")
    let max = UInt64(elements.count - 1)
    return elements[Int(truncatingIfNeeded: uniformKey(upTo: max, .symbol))]
  }
}
