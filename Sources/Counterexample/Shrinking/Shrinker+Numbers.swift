extension Shrinker {
  /// Lowers each draw as far as it goes.
  func minimiseDraws() async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.key > 0, draw.kind != .branch {
        _ = draw.isFraction ? await lowerFraction(index) : await lower([index])
        await lowerAndCut(index)
      }
      index += 1
    }
  }

  /// Lowers draws that have the same value, all together.
  func lowerDuplicates() async {
    var groups: [[Int]] = []
    var known: [Draw: Int] = [:]
    for (index, draw) in best.draws.enumerated()
    where draw.key > 0 && (draw.isNumber || draw.kind == .symbol) {
      var value = draw
      value.max = 0
      value.turn = 0
      if let group = known[value] {
        groups[group].append(index)
      } else {
        known[value] = groups.count
        groups.append([index])
      }
    }
    let count = best.draws.count
    for group in groups where group.count > 1 && best.draws.count == count && !isDone {
      _ = await lower(group)
    }
  }

  /// Lowers draws that have the same key; returns whether the case became simpler.
  func lower(_ indices: [Int]) async -> Bool {
    let draw = best.draws[indices[0]]
    let before = improvements
    guard draw.isNumber else {
      _ = await smallest(below: draw.key) { await setKey($0, at: indices) }
      return improvements > before
    }
    var isNegative = draw.offset < 0
    let magnitude = UInt64(draw.offset.magnitude)
    func setMagnitude(_ magnitude: UInt64) async -> Bool {
      guard let key = draw.key(ofOffset: Int(magnitude: magnitude, isNegative: isNegative)) else {
        return false
      }
      return await setKey(key, at: indices)
    }
    if isNegative {
      isNegative = false
      // The same magnitude above the origin is simpler.
      if await !setMagnitude(magnitude) { isNegative = true }
    }
    let found = await smallest(below: magnitude) { await setMagnitude($0) }
    if let found, isNegative {
      isNegative = false
      _ = await setMagnitude(found)
    }
    settle(indices, since: before)
    return improvements > before
  }

  /// Notes that draws have reached a bound, if there were several steps towards it.
  ///
  /// Among values that fail here and there, bisecting hardly ever succeeds that often.
  func settle(_ indices: [Int], since before: Int) {
    guard improvements > before + 4 else { return }
    for index in indices where index < best.draws.count && best.draws[index].key > 64 {
      settled.insert(best.draws[index])
    }
  }

  func setKey(_ key: UInt64, at indices: [Int]) async -> Bool {
    var keys = best.keys
    for index in indices where index < keys.count { keys[index] = key }
    return await attempt(keys)
  }

  /// Finds the smallest number below a start that holds, if what holds is taken to hold above.
  ///
  /// Climbs in leaps, because the smallest failing number is small more often than not, and
  /// bisects between the last leap that failed and the first that held, by digits and then by
  /// value. When no leap holds, it walks down from the start instead. Nil when nothing held.
  ///
  /// - Complexity: O(log log *s* + log *n*) calls for the start *s* and the result *n* when a leap
  ///   holds, O(log(*s* - *n*)) when none does.
  func smallest(below start: UInt64, where holds: (UInt64) async -> Bool) async -> UInt64? {
    guard start > 0 else { return nil }
    if await holds(0) { return 0 }
    var low: UInt64 = 0
    var high = start
    for leap: UInt64 in [1, 2, 4, 16, 256, 65536, 1 << 32] where leap < start {
      if await holds(leap) {
        high = leap
        break
      }
      low = leap
    }
    if high == start {
      // Nothing small holds; walk down from the start, faster and faster.
      var step: UInt64 = 1
      while high - low > step, await holds(high - step) {
        high -= step
        step *= 2
      }
      guard high < start else { return nil }
      low = max(low, high > step ? high - step : 0)
    }
    while low + 1 < high {
      let digits = (low.digits + high.digits) / 2
      let middle = high / 4 > low ? UInt64(1) << UInt64(digits - 1) : low + (high - low) / 2
      if await holds(max(middle, low + 1)) { high = max(middle, low + 1) } else { low = middle }
    }
    return high
  }

  // MARK: - Fractions

  /// Lowers a number with a fraction: to an integer, to a unit fraction, to fewer digits.
  private func lowerFraction(_ index: Int) async -> Bool {
    let before = improvements
    if best.draws[index].rank > 0 { await simplifyFraction(index) }
    guard index < best.draws.count, best.draws[index].isFraction else {
      return improvements > before
    }
    return await lower([index]) || improvements > before
  }

  private func simplifyFraction(_ index: Int) async {
    let base = best.draws[index]
    let outwards = base.offset + (base.offset < 0 ? -1 : 1)
    func setRank(_ rank: UInt64) async -> Bool {
      guard rank < base.rank else { return false }
      var draw = base
      draw.key = base.key(ofRank: rank)
      if await setKey(draw.key, at: [index]) { return true }
      guard let key = draw.key(ofOffset: outwards) else { return false }
      return await setKey(key, at: [index])
    }
    if await setRank(0) { return }
    for digits in 1...UInt64(max(1, base.bits)) {
      // The first rank of so many digits, which is one over a power of two; then the number cut
      // off after as many.
      if await setRank(1 << (digits - 1)) { return }
      if await setRank(base.rank & (1 << digits - 1)) { return }
    }
  }

  // MARK: - Draws that say how many follow

  /// Lowers a draw that says how many draws follow, and cuts those that are then too many.
  ///
  /// What is cut right behind the draw or at the very end is tried for the lowest keys first,
  /// anywhere else for one key less at a time.
  private func lowerAndCut(_ index: Int) async {
    guard index < best.draws.count, best.draws[index].key > 0, best.draws[index].kind != .length,
      surplus(best, index, at: best.draws[index].key - 1) != nil
    else { return }
    if await lowerAndDrop(index) { return }
    let base = best
    let key = base.draws[index].key
    for target in [0, 1, 2, 3, 4, key / 2] where target < key {
      guard let surplus = surplus(base, index, at: target) else { continue }
      for position in [index + 1, base.draws.count - surplus]
      where await attempt(base.keys(with: index, at: target, cutting: surplus, from: position)) {
        return await lowerAndCut(index)
      }
    }
    if await lowerByOneAndCut(index) { return }
    for target in [0, 1, 2, 3, 4, key / 2] where target < key {
      guard let surplus = surplus(base, index, at: target) else { continue }
      for position in index + 1..<max(index + 2, base.draws.count - surplus + 1)
      where await attempt(base.keys(with: index, at: target, cutting: surplus, from: position)) {
        return
      }
    }
  }

  /// Lowers by one and leaves out one element of every sequence that gets shorter, each in turn.
  private func lowerAndDrop(_ index: Int) async -> Bool {
    let base = best
    let key = base.draws[index].key - 1
    let shorter = aligned(base, [(index, key)])
    guard shorter.sequences.count <= base.sequences.count else { return false }
    // Which of the sequences get shorter shows in the longest of them.
    let most = base.sequences.lazy.map(\.elements.count).max() ?? 0
    for number in 0..<most where await attempt(aligned(base, [(index, key)], dropping: number).keys)
    {
      return true
    }
    return false
  }

  /// Lowers by one and cuts anywhere; what works is repeated at the same place.
  private func lowerByOneAndCut(_ index: Int) async -> Bool {
    let base = best
    let key = base.draws[index].key
    guard let surplus = surplus(base, index, at: key - 1) else { return false }
    for position in index + 1..<max(index + 2, base.draws.count - surplus + 1)
    where await attempt(base.keys(with: index, at: key - 1, cutting: surplus, from: position)) {
      _ = await largest { count in
        let now = best
        guard index < now.draws.count, now.draws[index].key >= UInt64(count),
          position + surplus * count <= now.draws.count
        else { return false }
        return await attempt(
          now.keys(
            with: index, at: now.draws[index].key - UInt64(count), cutting: surplus * count,
            from: position))
      }
      return true
    }
    return false
  }

  /// Returns by how many draws a case gets shorter when one key is lowered; nil when not at all.
  private func surplus(_ base: Recording, _ index: Int, at key: UInt64) -> Int? {
    let (recording, _) = realise(base.keys(with: index, at: key, cutting: 0, from: index + 1))
    let surplus = base.draws.count - recording.draws.count
    return surplus > 0 ? surplus : nil
  }
}

extension Int {
  /// Creates a number from its parts; a magnitude that is too large wraps around.
  init(magnitude: UInt64, isNegative: Bool) {
    let number = Int(truncatingIfNeeded: magnitude)
    self = isNegative ? 0 &- number : number
  }
}

extension UInt64 {
  /// The number of binary digits.
  var digits: Int { UInt64.bitWidth - leadingZeroBitCount }
}

extension Recording {
  /// Returns the keys with one of them replaced and a run of later ones cut away.
  func keys(with index: Int, at key: UInt64, cutting count: Int, from start: Int) -> [UInt64] {
    var keys = self.keys
    keys[index] = key
    if count > 0, start + count <= keys.count { keys.removeSubrange(start..<start + count) }
    return keys
  }
}
