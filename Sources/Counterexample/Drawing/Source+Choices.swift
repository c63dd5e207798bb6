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
  /// A weight of 0 is never drawn, not even while shrinking.
  ///
  /// - Precondition: No weight is negative, some weight is positive, and their sum fits an `Int`.
  /// - Complexity: O(*n*) in the number of weights.
  public mutating func choice(
    weights: [Int], line: UInt = #line, column: UInt = #column
  ) -> Int {
    var total = 0
    var positive = 0
    for weight in weights {
      precondition(weight >= 0, "a weight is negative")
      total += weight
      if weight > 0 { positive += 1 }
    }
    precondition(total > 0, "there is nothing to choose from")
    guard isTaped else { return pick(weights, total: total).index }
    let max = UInt64(positive - 1)
    let key = tape.dictated(upTo: max) ?? pick(weights, total: total).rank
    tape.recording.draws.append(
      Draw(key: key, max: max, turn: Source.label(line, column), kind: .branch))
    return index(ofRank: key, in: weights)
  }

  /// Draws the index of a weight as ``choice(weights:)`` does, but with the index itself for key.
  ///
  /// At random, no weight of 0 is drawn as long as there is a positive one; replayed, it may be.
  mutating func index(weights: [Int]) -> Int {
    let total = weights.reduce(0, +)
    func drawn(_ source: inout Source) -> UInt64 {
      total > 0 ? UInt64(source.pick(weights, total: total).index) : 0
    }
    guard isTaped else { return Int(drawn(&self)) }
    let max = UInt64(weights.count - 1)
    let key = tape.dictated(upTo: max) ?? drawn(&self)
    tape.recording.draws.append(Draw(key: key, max: max, turn: 0, kind: .branch))
    return Int(key)
  }

  /// Draws an index at random, with its rank among those of positive weight.
  private mutating func pick(_ weights: [Int], total: Int) -> (index: Int, rank: UInt64) {
    var left = Int(truncatingIfNeeded: random.next(upTo: UInt64(total - 1)))
    var rank: UInt64 = 0
    for (index, weight) in weights.enumerated() where weight > 0 {
      if left < weight { return (index, rank) }
      left -= weight
      rank += 1
    }
    preconditionFailure("the weights add up to less than their sum")
  }

  private func index(ofRank rank: UInt64, in weights: [Int]) -> Int {
    var left = rank
    for (index, weight) in weights.enumerated() where weight > 0 {
      if left == 0 { return index }
      left -= 1
    }
    preconditionFailure("a key lies beyond its bound")
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
