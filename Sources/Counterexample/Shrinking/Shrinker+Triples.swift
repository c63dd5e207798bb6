extension Shrinker {
  /// Lowers a number by one and moves two later ones by one each, in either direction.
  ///
  /// Where three numbers are tied to each other, no two of them can move alone.
  func moveTriples() async {
    var first = 0
    while first < best.draws.count, !isDone {
      let draw = best.draws[first]
      if draw.isNumber, draw.key > 0, await moveTriple(from: first) { continue }
      first += 1
    }
  }

  private func moveTriple(from first: Int) async -> Bool {
    let base = best
    let lowered = base.draws[first].offset.towardsZero(by: 1)
    let later = (first + 1..<max(first + 1, min(base.draws.count, first + 9)))
      .filter { base.draws[$0].isNumber }
    for (place, second) in later.enumerated() {
      for third in later[(place + 1)...] {
        for (one, other) in [(-1, 1), (1, -1), (1, 1), (-1, -1)] {
          let moves = [
            (first, lowered), (second, base.draws[second].offset &+ one),
            (third, base.draws[third].offset &+ other),
          ]
          if await move(base, moves) { return true }
        }
      }
    }
    return false
  }
}
