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
    /// A dyadic fraction in the order 0, 1/2, 1/4, 3/4, 1/8, ...
    case fraction
  }

  @usableFromInline var key: UInt64
  @usableFromInline var max: UInt64
  @usableFromInline var turn: UInt64
  @usableFromInline var kind: Kind

  @inlinable
  init(key: UInt64, max: UInt64, turn: UInt64, kind: Kind) {
    self.key = key
    self.max = max
    self.turn = turn
    self.kind = kind
  }
}

extension Draw {
  /// Whether nearby keys mean nearby values, so that arithmetic on offsets makes sense.
  var isNumber: Bool {
    switch kind {
    case .integerUp, .integerDown: true
    case .length, .boolean, .branch, .fraction: false
    }
  }

  /// The distance of the value from its origin, with a sign.
  var offset: Int128 { offset(ofKey: key) }

  /// Returns the distance from the origin that a key stands for.
  func offset(ofKey key: UInt64) -> Int128 {
    let key = Int128(key)
    let turn = Int128(turn)
    guard key > 2 * turn else { return key % 2 == 1 ? (key + 1) / 2 : -(key / 2) }
    return kind == .integerDown ? turn - key : key - turn
  }

  /// Returns the key of a distance from the origin; nil when the range does not reach that far.
  func key(ofOffset offset: Int128) -> UInt64? {
    let turn = Int128(turn)
    let magnitude = offset.magnitude
    let key: Int128
    if magnitude <= turn.magnitude {
      key = offset > 0 ? 2 * offset - 1 : -2 * offset
    } else if (offset < 0) == (kind == .integerDown) {
      key = Int128(magnitude) + turn
    } else {
      return nil
    }
    return key <= Int128(max) ? UInt64(key) : nil
  }
}
