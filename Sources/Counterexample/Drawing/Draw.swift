/// One draw: its simplicity key, the largest key there was, and what the key means.
///
/// Keys are counted from the simplest value: 0 is the simplest, `max` the least simple. Integers
/// go out from an origin, `0, 1, -1, 2, -2, ...`; where one side of the origin ends, after `turn`
/// steps, the other side goes on alone.
@usableFromInline
struct Draw: Hashable, Sendable {
  @usableFromInline
  enum Kind: UInt8, Sendable {
    /// An integer whose longer side is above its origin.
    case integerUp
    /// An integer whose longer side is below its origin.
    case integerDown
    /// The number of elements of a sequence, beyond its minimum.
    case length
    /// A truth value; false is 0.
    case boolean
    /// One of several ways to go on.
    case branch
    /// An integer like `integerUp`, with a fraction whose rank counts more.
    case fractionUp
    /// An integer like `integerDown`, with a fraction whose rank counts more.
    case fractionDown
    /// One of many things in some order; the distance between two means nothing.
    case symbol
  }

  @usableFromInline var key: UInt64
  @usableFromInline var max: UInt64
  /// Where the shorter side of an integer ends; the place in the source of a branch.
  @usableFromInline var turn: UInt64
  @usableFromInline var kind: Kind
  /// The number of binary digits of the fraction.
  @usableFromInline var bits: UInt8

  @inlinable
  init(key: UInt64, max: UInt64, turn: UInt64, kind: Kind, bits: UInt8 = 0) {
    self.key = key
    self.max = max
    self.turn = turn
    self.kind = kind
    self.bits = bits
  }
}

extension Draw {
  /// Whether the value has a distance from its origin, so that arithmetic on it makes sense.
  ///
  /// Not so where the distance would not fit an `Int`.
  var isNumber: Bool {
    switch kind {
    case .integerUp, .integerDown, .fractionUp, .fractionDown:
      reach <= UInt64(Int.max) || (isDownward && reach == Int.min.magnitude)
    case .length, .boolean, .branch, .symbol: false
    }
  }

  var isFraction: Bool { kind == .fractionUp || kind == .fractionDown }

  private var isDownward: Bool { kind == .integerDown || kind == .fractionDown }

  /// The largest key of an integer without its fraction.
  private var maxCell: UInt64 { max >> UInt64(bits) }

  /// How far the longer side goes from the origin.
  private var reach: UInt64 { maxCell - turn }

  /// The number of integers, each of which comes with every fraction; there are fewer than 2^64
  /// where there are fractions.
  var cells: UInt64 { maxCell &+ 1 }

  /// The rank of the fraction; 0 for an integer.
  var rank: UInt64 { isFraction ? key / cells : 0 }

  /// The distance of the integer from its origin, with a sign; only for numbers.
  var offset: Int {
    Source.offset(
      ofKey: isFraction ? key % cells : key, turn: turn, isDownward ? .integerDown : .integerUp)
  }

  /// Returns the key at another distance from the origin, with the same fraction; nil when the
  /// range does not reach that far.
  func key(ofOffset offset: Int) -> UInt64? {
    let magnitude = UInt64(offset.magnitude)
    let key: UInt64
    if magnitude <= turn {
      key = offset > 0 ? 2 * magnitude - 1 : 2 * magnitude
    } else if (offset < 0) == isDownward, magnitude <= reach {
      key = magnitude + turn
    } else {
      return nil
    }
    return isFraction ? rank * cells + key : key
  }

  /// Returns how far the number can go down or up before its range ends.
  func room(downwards: Bool) -> UInt64 {
    let below = isDownward ? reach : turn
    let above = isDownward ? turn : reach
    let magnitude = UInt64(offset.magnitude)
    if downwards { return offset < 0 ? below - magnitude : below + magnitude }
    return offset < 0 ? above + magnitude : above - magnitude
  }

  /// Returns the key with the same integer and another fraction.
  func key(ofRank rank: UInt64) -> UInt64 { rank * cells + key % cells }
}
