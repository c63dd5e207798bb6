extension Shrinker {
  /// Lowers neighbouring numbers together, for what depends on their difference.
  func lowerNeighbours() async {
    var first: Int?
    var index = 0
    while index < best.draws.count, !isDone {
      if best.draws[index].isNumber {
        if let first, best.draws[first].key > 0 { await lowerBoth(first, index) }
        first = index
      }
      index += 1
    }
  }

  /// Moves two numbers at once: both down, or the earlier down and the later up.
  func movePairs() async {
    await forEachPair { first, second in
      await lowerBoth(first, second)
      await scaleBoth(first, second)
      _ = await transfer(from: first, to: second, 1)
    }
  }

  /// Lowers a number and raises a later one by twice, three or four times as much.
  func transferMultiples() async {
    await forEachPair { first, second in
      for ratio: UInt64 in 2...4 where await transfer(from: first, to: second, ratio) { return }
    }
  }

  /// Puts what a number is above its origin onto a later one, as much as fits there.
  ///
  /// What keeps a sum then needs fewer numbers, and is found before each of them is lowered as
  /// far as the others allow. Given up after a few pairs that keep no sum.
  func gatherSums() async {
    var failures = 0
    await forEachPair { first, second in
      guard failures < 4 else { return }
      let base = best
      let (one, other) = (base.draws[first], base.draws[second])
      let isNegative = one.offset < 0
      let amount = min(UInt64(one.offset.magnitude), other.room(downwards: isNegative))
      let raised = Int(magnitude: amount, isNegative: isNegative)
      let hasMoved = await move(
        base, [(first, one.offset.towardsZero(by: amount)), (second, other.offset &+ raised)])
      failures = hasMoved ? 0 : failures + 1
    }
  }

  /// Lowers a number while a later one goes to its end.
  func exchangeForMaximum() async {
    await forEachPair { first, second in await exchangeForMaximum(first, second) }
  }

  private func forEachPair(_ move: (Int, Int) async -> Void) async {
    var first = 0
    while first < best.draws.count, !isDone {
      var second = first + 1
      let isRepeated = best.repeatedDraws
      while second < best.draws.count, second <= first + 8, !isDone {
        if best.draws[first].key > 0, best.draws[first].isNumber, best.draws[second].isNumber,
          second >= isRepeated.count || !isRepeated[second]
        {
          await move(first, second)
        }
        second += 1
      }
      first += 1
    }
  }

  /// Lowers two numbers by the same amount.
  private func lowerBoth(_ first: Int, _ second: Int) async {
    let base = best
    let (one, other) = (base.draws[first].offset, base.draws[second].offset)
    let most = UInt64(min(one.magnitude, other.magnitude))
    func holds(_ left: UInt64) async -> Bool {
      await move(
        base,
        [(first, one.towardsZero(by: most - left)), (second, other.towardsZero(by: most - left))])
    }
    // What stands in such a relation allows a single step, too.
    guard most > 0, await !holds(0), most > 1, await holds(most - 1) else { return }
    let before = improvements
    _ = await smallest(below: most - 1) { $0 == 0 ? false : await holds($0) }
    settle([first, second], since: before)
  }

  /// Lowers two numbers in proportion to each other.
  private func scaleBoth(_ first: Int, _ second: Int) async {
    guard first < best.draws.count, second < best.draws.count else { return }
    let base = best
    // Ranges that start at 1 are as common as those that start at 0.
    for start in [0, 1] {
      let one = base.draws[first].offset &+ start
      let other = base.draws[second].offset &+ start
      let divisor = one.greatestCommonDivisor(with: other)
      guard divisor > 1, divisor <= UInt64(Int.max), one != other else { continue }
      let (oneStep, otherStep) = (one / Int(divisor), other / Int(divisor))
      func holds(_ factor: UInt64) async -> Bool {
        await move(
          base,
          [
            (first, oneStep &* Int(factor) &- start), (second, otherStep &* Int(factor) &- start),
          ])
      }
      guard await holds(divisor - 1) else { continue }
      _ = await smallest(below: divisor - 1) { $0 == 0 ? false : await holds($0) }
      return
    }
  }

  /// Lowers one number and raises a later one by a multiple, as far as that goes; returns whether
  /// it goes at all.
  private func transfer(from first: Int, to second: Int, _ ratio: UInt64) async -> Bool {
    guard first < best.draws.count, second < best.draws.count else { return false }
    let base = best
    let (one, other) = (base.draws[first], base.draws[second])
    let isNegative = one.offset < 0
    let most = min(UInt64(one.offset.magnitude), other.room(downwards: isNegative) / ratio)
    guard most > 0 else { return false }
    func holds(_ amount: UInt64) async -> Bool {
      let raised = Int(magnitude: amount &* ratio, isNegative: isNegative)
      return await move(
        base, [(first, one.offset.towardsZero(by: amount)), (second, other.offset &+ raised)])
    }
    if ratio == 1, await holds(most) { return true }
    guard await holds(1) else { return false }
    _ = await smallest(below: most - 1) { left in
      if left == 0, ratio == 1 { return false }
      return await holds(most - left)
    }
    return true
  }

  private func exchangeForMaximum(_ first: Int, _ second: Int) async {
    let base = best
    let (draw, other) = (base.draws[first], base.draws[second])
    guard draw.key > 0, other.key < other.max, other.max < 1 << 20 else { return }
    func holds(_ key: UInt64) async -> Bool {
      var keys = base.keys
      keys[first] = key
      keys[second] = other.max
      return await attempt(keys)
    }
    // Where any lower key works, the next one does, or else the lowest alone.
    guard await !holds(0), draw.key > 1, await holds(draw.key - 1) else { return }
    _ = await smallest(below: draw.key - 1) { $0 == 0 ? false : await holds($0) }
  }

  /// Proposes a case with some numbers moved to other distances from their origins.
  func move(_ base: Recording, _ moves: [(Int, Int)]) async -> Bool {
    var keys = base.keys
    for (index, offset) in moves {
      guard let key = base.draws[index].key(ofOffset: offset) else { return false }
      keys[index] = key
    }
    return await attempt(keys)
  }
}

extension Recording {
  /// Which draws belong to an element that two elements before it are equal to.
  ///
  /// What such an element does, one of those two does as well, more often than not.
  fileprivate var repeatedDraws: [Bool] {
    var isRepeated = Array(repeating: false, count: draws.count)
    for sequence in sequences where sequence.elements.count > 2 {
      for place in 2..<sequence.elements.count {
        let span = spans[sequence.elements[place]]
        guard draws[span.range] == draws[spans[sequence.elements[place - 1]].range],
          draws[span.range] == draws[spans[sequence.elements[place - 2]].range]
        else { continue }
        for draw in span.range { isRepeated[draw] = true }
      }
    }
    return isRepeated
  }
}

extension Int {
  /// Returns the number moved towards 0 by an amount that is at most its magnitude.
  func towardsZero(by amount: UInt64) -> Int {
    self &- Int(magnitude: amount, isNegative: self < 0)
  }

  /// Returns the largest number that divides both; the magnitude of one when the other is 0.
  func greatestCommonDivisor(with other: Int) -> UInt64 {
    var (one, rest) = (UInt64(magnitude), UInt64(other.magnitude))
    while rest != 0 { (one, rest) = (rest, one % rest) }
    return one
  }
}
