extension JSONReader {
  /// Reads a key or a string whose opening quotation mark comes next.
  mutating func scanString() throws(JSONError) -> JSONText {
    let opening = position
    var end = opening + 1
    var hasEscapes = false
    var saved = 0
    scan: while true {
      end = PlainText.end(in: bytes, from: end)
      guard end < bytes.count else {
        throw failure(.endOfInput(expecting: .endOfString), at: bytes.count, anchor: opening)
      }
      switch start[end] {
      case UInt8(ascii: "\""): break scan
      case UInt8(ascii: "\\"):
        let (source, result) = try lengthsOfEscape(at: end, anchor: opening)
        end += source
        saved += source - result
        hasEscapes = true
      case let byte where byte < 0x20:
        throw failure(.controlCharacter(byte), at: end, anchor: opening)
      case 0x7F: end += 1
      default:
        guard let length = lengthOfUTF8Sequence(bytes, at: end) else {
          throw failure(.invalidUTF8, at: end, anchor: opening)
        }
        end += length
      }
    }
    let count = end - opening - 1
    if count - saved > limits.stringBytes {
      throw failure(.stringTooLong(limit: limits.stringBytes), at: opening)
    }
    position = end + 1
    if !hasEscapes { return JSONText(start: start + opening + 1, count: count) }
    return unescapedText(UnsafeBufferPointer(start: start + opening + 1, count: count))
  }

  /// The length of an escape, as written and as UTF-8.
  private func lengthsOfEscape(
    at backslash: Int, anchor: Int
  ) throws(JSONError) -> (source: Int, result: Int) {
    guard backslash + 1 < bytes.count else {
      throw failure(.endOfInput(expecting: .endOfString), at: bytes.count, anchor: anchor)
    }
    if shortEscape(start[backslash + 1]) != nil { return (2, 1) }
    guard start[backslash + 1] == UInt8(ascii: "u"),
      let code = fourHexadecimalDigits(bytes, at: backslash + 2)
    else { throw failure(.invalidEscape, at: backslash, anchor: anchor) }
    switch code {
    case ..<0x80: return (6, 1)
    case ..<0x800: return (6, 2)
    case 0xD800...0xDBFF:
      guard backslash + 7 < bytes.count, start[backslash + 6] == UInt8(ascii: "\\"),
        start[backslash + 7] == UInt8(ascii: "u"),
        let low = fourHexadecimalDigits(bytes, at: backslash + 8), low & 0xFC00 == 0xDC00
      else { throw failure(.loneSurrogate, at: backslash, anchor: anchor) }
      return (12, 4)
    case 0xDC00...0xDFFF: throw failure(.loneSurrogate, at: backslash, anchor: anchor)
    default: return (6, 3)
    }
  }
}
