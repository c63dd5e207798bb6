extension Shrinker {
  /// Deletes the steps, elements and spans that had no effect, all at once.
  func dropUnused() async {
    while !isDone {
      let steps = best.steps
      var unused = Set(
        (bestJudgement?.unusedSteps ?? []).filter(steps.indices.contains).map { steps[$0] })
      for (index, span) in best.spans.enumerated() where span.isUnused {
        unused.insert(index)
      }
      guard !unused.isEmpty, await attempt(best.keys(without: unused.sorted())) else { return }
    }
  }

  /// Deletes runs of elements: of every sequence all, then halves, quarters, down to single ones.
  func deleteElements() async {
    var divisor = 1
    var isSmallest = false
    while !isSmallest, !isDone {
      isSmallest = true
      var sequence = 0
      while sequence < best.sequences.count, !isDone {
        let length = best.sequences[sequence].elements.count / divisor
        if length > 1 { isSmallest = false }
        if length > 0 || divisor > 1 { await deleteRuns(ofLength: max(1, length), in: sequence) }
        sequence += 1
      }
      divisor *= 2
    }
  }

  private func deleteRuns(ofLength length: Int, in sequence: Int) async {
    var start = best.sequences[sequence].elements.count - length
    while start >= 0, sequence < best.sequences.count, !isDone {
      let elements = best.sequences[sequence].elements
      guard elements.count - length >= best.sequences[sequence].minimum else { return }
      if start + length <= elements.count,
        await attempt(best.keys(without: Array(elements[start..<start + length])))
      {
        guard sequence < best.sequences.count else { return }
        start = min(start, best.sequences[sequence].elements.count) - length
      } else {
        start -= length
      }
    }
  }

  /// Deletes two elements of a sequence that are near each other, for what comes in pairs.
  func deletePairs() async {
    var sequence = 0
    while sequence < best.sequences.count, !isDone {
      var first = 0
      while sequence < best.sequences.count, !isDone,
        first + 1 < best.sequences[sequence].elements.count,
        best.sequences[sequence].elements.count - 2 >= best.sequences[sequence].minimum
      {
        if await !deletePair(first, of: sequence) { first += 1 }
      }
      sequence += 1
    }
  }

  private func deletePair(_ first: Int, of sequence: Int) async -> Bool {
    let elements = best.sequences[sequence].elements
    for other in elements[(first + 1)...].prefix(8)
    where await attempt(best.keys(without: [elements[first], other])) {
      return true
    }
    return false
  }

  /// Deletes elements and lowers the numbers that pointed past them.
  ///
  /// Without the second half, an index into the sequence would no longer find its element.
  func deleteAndRenumber() async {
    var sequence = 0
    while sequence < best.sequences.count, !isDone {
      var start = 0
      while sequence < best.sequences.count, start < best.sequences[sequence].elements.count {
        let base = best
        let most = base.sequences[sequence].elements.count - start
        let deleted = await largest { count in
          guard count <= most else { return false }
          guard let keys = base.keysRenumbered(deleting: count, from: start, of: sequence) else {
            return false
          }
          return await attempt(keys)
        }
        if deleted == 0 { start += 1 }
      }
      sequence += 1
    }
  }
}

extension Recording {
  /// Returns the keys without the given spans, and with the lengths that go with that.
  ///
  /// A sequence keeps as many of the elements as its minimum asks for.
  func keys(without elements: [Int]) -> [UInt64] {
    var keys = self.keys
    var isKept = Array(repeating: true, count: keys.count)
    for element in elements {
      let span = spans[element]
      if span.sequence >= 0 {
        let length = sequences[span.sequence].lengthDraw
        guard keys[length] > 0 else { continue }
        keys[length] -= 1
      }
      for draw in span.range { isKept[draw] = false }
    }
    return keys.indices.lazy.filter { isKept[$0] }.map { keys[$0] }
  }

  /// Returns the keys without a run of elements, where numbers that may point past the run are
  /// lowered by its length; nil when there are none, or the sequence would become too short.
  func keysRenumbered(deleting count: Int, from start: Int, of sequence: Int) -> [UInt64]? {
    let deleted = sequences[sequence].elements[start..<start + count]
    guard
      sequences[sequence].elements.count - count >= sequences[sequence].minimum,
      let first = deleted.first, let last = deleted.last
    else { return nil }
    var keys = self.keys
    let pointers = start + 1...max(start + 1, sequences[sequence].elements.count)
    var isRenumbered = false
    for (index, draw) in draws.enumerated() where draw.isNumber && pointers ~= draw.offset {
      guard let key = draw.key(ofOffset: max(start, draw.offset - count)) else { continue }
      keys[index] = key
      isRenumbered = true
    }
    guard isRenumbered else { return nil }
    keys[sequences[sequence].lengthDraw] -= UInt64(count)
    keys.removeSubrange(spans[first].start..<spans[last].end)
    return keys
  }
}
