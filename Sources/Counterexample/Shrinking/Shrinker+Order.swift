extension Shrinker {
  /// Runs the passes until none of them makes the case simpler.
  ///
  /// Cuts that are cheap for what they take away come first, passes that try pairs of draws last;
  /// those that make the case longer before it gets shorter only when nothing else helps.
  func shrink() async {
    repeat {
      let before = improvements
      await shorten()
      await simplify()
      if improvements > before { continue }
      if await judgeAllSimpler(upTo: 64) { return }
      await exchangeForMaximum()
      if improvements == before { await redrawBranches() }
      if improvements == before { await rotateSpans() }
      if improvements == before { await transferMultiples() }
      if improvements == before { await scanSmallSteps() }
      if improvements == before { await exchangeValues() }
      if improvements == before { await deletePairs() }
      if improvements == before { await moveTriples() }
      if improvements == before { await collapseSequences() }
      if improvements == before { await deleteAndAdjust() }
      if improvements == before { await hoistElements() }
      if improvements == before { await raiseEarlier() }
      if improvements == before { await relax() }
      if improvements == before, await judgeAllSimpler(upTo: 256) { return }
      if improvements == before, await hasSparseNumber(), await judgeAllSimpler(upTo: 1300) {
        return
      }
      if improvements == before { await deleteAndScan() }
      if improvements == before { await scanLargeSteps() }
      if improvements == before { return }
    } while !isDone
  }

  /// Takes away what is not needed.
  private func shorten() async {
    var before: Int
    repeat {
      before = improvements
      await dropUnused()
      await deleteElements()
      await zeroSpans()
      await promoteDescendants()
      await lowerBranches()
      await gatherSums()
    } while improvements > before && !isDone
  }

  /// Makes what is left simpler.
  private func simplify() async {
    await lowerDuplicates()
    await lowerNeighbours()
    await minimiseDraws()
    await mergeNeighbours()
    await deleteAndRenumber()
    await movePairs()
    await reorder()
  }

  /// Returns the largest number that was found to hold, when 1 up to it are taken to hold.
  ///
  /// Tries 1 to 4, then doubles and bisects; returns 0 when 1 does not hold.
  ///
  /// - Complexity: O(log *n*) calls for the result *n*.
  func largest(where holds: (Int) async -> Bool) async -> Int {
    for number in 1...4 where await !holds(number) { return number - 1 }
    var low = 4
    var high = 8
    while high < 1 << 40, await holds(high) {
      low = high
      high *= 2
    }
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if await holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
