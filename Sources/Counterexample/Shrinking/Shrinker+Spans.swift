extension Shrinker {
  /// Replaces the draws of spans by their simplest, largest spans first.
  func zeroSpans() async {
    var order = spansBySize()
    var position = 0
    while position < order.count, !isDone {
      let span = best.spans[order[position]]
      position += 1
      guard !best.draws[span.range].allSatisfy({ $0.key == 0 }) else { continue }
      if await zero(span) {
        order = spansBySize()
        position = 0
      }
    }
  }

  private func spansBySize() -> [Int] {
    best.spans.indices.sorted {
      let (one, other) = (best.spans[$0].range.count, best.spans[$1].range.count)
      return one != other ? one > other : $0 < $1
    }
  }

  private func zero(_ span: Recording.Span) async -> Bool {
    let keys = best.keys
    let zeros = Array(repeating: UInt64(0), count: span.range.count)
    if await attempt(keys.replacing(span.range, with: zeros)) { return true }
    // The simplest span may take another number of draws; then what follows has to move along.
    let (recording, _) = realise(Array(keys[..<span.start]))
    guard
      let simplest = recording.spans.first(where: {
        $0.start == span.start && $0.label == span.label
      }), simplest.range.count != span.range.count
    else { return false }
    return await attempt(
      keys.replacing(span.range, with: recording.draws[simplest.range].map(\.key)))
  }

  /// Puts a descendant in place of the span that encloses it, where both have the same label.
  func promoteDescendants() async {
    var index = 0
    while index < best.spans.count, !isDone {
      if await !promoteDescendant(of: index) { index += 1 }
    }
  }

  private func promoteDescendant(of index: Int) async -> Bool {
    let base = best
    let span = base.spans[index]
    for descendant in base.spans[(index + 1)...] {
      guard descendant.start < span.end else { break }
      guard descendant.label == span.label, descendant.range.count < span.range.count else {
        continue
      }
      let inner = base.draws[descendant.range].map(\.key)
      if await attempt(base.keys.replacing(span.range, with: inner)) { return true }
    }
    return false
  }

  /// Joins each sequence inside an element with the one in the next element.
  func mergeNeighbours() async {
    var index = 0
    while index < best.sequences.count, !isDone {
      if await !mergeNeighbours(in: index) { index += 1 }
    }
  }

  private func mergeNeighbours(in index: Int) async -> Bool {
    let base = best
    let elements = base.sequences[index].elements
    guard elements.count - 1 >= base.sequences[index].minimum else { return false }
    for (one, next) in zip(elements, elements.dropFirst()) {
      let (left, right) = (base.spans[one], base.spans[next])
      guard left.range.count > 0, right.range.count > 0,
        base.draws[left.start].kind == .length, base.draws[right.start].kind == .length
      else { continue }
      var keys = base.keys
      keys[left.start] += keys[right.start]
      guard keys[left.start] <= base.draws[left.start].max else { continue }
      keys[base.sequences[index].lengthDraw] -= 1
      keys.remove(at: right.start)
      if await attempt(keys) { return true }
    }
    return false
  }

  /// Sorts elements, and siblings with the same label, so that the simpler come first.
  func reorder() async {
    var sequence = 0
    while sequence < best.sequences.count, !isDone {
      await sortElements(of: sequence)
      sequence += 1
    }
    var span = 0
    while span < best.spans.count, !isDone {
      let one = best.spans[span]
      if let next = best.spans[(span + 1)...].first(where: {
        $0.parent == one.parent && $0.label == one.label && $0.start >= one.end
      }), best.isSimpler(next, than: one) {
        _ = await attempt(best.keys(exchanging: one, next))
      }
      span += 1
    }
  }

  private func sortElements(of sequence: Int) async {
    var index = 1
    while sequence < best.sequences.count, index < best.sequences[sequence].elements.count {
      var position = index
      while position > 0, sequence < best.sequences.count,
        position < best.sequences[sequence].elements.count
      {
        let elements = best.sequences[sequence].elements
        let (one, next) = (best.spans[elements[position - 1]], best.spans[elements[position]])
        guard best.isSimpler(next, than: one), await attempt(best.keys(exchanging: one, next))
        else { break }
        position -= 1
      }
      index += 1
    }
  }
}

extension Array {
  /// Returns the array with a range replaced by other elements.
  func replacing(_ range: Range<Int>, with elements: [Element]) -> [Element] {
    var copy = self
    copy.replaceSubrange(range, with: elements)
    return copy
  }
}

extension Recording {
  /// Whether a span takes fewer draws than another, or as many with lower keys.
  func isSimpler(_ span: Span, than other: Span) -> Bool {
    guard span.range.count == other.range.count else {
      return span.range.count < other.range.count
    }
    return draws[span.range].lazy.map(\.key).lexicographicallyPrecedes(
      draws[other.range].lazy.map(\.key))
  }

  /// Returns the keys with two spans, the first before the second, in each other's place.
  func keys(exchanging first: Span, _ second: Span) -> [UInt64] {
    let keys = self.keys
    return Array(
      keys[..<first.start] + keys[second.range] + keys[first.end..<second.start]
        + keys[first.range] + keys[second.end...])
  }
}
