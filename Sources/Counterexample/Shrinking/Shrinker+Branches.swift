extension Shrinker {
  /// Takes simpler branches.
  ///
  /// Another branch may take other draws. So the draws after it are tried in their place in the
  /// structure, as they come, and with a few of them cut away.
  func lowerBranches() async {
    await forEachBranch { index, branch in
      let base = best
      var keys = base.keys
      keys[index] = branch
      if await attempt(aligned(base, [(index, branch)]).keys) { return true }
      if await attempt(keys) { return true }
      guard let end = base.spans.last(where: { $0.range.contains(index) })?.end else {
        return false
      }
      for cut in 1..<max(2, min(6, end - index)) where index + 1 + cut <= keys.count {
        if await attempt(keys.replacing(index + 1..<index + 1 + cut, with: [])) { return true }
      }
      return false
    }
  }

  /// Takes simpler branches, and draws at random what comes after them in the same span.
  func redrawBranches() async {
    await forEachBranch { index, branch in
      let base = best
      guard let enclosing = base.spans.last(where: { $0.range.contains(index) }) else {
        return false
      }
      for round in 0..<3 {
        let seed = StableHash.mix(UInt64(evaluations &* 8 &+ round))
        let (recording, _) = realise(base.keys[..<index] + [branch], randomTail: seed)
        guard
          let drawn = recording.spans.last(where: {
            $0.start == enclosing.start && $0.label == enclosing.label
          }), drawn.range.count <= enclosing.range.count
        else { continue }
        let inner = recording.draws[drawn.range].map(\.key)
        if await attempt(base.keys.replacing(enclosing.range, with: inner)) { return true }
      }
      return false
    }
  }

  /// Tries the branches below the one taken, lowest first, until one works.
  private func forEachBranch(_ take: (Int, UInt64) async -> Bool) async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.kind == .branch {
        for branch in 0..<draw.key where await take(index, branch) {
          break
        }
      }
      index += 1
    }
  }
}
