/// A 64-bit hash that is the same in every process and on every machine.
///
/// Swift's own `Hasher` is seeded per process, so nothing that is printed, stored or compared
/// between runs may come from it. Not for security.
public struct StableHash: Hashable, Sendable {
  /// The hash of everything combined so far.
  public private(set) var value: UInt64

  /// Creates a hash of nothing.
  public init() {
    value = 0x9e37_79b9_7f4a_7c15
  }

  /// Adds a word; the order of additions matters.
  public mutating func combine(_ word: UInt64) {
    value = StableHash.mix(value ^ word &* 0xff51_afd7_ed55_8ccd)
  }

  /// Adds a number; the order of additions matters.
  public mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a text by its UTF-8 bytes and its length.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public mutating func combine(_ text: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var length: UInt64 = 0
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      length += 1
    }
    combine(hash)
    combine(length)
  }

  /// The finaliser of SplitMix64: a bijection that changes half of the bits for any change.
  @inlinable
  static func mix(_ word: UInt64) -> UInt64 {
    var mixed = word &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
