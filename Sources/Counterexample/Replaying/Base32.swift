/// Bytes as lower-case letters and digits, without `i`, `l`, `o` and `u`.
///
/// The alphabet is Crockford's; no character can be taken for another, and the text is one word
/// to a double click.
enum Base32 {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 8 + 4) / 5)
    var buffer: UInt32 = 0
    var bits = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[Int(buffer >> UInt32(bits)) & 31])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << UInt32(5 - bits)) & 31]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text; nil when a character is not of the alphabet.
  static func decode(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for character in text {
      guard let digit = alphabet.firstIndex(of: character) else { return nil }
      buffer = buffer << 5 | UInt32(digit)
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
    }
    return bytes
  }
}
