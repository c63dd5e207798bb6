extension Shrinker {
  /// Moves a simple span to the place of an earlier one with the same label; the spans with that
  /// label in between move one place on.
  ///
  /// This sorts what hangs at different depths of a tree, where siblings alone are in order.
  func rotateSpans() async {
    var first = 0
    while first < best.spans.count, !isDone {
      if await !rotateSpans(from: first) { first += 1 }
    }
  }

  private func rotateSpans(from first: Int) async -> Bool {
    let base = best
    let earlier = base.spans[first]
    for later in base.spans[(first + 1)...]
    where later.label == earlier.label && later.start >= earlier.end {
      guard base.isSimpler(later, than: earlier) else { continue }
      var places = [earlier]
      for span in base.spans where span.label == earlier.label {
        if let last = places.last, span.start >= last.end, span.end <= later.start,
          !span.range.isEmpty
        {
          places.append(span)
        }
      }
      places.append(later)
      if await attempt(base.keys(rotating: places)) { return true }
    }
    return false
  }
}

extension Recording {
  /// Returns the keys with the last of the spans in the place of the first and every other one in
  /// the place of the next; the spans come in order and do not overlap.
  func keys(rotating spans: [Span]) -> [UInt64] {
    let keys = self.keys
    var rotated: [UInt64] = []
    rotated.reserveCapacity(keys.count)
    var position = 0
    for (place, span) in spans.enumerated() {
      rotated += keys[position..<span.start]
      rotated += keys[spans[place == 0 ? spans.count - 1 : place - 1].range]
      position = span.end
    }
    return rotated + keys[position...]
  }
}
