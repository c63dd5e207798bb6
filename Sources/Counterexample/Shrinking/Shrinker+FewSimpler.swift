/// The pass for cases that only few are simpler than: it judges them all.
extension Shrinker {
  /// Judges every simpler case there is, from the smallest on, where there are few.
  ///
  /// Few are those that a passing glance at the keys counts; a bound found by bisecting is not
  /// gone through again. Where those of fewer draws take too long to go through, only those of as
  /// many draws are judged.
  ///
  /// - Parameter limit: The largest number of cases to judge.
  /// - Returns: Whether nothing is left to try, since the best case is the smallest there is.
  func judgeAllSimpler(upTo limit: Int) async -> Bool {
    guard !isDone, best.simplerCount <= Double(limit),
      !best.draws.contains(where: { settled.contains($0) })
    else { return false }
    let before = improvements
    let size = best.draws.count
    let isSmallest = await judgeSimpler(
      by: Odometer(drawLimit: size, attemptLimit: 2 * limit), upTo: limit)
    if isSmallest || improvements > before { return isSmallest }
    _ = await judgeSimpler(
      by: Odometer(drawLimit: size, attemptLimit: 2 * limit, size: size), upTo: limit)
    return false
  }

  /// Judges the cases an odometer gives up to the best one; returns whether it came so far, or
  /// found a simpler one, before which there is none.
  private func judgeSimpler(by odometer: consuming Odometer, upTo limit: Int) async -> Bool {
    var odometer = odometer
    var left = limit
    var attempts = 2 * limit
    while !isDone, attempts > 0, odometer.advance() {
      attempts -= 1
      let (recording, value) = draw(&odometer.source)
      guard odometer.accepts() else { continue }
      guard recording.isSimpler(than: best) else { return true }
      guard left > 0 else { return false }
      left -= 1
      if await judgeSimpler(recording, value) { return true }
    }
    return false
  }

  /// Whether some number is far from its simplest, and the next values are not wrong.
  func hasSparseNumber() async -> Bool {
    for index in best.draws.indices where index < best.draws.count {
      let draw = best.draws[index]
      if draw.isNumber, !draw.isFraction, draw.key > 8, await !isDense(index) { return true }
    }
    return false
  }
}

extension Recording {
  /// About how many cases are simpler, if every draw had the bound it has here.
  fileprivate var simplerCount: Double {
    var count = 0.0
    var rest = 1.0
    var shorter = 1.0
    for draw in draws.reversed() {
      // A sequence that is shorter by one leaves out the last draw, more or less.
      count += draw.kind == .length ? (draw.key > 0 ? shorter : 0) : Double(draw.key) * rest
      shorter = rest == 1 ? 1 : shorter * (Double(draw.max) + 1)
      rest *= Double(draw.max) + 1
    }
    return count
  }
}
