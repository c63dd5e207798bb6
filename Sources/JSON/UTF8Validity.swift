/// Measures the well-formed UTF-8 sequence that starts at an offset.
///
/// Overlong forms, surrogates and what exceeds U+10FFFF are ill-formed: Unicode 16, table 3-7.
///
/// - Parameters:
///   - bytes: The document.
///   - offset: The offset of a byte that is no ASCII.
/// - Returns: 2, 3 or 4, or nil.
func lengthOfUTF8Sequence(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch bytes[offset] {
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return nil
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
  for byte in bytes[offset + 2..<offset + length] where byte & 0xC0 != 0x80 { return nil }
  return length
}
