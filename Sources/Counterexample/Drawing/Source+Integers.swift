extension Source {
  /// Draws an integer of any width up to 64 bits; the simplest is the one nearest to 0.
  @inlinable
  public mutating func integer<Integer: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Integer>
  ) -> Integer {
    let origin = Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
    return integer(in: range, origin: origin)
  }

  /// Draws an integer of any width up to 64 bits; the simplest is the origin.
  ///
  /// - Precondition: `range` contains `origin`.
  @inlinable
  public mutating func integer<Integer: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Integer>, origin: Integer
  ) -> Integer {
    precondition(Integer.bitWidth <= 64, "an integer has more than 64 bits")
    precondition(range.contains(origin), "the origin lies outside of the range")
    let key = integerKey(
      below: UInt64(Integer.Magnitude(truncatingIfNeeded: origin &- range.lowerBound)),
      above: UInt64(Integer.Magnitude(truncatingIfNeeded: range.upperBound &- origin)))
    return origin &+ Integer(truncatingIfNeeded: key)
  }

  /// Draws an integer of all those of a type, small magnitudes as often as large ones.
  ///
  /// The simplest is 0, then 1 and, where there is one, -1.
  public mutating func integer<Integer: FixedWidthInteger & Sendable>(
    _ type: Integer.Type
  ) -> Integer {
    precondition(Integer.bitWidth <= 64, "an integer has more than 64 bits")
    let below = UInt64(Integer.Magnitude(truncatingIfNeeded: 0 &- Integer.min))
    let above = UInt64(Integer.max)
    let max = below &+ above
    let turn = Swift.min(below, above)
    let kind: Draw.Kind = below > above ? .integerDown : .integerUp
    let key = wideKey(upTo: max, turn: turn, kind)
    return Integer(truncatingIfNeeded: Source.offset(ofKey: key, turn: turn, kind))
  }

  @usableFromInline
  mutating func integerKey(below: UInt64, above: UInt64) -> Int {
    let turn = Swift.min(below, above)
    let kind: Draw.Kind = below > above ? .integerDown : .integerUp
    let key = numberKey(upTo: below &+ above, turn: turn, kind)
    return Source.offset(ofKey: key, turn: turn, kind)
  }

  /// Draws a key whose number of digits is even, rather than the key itself.
  mutating func wideKey(upTo max: UInt64, turn: UInt64, _ kind: Draw.Kind) -> UInt64 {
    guard isTaped else { return randomWideKey(upTo: max) }
    let key = tape.dictated(upTo: max) ?? randomWideKey(upTo: max)
    tape.recording.draws.append(Draw(key: key, max: max, turn: turn, kind: kind))
    return key
  }

  private mutating func randomWideKey(upTo max: UInt64) -> UInt64 {
    let key = randomNumberKey(upTo: max)
    let digits = UInt64(UInt64.bitWidth - max.leadingZeroBitCount)
    return digits == 0 ? 0 : key >> random.next(upTo: digits - 1)
  }
}
