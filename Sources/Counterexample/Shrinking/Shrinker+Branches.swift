extension Shrinker {
  /// Takes simpler branches.
  ///
  /// Another branch may take other draws. So the draws after it are tried as they are, with a few
  /// of them cut away, and with new ones drawn at random.
  func lowerBranches() async {
    var index = 0
    while index < best.draws.count, !isDone {
      if best.draws[index].kind == .branch, best.draws[index].key > 0 {
        await lowerBranch(index)
      }
      index += 1
    }
  }

  private func lowerBranch(_ index: Int) async {
    let base = best
    let enclosing = base.spans.last { $0.range.contains(index) }
    for branch in 0..<base.draws[index].key {
      var keys = base.keys
      keys[index] = branch
      if await attempt(keys) { return }
      guard let enclosing else { continue }
      for cut in 1..<max(2, min(6, enclosing.end - index)) where index + 1 + cut <= keys.count {
        if await attempt(keys.replacing(index + 1..<index + 1 + cut, with: [])) { return }
      }
      for round in 0..<3 {
        let seed = StableHash.mix(UInt64(evaluations &* 8 &+ round))
        let (recording, _) = realise(Array(keys[...index]), randomTail: seed)
        guard
          let drawn = recording.spans.last(where: {
            $0.start == enclosing.start && $0.label == enclosing.label
          }), drawn.range.count <= enclosing.range.count
        else { continue }
        let inner = recording.draws[drawn.range].map(\.key)
        if await attempt(base.keys.replacing(enclosing.range, with: inner)) { return }
      }
    }
  }
}
