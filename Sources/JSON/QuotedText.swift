extension ByteBuffer {
  /// Appends a string in quotation marks.
  mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0) }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var plain = 0
    var index = PlainText.end(in: text, from: 0)
    while index < text.count {
      if let (length, code) = Self.characterToEscape(in: text, at: index) {
        append(UnsafeBufferPointer(rebasing: text[plain..<index]))
        appendEscape(code)
        index += length
        plain = index
      } else {
        index += 1
      }
      index = PlainText.end(in: text, from: index)
    }
    append(UnsafeBufferPointer(rebasing: text[plain...]))
  }

  /// The length and the scalar of what starts at an index, if that must be escaped.
  ///
  /// The controls U+0080 to U+009F and the separators U+2028 and U+2029 are escaped too: JSON
  /// allows them, but terminals obey the ones and older JavaScript ends a line at the others.
  @inline(__always)
  private static func characterToEscape(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, code: UInt16)? {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x20, 0x7F: return (1, UInt16(byte))
    case 0xC2 where text[index + 1] < 0xA0: return (2, UInt16(text[index + 1]))
    case 0xE2 where text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8:
      return (3, 0x2028 | UInt16(text[index + 2] & 1))
    default: return nil
    }
  }

  private mutating func appendEscape(_ code: UInt16) {
    append(UInt8(ascii: "\\"))
    switch code {
    case 0x22, 0x5C: append(UInt8(code))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] { append(hexadecimalDigit(UInt8(code >> UInt16(shift) & 15))) }
    }
  }
}

/// The lowercase hexadecimal digit of a number below 16.
func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
}
