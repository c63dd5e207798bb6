/// Finds bytes of a kind among eight at once: their high bits are set in the result.
///
/// Other high bits may be set too, but only above one that is set rightly; low bits are noise. The
/// method is known as "determine if a word has a byte less than n" among bit manipulations.
enum SpecialBytes {
  /// The high bit of each byte.
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Marks control characters.
  @inline(__always)
  static func below0x20(_ word: UInt64) -> UInt64 { (word &- 0x2020_2020_2020_2020) & ~word }

  /// Marks the bytes that equal one.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }
}
