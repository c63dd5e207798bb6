extension Shrinker {
  /// Raises a draw and lowers a later one, where that makes the case shorter.
  ///
  /// Which ones do is found out by drawing alone, without judging.
  func raiseEarlier() async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.isNumber || draw.kind == .branch, draw.key < draw.max,
        await raise(index)
      {
        continue
      }
      index += 1
    }
  }

  private func raise(_ index: Int) async -> Bool {
    let base = best
    let draw = base.draws[index]
    for later in index + 1..<max(index + 2, min(base.draws.count, index + 6)) {
      guard later < base.draws.count, base.draws[later].isNumber, base.draws[later].key > 0 else {
        continue
      }
      for up: UInt64 in 1...3 where draw.max - draw.key >= up {
        for down: UInt64 in 1...3 where base.draws[later].key >= down {
          var keys = base.keys
          keys[index] += up
          keys[later] -= down
          let cut = base.draws.count - realise(keys).0.draws.count
          guard cut > 0 else { continue }
          if await attempt(keys) { return true }
          for position in [later + 1, base.draws.count - cut] where position + cut <= keys.count {
            if await attempt(keys.replacing(position..<position + cut, with: [])) { return true }
          }
        }
      }
    }
    return false
  }

  /// Lowers a draw and raises a later one, even where the case gets longer, and shrinks on from
  /// there; what comes out counts only if it is simpler than before.
  func relax() async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.key > 0, draw.isNumber || draw.kind == .branch, await relax(index) { continue }
      index += 1
    }
  }

  private func relax(_ index: Int) async -> Bool {
    let base = best
    let draw = base.draws[index]
    let key = draw.key
    for down in 1...min(4, key) {
      for later in index + 1..<max(index + 2, min(base.draws.count, index + 5))
      where later < base.draws.count {
        let other = base.draws[later]
        guard other.isNumber || other.kind == .branch || other.kind == .boolean else { continue }
        for up: UInt64 in 1...4 where other.max - other.key >= up || up == 1 {
          var keys = base.keys
          keys[index] = key - down
          keys[later] = min(other.key + up, other.max)
          // Pairs of numbers have had their turn; here it is about what is drawn next.
          guard realise(keys).0.draws.count != base.draws.count || !draw.isNumber else { continue }
          switch await probe(keys) {
          case .improved: return true
          case .fails(let recording):
            guard recording.draws.count <= base.draws.count * 3 + 32 else { continue }
            if await descend(from: recording) { return true }
          case .rejected: continue
          }
        }
      }
    }
    return false
  }

  /// Lowers one draw after the other, at most 60 candidates, until the case beats the best one.
  func descend(from start: Recording) async -> Bool {
    var current = start
    var left = 60
    var isProgressing = true
    while isProgressing, left > 0, !isDone {
      isProgressing = false
      search: for (index, draw) in current.draws.enumerated() where draw.key > 0 {
        for key in [0, draw.key / 2, draw.key - 1] where key < draw.key && left > 0 {
          left -= 1
          var keys = current.keys
          keys[index] = key
          let alternatives = [aligned(current, [(index, key)]).keys, keys]
          for keys in alternatives[0] == keys ? [keys] : alternatives {
            switch await probe(keys) {
            case .improved: return true
            case .fails(let recording) where recording.isSimpler(than: current):
              current = recording
              isProgressing = true
              break search
            case .fails, .rejected: continue
            }
          }
        }
      }
    }
    return false
  }
}
