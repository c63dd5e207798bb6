extension String {
  /// The text between two quotation marks, escapes resolved; it must be well formed.
  init(unescaping raw: UnsafeBufferPointer<UInt8>) {
    self.init(unsafeUninitializedCapacity: raw.count) { unescape(raw, into: $0.baseAddress!) }
  }
}

/// Resolves the escapes of well-formed text; the result is never longer than the source.
///
/// - Parameters:
///   - raw: The text between two quotation marks, found to be well formed.
///   - target: Where as many bytes as the source has may be written.
/// - Returns: The number of bytes written.
func unescape(_ raw: UnsafeBufferPointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) -> Int {
  var read = 0
  var written = 0
  func append(_ byte: UInt8) {
    target[written] = byte
    written += 1
  }
  while read < raw.count {
    let byte = raw[read]
    guard byte == UInt8(ascii: "\\") else {
      append(byte)
      read += 1
      continue
    }
    let letter = raw[read + 1]
    read += 2
    if let short = shortEscape(letter) {
      append(short)
      continue
    }
    var code = fourHexadecimalDigits(raw, at: read)!
    read += 4
    if code & 0xFC00 == 0xD800 {
      code = 0x10000 + (code & 0x3FF) << 10 + fourHexadecimalDigits(raw, at: read + 2)! & 0x3FF
      read += 6
    }
    // Well-formed text names scalars only.
    for byte in UTF8.encode(Unicode.Scalar(code)!)! { append(byte) }
  }
  return written
}

/// The character that a backslash and this letter stand for; nil for `u` and for no escape.
func shortEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}

/// The value of four hexadecimal digits, or nil when there are not four.
func fourHexadecimalDigits(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32? {
  guard offset + 4 <= bytes.count else { return nil }
  var value: UInt32 = 0
  for byte in bytes[offset..<offset + 4] {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 15)
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
      value = value << 4 | UInt32(byte & 15 + 9)
    default: return nil
    }
  }
  return value
}
