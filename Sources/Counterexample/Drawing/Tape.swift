/// Where a source that does not simply draw at random gets its keys, and what it writes down.
@usableFromInline
struct Tape {
  /// What gives the keys.
  @usableFromInline
  enum Driver: Sendable {
    /// Random words.
    case random
    /// The given keys, each at most its bound; past the end, 0.
    case keys
    /// The given keys, and random words past their end.
    case keysThenRandom
    /// The keys of a recording, span by span.
    case aligned
    /// The given bytes, as many for each key as its bound needs; past the end, 0.
    case bytes
  }

  @usableFromInline var driver: Driver
  @usableFromInline var keys: [UInt64] = []
  @usableFromInline var bytes: [UInt8] = []
  @usableFromInline var alignment: Alignment?
  @usableFromInline var position = 0
  @usableFromInline var recording = Recording()
  /// The innermost span that is open, or -1.
  @usableFromInline var openSpan = -1

  @inlinable
  init(_ driver: Driver, keys: [UInt64] = [], bytes: [UInt8] = []) {
    self.driver = driver
    self.keys = keys
    self.bytes = bytes
  }

  /// Returns the key the driver dictates, or nil when it is to be drawn at random.
  @inline(__always)
  mutating func dictated(upTo max: UInt64) -> UInt64? {
    guard position < keys.count else { return dictatedWithoutKeys(upTo: max) }
    position += 1
    return min(keys[position - 1], max)
  }

  @inline(never)
  private mutating func dictatedWithoutKeys(upTo max: UInt64) -> UInt64? {
    switch driver {
    case .random, .keysThenRandom: nil
    case .keys: 0
    case .aligned: min(alignment?.next() ?? 0, max)
    case .bytes: keyFromBytes(upTo: max)
    }
  }

  /// Whether every key was recorded as it was given, and none as that of another value.
  var hasReadItsKeys: Bool {
    guard recording.draws.count >= keys.count else { return false }
    for (position, key) in keys.enumerated() where recording.draws[position].key != key {
      return false
    }
    return true
  }

  private mutating func keyFromBytes(upTo max: UInt64) -> UInt64 {
    var word: UInt64 = 0
    var bits = UInt64.bitWidth - max.leadingZeroBitCount
    while bits > 0 {
      word = word << 8 | (position < bytes.count ? UInt64(bytes[position]) : 0)
      position += 1
      bits -= 8
    }
    // Taking the remainder keeps every value within reach of a one-byte mutation.
    return max == .max ? word : word % (max + 1)
  }

  mutating func open(label: UInt64, sequence: Int) {
    let span = recording.spans.count
    recording.spans.append(
      Recording.Span(
        start: recording.draws.count, end: recording.draws.count, label: label, parent: openSpan,
        sequence: sequence, isUnused: false))
    openSpan = span
    if sequence >= 0 {
      recording.sequences[sequence].elements.append(span)
      alignment?.openElement()
    } else {
      alignment?.openSpan(label: label)
    }
  }

  mutating func close() {
    recording.spans[openSpan].end = recording.draws.count
    openSpan = recording.spans[openSpan].parent
    alignment?.closeSpan()
  }

  mutating func openSequence(minimum: Int, count: Int, isSteps: Bool) -> Int {
    recording.sequences.append(
      Recording.Sequence(
        lengthDraw: recording.draws.count - 1, minimum: minimum, elements: [], isSteps: isSteps))
    alignment?.openSequence(count: count)
    return recording.sequences.count - 1
  }

  mutating func closeSequence() {
    alignment?.closeSequence()
  }
}
