/// Passes for draws whose failing values lie apart, so that bisecting steps over them.
extension Shrinker {
  /// Tries every small key, and steps of small and of round sizes, for draws that nothing else can
  /// lower.
  ///
  /// Not where bisecting found a bound below which nothing fails, nor at the end of a range.
  func scanSmallSteps() async {
    await forEachStuckDraw { index in
      if await scan(index, from: 1, upTo: best.draws[index].kind == .symbol ? 161 : 33) { return }
      guard best.draws[index].isNumber else { return }
      await lowerByStep(index)
    }
  }

  /// Tries all keys of numbers that are small, and some of larger ones.
  ///
  /// It takes a thousand evaluations in a whole run at most.
  func scanLargeSteps() async {
    await forEachStuckDraw { index in
      let draw = best.draws[index]
      // The keys of fractions are their digits, which have no distance from each other.
      guard draw.isNumber, !draw.isFraction, await !isDense(index) else { return }
      let before = evaluations
      if await !scan(index, from: 33, upTo: UInt64(scanAllowance) + 33) {
        await probeBelow(index, 64)
      }
      scanAllowance -= min(scanAllowance, evaluations - before)
    }
  }

  private func forEachStuckDraw(_ lower: (Int) async -> Void) async {
    var index = 0
    while index < best.draws.count, !isDone {
      let draw = best.draws[index]
      if draw.key > 1, draw.isNumber || draw.kind == .branch || draw.kind == .symbol,
        await !isBound(index), index < best.draws.count
      {
        await lower(index)
      }
      index += 1
    }
  }

  /// Whether bisecting found a bound, and the next key above it fails as well.
  private func isBound(_ index: Int) async -> Bool {
    guard settled.contains(best.draws[index]) else { return false }
    return await fails(index, 1)
  }

  /// Whether both of the next keys fail as well, so that failing values do not lie apart.
  func isDense(_ index: Int) async -> Bool {
    guard await fails(index, 1) else { return false }
    return await fails(index, 2)
  }

  /// Whether the case fails with a key that is higher by so much; so it is taken past the end.
  private func fails(_ index: Int, _ distance: UInt64) async -> Bool {
    // What is tried may turn out to be simpler, and shorter.
    guard index < best.draws.count else { return true }
    let draw = best.draws[index]
    guard draw.max - draw.key >= distance else { return true }
    var keys = best.keys
    keys[index] += distance
    if case .rejected = await probe(keys) { return false }
    return true
  }

  /// Tries keys one after the other, and returns whether one works.
  private func scan(_ index: Int, from first: UInt64, upTo limit: UInt64) async -> Bool {
    let draw = best.draws[index]
    let end = min(draw.key, limit)
    guard first < end, draw.key < draw.max || draw.max <= limit else { return false }
    for key in first..<end where await setKey(key, at: [index]) { return true }
    return false
  }

  /// Lowers a number by one step as often as that goes.
  private func lowerByStep(_ index: Int) async {
    let draw = best.draws[index]
    let magnitude = UInt64(draw.offset.magnitude)
    func lower(by amount: UInt64) async -> Bool {
      guard amount <= magnitude, index < best.draws.count,
        let key = draw.key(ofOffset: draw.offset.towardsZero(by: amount))
      else { return false }
      return await setKey(key, at: [index])
    }
    for step: UInt64 in Array(2...16) + [32, 64, 100, 128, 256, 512, 1000, 1024]
    where await lower(by: step) {
      _ = await largest { count in await lower(by: step * UInt64(count + 1)) }
      return
    }
  }

  /// Tries some keys below that of a draw, spread evenly.
  private func probeBelow(_ index: Int, _ count: UInt64) async {
    let key = best.draws[index].key
    guard key > count else { return }
    for part in 1..<count where await setKey(key / count * part, at: [index]) { return }
  }
}
