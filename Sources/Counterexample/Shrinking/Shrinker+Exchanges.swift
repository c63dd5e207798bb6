extension Shrinker {
  /// Lets two values change their names everywhere, and two draws their places.
  func exchangeValues() async {
    await exchangePlaces()
    await renameValues()
  }

  /// Exchanges the keys of two draws of the same kind, so that the larger comes later.
  private func exchangePlaces() async {
    var first = 0
    while first < best.draws.count, !isDone {
      for later in first + 1..<max(first + 2, min(best.draws.count, first + 9)) {
        guard later < best.draws.count else { break }
        let (one, other) = (best.draws[first], best.draws[later])
        guard one.kind == other.kind, one.kind != .length, one.key > other.key,
          one.key <= other.max
        else { continue }
        var keys = best.keys
        keys.swapAt(first, later)
        _ = await attempt(keys)
      }
      first += 1
    }
  }

  /// Exchanges two values wherever they occur, where that makes the first of them lower.
  private func renameValues() async {
    for named in named() {
      let values = Set(named.map { best.draws[$0].key }).sorted()
      // Names are few; a case full of numbers has none.
      guard values.count <= 12 else { continue }
      for (place, high) in values.enumerated().reversed() {
        for low in values[..<place] where !isDone {
          var keys = best.keys
          for index in named where index < keys.count {
            if keys[index] == high {
              keys[index] = low
            } else if keys[index] == low {
              keys[index] = high
            }
          }
          _ = await attempt(keys)
        }
      }
    }
  }

  /// The draws that may name the same things: small numbers with the same bounds.
  private func named() -> [[Int]] {
    var groups: [[Int]] = []
    for (index, draw) in best.draws.enumerated()
    where draw.max <= 64 && (draw.isNumber || draw.kind == .symbol) {
      if let group = groups.firstIndex(where: {
        best.draws[$0[0]].max == draw.max && best.draws[$0[0]].kind == draw.kind
      }) {
        groups[group].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Moves an element of an inner sequence out into the sequence around it, next to where it was,
  /// and goes on from there, because the case is no simpler at first.
  func hoistElements() async {
    var index = 0
    while index < best.spans.count, !isDone {
      if await !hoistElement(index) { index += 1 }
    }
  }

  private func hoistElement(_ index: Int) async -> Bool {
    let base = best
    let element = base.spans[index]
    guard element.sequence >= 0, let outer = base.enclosingElement(of: element) else {
      return false
    }
    let (inner, around) = (base.sequences[element.sequence], base.sequences[outer.sequence])
    guard inner.elements.count > inner.minimum,
      base.draws[around.lengthDraw].key < base.draws[around.lengthDraw].max
    else { return false }
    var keys = base.keys
    keys.replaceSubrange(outer.end..<outer.end, with: keys[element.range])
    keys.removeSubrange(element.range)
    keys[inner.lengthDraw] -= 1
    keys[around.lengthDraw] += 1
    switch await probe(keys) {
    case .improved: return true
    case .fails(let recording): return await descend(from: recording)
    case .rejected: return false
    }
  }

  /// Deletes an element and lets a number near it make up for the loss.
  ///
  /// A number takes over what the first number of the element was; one outside of the sequence
  /// may instead move by a few, as a position or a count would.
  func deleteAndAdjust() async {
    var index = 0
    while index < best.spans.count, !isDone {
      if best.spans[index].sequence < 0 || best.spans[index].range.isEmpty {
        index += 1
      } else if await !deleteAndAdjust(index) {
        index += 1
      }
    }
  }

  /// Deletes all elements of a sequence but the first, whose first number goes to its end.
  ///
  /// One extreme number often does what several large ones do together.
  func collapseSequences() async {
    for index in best.sequences.indices where index < best.sequences.count && !isDone {
      let sequence = best.sequences[index]
      guard sequence.elements.count > max(1, sequence.minimum), sequence.minimum <= 1 else {
        continue
      }
      let first = best.spans[sequence.elements[0]]
      guard let number = first.range.first(where: { best.draws[$0].isNumber }) else { continue }
      var keys = best.keys(without: Array(sequence.elements.dropFirst()))
      keys[number] = best.draws[number].max
      _ = await attempt(keys)
    }
  }

  /// Deletes one element or two neighbours, and tries all values of a small number near them.
  func deleteAndScan() async {
    var sequence = 0
    while sequence < best.sequences.count, scanAllowance > 0, !isDone {
      let before = (improvements, evaluations)
      let elements = best.sequences[sequence].elements
      search: for count in 1...2
      where elements.count - count >= best.sequences[sequence].minimum {
        for start in 0...(elements.count - count) {
          await deleteAndScan(elements[start..<start + count])
          if improvements > before.0 { break search }
        }
      }
      scanAllowance -= min(scanAllowance, evaluations - before.1)
      if improvements == before.0 { sequence += 1 }
    }
  }

  private func deleteAndScan(_ elements: ArraySlice<Int>) async {
    let base = best
    let (first, last) = (base.spans[elements.first ?? 0], base.spans[elements.last ?? 0])
    guard !isDone, first.start < last.end else { return }
    for place in max(0, first.start - 4)..<min(base.draws.count, last.end + 4)
    where !(first.start..<last.end).contains(place) {
      let draw = base.draws[place]
      guard draw.isNumber || draw.kind == .symbol, draw.max <= 16 else { continue }
      for key in 0...draw.max where key != draw.key {
        var keys = base.keys
        keys[place] = key
        keys[base.sequences[first.sequence].lengthDraw] -= UInt64(elements.count)
        keys.removeSubrange(first.start..<last.end)
        if await attempt(keys) { return }
      }
    }
  }

  private func deleteAndAdjust(_ index: Int) async -> Bool {
    let base = best
    let element = base.spans[index]
    let sequence = base.sequences[element.sequence]
    guard sequence.elements.count > sequence.minimum else { return false }
    let value = base.draws[element.range].first { $0.isNumber }?.offset ?? 0
    let end = base.spans[sequence.elements[sequence.elements.count - 1]].end
    let near = max(0, element.start - 8)..<min(base.draws.count, element.end + 8)
    for place in near where !element.range.contains(place) && base.draws[place].isNumber {
      let number = base.draws[place]
      let isSibling = base.spans[sequence.elements[0]].start <= place && place < end
      for change in isSibling ? [value] : [value, -1, 1, -2, 2, -3, 3, -4] where change != 0 {
        guard let key = number.key(ofOffset: number.offset &+ change) else { continue }
        var keys = base.keys
        keys[place] = key
        keys[sequence.lengthDraw] -= 1
        keys.removeSubrange(element.range)
        if await attempt(keys) { return true }
      }
    }
    return false
  }
}

extension Recording {
  /// Returns the innermost element around a span that is an element of the same kind.
  fileprivate func enclosingElement(of span: Span) -> Span? {
    var parent = span.parent
    while parent >= 0 {
      if spans[parent].sequence >= 0, spans[parent].label == span.label { return spans[parent] }
      parent = spans[parent].parent
    }
    return nil
  }
}
