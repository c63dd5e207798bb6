extension Source {
  /// Draws an integer; the simplest is the one nearest to 0.
  ///
  /// In order: `0, 1, -1, 2, -2, ...`; a range without 0 starts at its end nearest to 0.
  @inlinable
  @inline(__always)
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let lower = range.lowerBound
    let upper = range.upperBound
    if lower >= 0 {
      let max = UInt64(UInt(bitPattern: upper &- lower))
      return lower &+ Int(truncatingIfNeeded: numberKey(upTo: max, turn: 0, .integerUp))
    }
    if upper <= 0 {
      let max = UInt64(UInt(bitPattern: upper &- lower))
      return upper &- Int(truncatingIfNeeded: numberKey(upTo: max, turn: 0, .integerDown))
    }
    return crossing(lower, upper, origin: 0)
  }

  /// Draws an integer; the simplest is the origin, then its neighbours, outwards.
  ///
  /// - Precondition: `range` contains `origin`.
  @inlinable
  public mutating func integer(in range: ClosedRange<Int>, origin: Int) -> Int {
    precondition(range.contains(origin), "the origin lies outside of the range")
    return crossing(range.lowerBound, range.upperBound, origin: origin)
  }

  @usableFromInline
  mutating func crossing(_ lower: Int, _ upper: Int, origin: Int) -> Int {
    let below = UInt64(UInt(bitPattern: origin &- lower))
    let above = UInt64(UInt(bitPattern: upper &- origin))
    let turn = Swift.min(below, above)
    let kind: Draw.Kind = below > above ? .integerDown : .integerUp
    let key = numberKey(upTo: below &+ above, turn: turn, kind)
    return origin &+ Source.offset(ofKey: key, turn: turn, kind)
  }

  /// Returns the distance from the origin that a key stands for, in wrapping arithmetic.
  @usableFromInline
  static func offset(ofKey key: UInt64, turn: UInt64, _ kind: Draw.Kind) -> Int {
    // `key <= 2 * turn` without overflow.
    if key / 2 < turn || (key / 2 == turn && key & 1 == 0) {
      let half = Int(truncatingIfNeeded: key >> 1)
      return key & 1 == 1 ? half &+ 1 : 0 &- half
    }
    let distance = Int(truncatingIfNeeded: key &- turn)
    return kind == .integerDown ? 0 &- distance : distance
  }

  /// Draws a truth value, evenly; the simplest is `false`.
  @inlinable
  public mutating func boolean() -> Bool {
    uniformKey(upTo: 1, .boolean) == 1
  }
}
