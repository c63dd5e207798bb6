extension Shrinker {
  /// Lowers each draw as far as it goes.
  func minimiseDraws() async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.key > 0, draw.kind != .branch {
        if await !lower([index]) { await lowerAndCut(index) }
      }
      index += 1
    }
  }

  /// Lowers draws that have the same value, all together.
  func lowerDuplicates() async {
    var groups: [[Int]] = []
    var known: [Draw: Int] = [:]
    for (index, draw) in best.draws.enumerated() where draw.key > 0 && draw.isNumber {
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
    for group in groups where group.count > 1 && best.draws.count == count {
      _ = await lower(group)
    }
  }

  /// Lowers draws that have the same key; returns whether the case became simpler.
  func lower(_ indices: [Int]) async -> Bool {
    let draw = best.draws[indices[0]]
    let before = improvements
    if await setKey(0, at: indices) { return true }
    guard draw.isNumber else {
      await lowerMagnitude(Int128(draw.key), at: indices) { UInt64($0) }
      return improvements > before
    }
    let offset = draw.offset
    if offset < 0, let mirrored = draw.key(ofOffset: -offset), await setKey(mirrored, at: indices) {
      return true
    }
    await lowerMagnitude(Int128(offset.magnitude), at: indices) {
      draw.key(ofOffset: offset < 0 ? -$0 : $0)
    }
    if let index = indices.first, index < best.draws.count, best.draws[index].offset < 0,
      let mirrored = best.draws[index].key(ofOffset: -best.draws[index].offset)
    {
      _ = await setKey(mirrored, at: indices)
    }
    return improvements > before
  }

  private func setKey(_ key: UInt64, at indices: [Int]) async -> Bool {
    var keys = best.keys
    for index in indices where index < keys.count { keys[index] = key }
    return await attempt(keys)
  }

  /// Halves a magnitude for as long as that goes, then bisects what is left.
  private func lowerMagnitude(
    _ start: Int128, at indices: [Int], key: (Int128) -> UInt64?
  ) async {
    func holds(_ magnitude: Int128) async -> Bool {
      guard magnitude >= 0, let key = key(magnitude) else { return false }
      return await setKey(key, at: indices)
    }
    let halvings = await largest { count in
      count < 64 && start >> Int128(count) > 0 ? await holds(start >> Int128(count)) : false
    }
    var high = start >> Int128(halvings)
    var low = high / 2
    guard high > 0 else { return }
    guard await holds(high - 1) else {
      if halvings == 0 {
        for divisor: Int128 in [3, 5, 7, 9, 10] where high / divisor > 0 {
          if await holds(high / divisor) { return }
        }
      }
      return
    }
    high -= 1
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if await holds(middle) { high = middle } else { low = middle }
    }
  }

  /// Lowers a draw that says how many draws follow, and cuts those that are then too many.
  private func lowerAndCut(_ index: Int) async {
    let base = best
    guard base.draws[index].kind != .length else { return }
    let key = base.draws[index].key
    guard let surplus = surplus(base, index, at: key - 1) else { return }
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
      return
    }
    for target in [0, 1, 2, 3, 4, key / 2] where target < key {
      guard let surplus = self.surplus(base, index, at: target) else { continue }
      for position in index + 1..<max(index + 2, base.draws.count - surplus + 1)
      where await attempt(base.keys(with: index, at: target, cutting: surplus, from: position)) {
        return
      }
    }
  }

  /// Returns by how many draws a case gets shorter when one key is lowered; nil when not at all.
  private func surplus(_ base: Recording, _ index: Int, at key: UInt64) -> Int? {
    let (recording, _) = realise(base.keys(with: index, at: key, cutting: 0, from: index + 1))
    let surplus = base.draws.count - recording.draws.count
    return surplus > 0 ? surplus : nil
  }

  /// Tries every small key, and steps of round sizes, for draws that nothing else can lower.
  func scanSmallSteps() async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.key > 1, draw.isNumber || draw.kind == .branch {
        for key in 1..<min(draw.key, 33) where await setKey(key, at: [index]) {
          break
        }
        for step: UInt64 in [2, 3, 4, 8, 10, 16, 32, 64, 100, 128, 256, 512, 1000, 1024] {
          guard index < best.draws.count, best.draws[index].key > step else { break }
          if await setKey(best.draws[index].key - step, at: [index]) { break }
        }
      }
      index += 1
    }
  }
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
