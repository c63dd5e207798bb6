extension Shrinker {
  /// Moves two numbers at once: both down, or the earlier down and the later up.
  func movePairs() async {
    var first = 0
    while first < best.draws.count, !isDone {
      var second = first + 1
      while second < best.draws.count, second <= first + 8, !isDone {
        if best.draws[first].key > 0, best.draws[first].isNumber, best.draws[second].isNumber {
          await lowerBoth(first, second)
          await transfer(from: first, to: second)
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
    let most = min(one.magnitude, other.magnitude)
    guard most > 0 else { return }
    func holds(_ amount: UInt128) async -> Bool {
      guard amount <= most else { return false }
      return await move(
        base, [(first, one.towardsZero(amount)), (second, other.towardsZero(amount))])
    }
    guard await holds(1), most > 1, await !holds(most) else { return }
    let halvings = await largest { count in
      count < 64 && most >> UInt128(count) > 0 ? await holds(most - most >> UInt128(count)) : false
    }
    var low = halvings == 0 ? 1 : most - most >> UInt128(halvings)
    var high = most - most >> UInt128(halvings + 1)
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if await holds(middle) { low = middle } else { high = middle }
    }
  }

  /// Lowers one number and raises a later one in proportion, or to its end.
  private func transfer(from first: Int, to second: Int) async {
    guard first < best.draws.count, second < best.draws.count else { return }
    let base = best
    let (one, other) = (base.draws[first].offset, base.draws[second].offset)
    func holds(_ amount: UInt128, _ ratio: Int128) async -> Bool {
      guard amount <= one.magnitude else { return false }
      let signed = one < 0 ? -Int128(amount) : Int128(amount)
      return await move(base, [(first, one - signed), (second, other + signed * ratio)])
    }
    if one.magnitude > 0, await holds(one.magnitude, 1) { return }
    for ratio: Int128 in 1...4 where await holds(1, ratio) {
      _ = await largest { count in count == 1 ? true : await holds(UInt128(count), ratio) }
      return
    }
    await exchangeForMaximum(first, second)
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
    guard await !holds(draw.key - 1) else {
      _ = await largest { count in
        count == 1
          ? true : draw.key >= UInt64(count) ? await holds(draw.key - UInt64(count)) : false
      }
      return
    }
    let targets = [draw.key / 2, draw.key / 4, draw.key / 8, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    for target in targets where target < draw.key {
      if await holds(target) { return }
    }
  }

  /// Proposes a case with some numbers moved to other distances from their origins.
  private func move(_ base: Recording, _ moves: [(Int, Int128)]) async -> Bool {
    var keys = base.keys
    for (index, offset) in moves {
      guard let key = base.draws[index].key(ofOffset: offset) else { return false }
      keys[index] = key
    }
    return await attempt(keys)
  }
}

extension Int128 {
  /// Returns the number moved towards 0 by an amount that is at most its magnitude.
  func towardsZero(_ amount: UInt128) -> Int128 {
    self < 0 ? self + Int128(amount) : self - Int128(amount)
  }
}
