/// Text that stands in quotation marks as it is: ASCII without quotation marks, backslashes and
/// control characters.
enum PlainText {
  /// The offset of the first byte that is not plain, or the end.
  ///
  /// - Complexity: O(length of the plain text), eight bytes at a time.
  @inline(__always)
  static func end(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
    guard let start = text.baseAddress else { return offset }
    var offset = offset
    while offset + 8 <= text.count {
      let word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
      let marks = marksOfSpecialBytes(UInt64(littleEndian: word))
      if marks != 0 { return offset + marks.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < text.count, isPlain(start[offset]) { offset += 1 }
    return offset
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x20, 0x7F...: false
    default: true
    }
  }

  /// Sets the high bit of the first special byte, counted from the low end, or returns 0.
  ///
  /// Subtracting marks every byte that is smaller. A borrow can mark a byte falsely, but only after
  /// one that is marked rightly, and only the first one counts.
  @inline(__always)
  private static func marksOfSpecialBytes(_ word: UInt64) -> UInt64 {
    let controls = (word &- ones &* 0x20) & ~word
    let quotes = marks(of: UInt8(ascii: "\""), in: word)
    let backslashes = marks(of: UInt8(ascii: "\\"), in: word)
    let deletes = marks(of: 0x7F, in: word)
    return (controls | quotes | backslashes | deletes | word) & (ones &* 0x80)
  }

  @inline(__always)
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ ones &* UInt64(byte)
    return (difference &- ones) & ~difference
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
}
