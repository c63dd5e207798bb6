/// What a generator draws from: a stream of choices, each counted from the simplest.
///
/// At random, nothing is written down and a draw costs a few nanoseconds. When a case is drawn
/// again from its seed, from keys or from bytes, every draw and its place in the structure is
/// recorded, which is what shrinking, replay and enumeration work on.
public struct Source {
  @usableFromInline var random: RandomWords
  /// The low bits of a word that are all 0 when a number becomes a special one.
  @usableFromInline var specialMask: UInt64
  // The last two numbers that were drawn, with their bounds; echoes come from here. The order of
  // the four is not for reading: next to its key, a bound would be copied together with it in one
  // wide load, which has to wait for the two narrow stores of the draw before.
  @usableFromInline var recentKey: UInt64 = 0
  @usableFromInline var olderKey: UInt64 = 0
  @usableFromInline var recentMax: UInt64 = 0
  @usableFromInline var olderMax: UInt64 = 0
  /// Whether draws go through the tape instead of straight to the random words.
  @usableFromInline let isTaped: Bool
  /// Whether spans and sequences are written on the tape, too.
  @usableFromInline let isStructured: Bool
  @usableFromInline var tape: Tape
  @usableFromInline var hasDiscarded = false
  /// Whether choices at random heed their weights.
  @usableFromInline var usesWeights = true

  /// Whether the case does not count, because an assumption of the generator failed.
  @inlinable
  public var isDiscarded: Bool { hasDiscarded }

  @usableFromInline static let sixteenth: UInt64 = 15

  /// Creates a source that draws at random and records nothing.
  ///
  /// - Parameters:
  ///   - seed: All that the draws depend on.
  ///   - usesSpecialValues: Whether one number in sixteen is an end, a small one or an echo.
  @inlinable
  public init(seed: UInt64, usesSpecialValues: Bool = true) {
    random = RandomWords(seed: seed)
    specialMask = usesSpecialValues ? Source.sixteenth : .max
    isTaped = false
    isStructured = false
    tape = Tape(.random)
  }

  /// Creates a source that repeats keys.
  ///
  /// A key beyond its bound is read as the bound; past the end, every key is 0.
  public init(keys: [UInt64]) {
    self.init(seed: 0, usesSpecialValues: false, tape: Tape(.keys, keys: keys))
  }

  /// Creates a source that reads its keys from bytes, as a fuzzer supplies them.
  ///
  /// Each key takes as many bytes as its bound needs; past the end, every key is 0. Any bytes
  /// make a valid value.
  public init(bytes: [UInt8]) {
    self.init(seed: 0, usesSpecialValues: false, tape: Tape(.bytes, bytes: bytes))
  }

  init(seed: UInt64, usesSpecialValues: Bool, tape: Tape, isStructured: Bool = true) {
    random = RandomWords(seed: seed)
    specialMask = usesSpecialValues ? Source.sixteenth : .max
    isTaped = true
    self.isStructured = isStructured
    self.tape = tape
  }

  /// Starts the next case from its seed, keeping what was allocated.
  @inlinable
  mutating func restart(seed: UInt64) {
    random = RandomWords(seed: seed)
    recentKey = 0
    recentMax = 0
    olderKey = 0
    olderMax = 0
    hasDiscarded = false
  }

  /// Starts the next case from keys, keeping what was allocated.
  mutating func restart(_ driver: Tape.Driver, keys: [UInt64], seed: UInt64 = 0) {
    restart(seed: seed)
    tape.driver = driver
    tape.keys = keys
    tape.alignment = nil
    tape.position = 0
    tape.openSpan = -1
    tape.recording.removeAll()
  }

  /// Starts the next case from the keys on the tape, where there is no structure to forget.
  mutating func restartReading() {
    hasDiscarded = false
    tape.position = 0
    tape.recording.isDiscarded = false
    tape.recording.draws.removeAll(keepingCapacity: true)
  }

  /// Starts the next case from a recording, read by its structure.
  mutating func restart(_ alignment: Alignment) {
    restart(.aligned, keys: [])
    tape.alignment = alignment
  }

  /// Says that this case does not count, because an assumption failed.
  ///
  /// The value is still drawn to its end, but it is not judged.
  public mutating func discard() {
    hasDiscarded = true
    tape.recording.isDiscarded = true
  }
}

// MARK: - Keys

extension Source {
  /// Draws the key of a number, which is now and then a special one.
  @inlinable
  @inline(__always)
  mutating func numberKey(upTo max: UInt64, turn: UInt64, _ kind: Draw.Kind) -> UInt64 {
    isTaped ? tapedNumberKey(upTo: max, turn: turn, kind) : randomNumberKey(upTo: max)
  }

  /// Draws a key that is uniform in `0...max`.
  @inlinable
  @inline(__always)
  mutating func uniformKey(
    upTo max: UInt64, _ kind: Draw.Kind, place: UInt64 = 0
  ) -> UInt64 {
    isTaped ? tapedUniformKey(upTo: max, kind, place) : random.next(upTo: max)
  }

  @inlinable
  @inline(__always)
  mutating func randomNumberKey(upTo max: UInt64) -> UInt64 {
    let word = random.next()
    var key = RandomWords.scale(word, to: max)
    if word & specialMask == 0 { key = specialKey(word, upTo: max, otherwise: key) }
    olderKey = recentKey
    olderMax = recentMax
    recentKey = key
    recentMax = max
    return key
  }

  /// Chooses among the ends, echoes of recent draws with the same bound and small magnitudes.
  @usableFromInline
  @inline(never)
  mutating func specialKey(_ word: UInt64, upTo max: UInt64, otherwise key: UInt64) -> UInt64 {
    let parameter = (word >> 7) & 63
    switch (word >> 4) & 7 {
    case 0: return 0
    case 1: return max
    case 2: return min(1, max)
    case 3: return max == 0 ? 0 : max - 1
    case 4, 5:
      if recentMax == max, parameter & 1 == 0 || olderMax != max { return recentKey }
      return olderMax == max ? olderKey : key
    case 6:
      guard recentMax == max else { return key }
      let distance = 1 + (parameter >> 1) & 3
      if parameter & 1 == 0 { return recentKey >= distance ? recentKey - distance : 0 }
      return max - recentKey >= distance ? recentKey + distance : max
    default:
      return key >> parameter
    }
  }

  @usableFromInline
  @inline(never)
  mutating func tapedNumberKey(upTo max: UInt64, turn: UInt64, _ kind: Draw.Kind) -> UInt64 {
    let key = tape.dictated(upTo: max) ?? randomNumberKey(upTo: max)
    tape.recording.draws.append(Draw(key: key, max: max, turn: turn, kind: kind))
    return key
  }

  @usableFromInline
  @inline(never)
  mutating func tapedUniformKey(
    upTo max: UInt64, _ kind: Draw.Kind, _ place: UInt64
  ) -> UInt64 {
    let key = tape.dictated(upTo: max) ?? random.next(upTo: max)
    tape.recording.draws.append(Draw(key: key, max: max, turn: place, kind: kind))
    return key
  }
}
