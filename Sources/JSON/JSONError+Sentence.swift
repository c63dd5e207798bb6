extension JSONError: CustomStringConvertible {
  /// The sentence for people: where, what was wrong, what to do.
  @usableFromInline
  package var description: String {
    "line \(line), column \(column) (byte \(offset)), at \(path): \(kind)"
  }
}

extension JSONError.Kind: CustomStringConvertible {
  /// What was wrong and what to do, without the place.
  package var description: String { "\(fault); \(remedy)" }

  private var fault: String {
    switch self {
    case .endOfInput(let expecting): "the document ends where \(expecting.rawValue) must follow"
    case .unexpected(let byte, let expecting):
      "found \(name(byte)) in place of \(expecting.rawValue)"
    case .byteOrderMark: "the document starts with a byte order mark"
    case .trailingData: "something follows the value"
    case .invalidUTF8: "the string is not valid UTF-8"
    case .loneSurrogate: "the escape is half of a surrogate pair"
    case .invalidEscape: "the backslash starts no escape that JSON has"
    case .controlCharacter(let byte): "the string holds \(name(byte))"
    case .leadingZero: "the number starts with a needless zero"
    case .plusSign: "the number starts with a plus sign"
    case .missingDigits: "the number lacks a digit"
    case .notFinite: "the number is not finite"
    case .numberOutOfRange: "the number is out of range"
    case .duplicateKey(let key): "the key \(visible(key)) comes twice"
    case .tooDeep(let limit): "more than \(limit) arrays and objects are open"
    case .tooManyBytes(let limit): "the document is longer than \(limit) bytes"
    case .stringTooLong(let limit): "the string is longer than \(limit) bytes"
    case .numberTooLong(let limit): "the number is longer than \(limit) bytes"
    case .tooManyValues(let limit): "the document holds more than \(limit) values"
    case .wrongKind(let expected, let found):
      "found \(found.rawValue) in place of \(expected.rawValue)"
    case .notAnInteger: "the number has a fraction"
    case .integerOutOfRange: "the whole number does not fit 64 bits"
    case .unknownKey(let key): "the key \(visible(key)) is unknown"
    case .missingKey(let key): "the key \(visible(key)) is missing"
    case .invalidValue(let reason): "\(reason)"
    }
  }

  private var remedy: String {
    switch self {
    case .endOfInput: "send the whole document"
    case .unexpected(UInt8(ascii: "}"), .key), .unexpected(UInt8(ascii: "]"), .value):
      "remove the comma before it"
    case .unexpected(UInt8(ascii: "'"), _): "use double quotation marks"
    case .unexpected(UInt8(ascii: "."), .value): "write a digit before the point"
    case .unexpected(_, let expecting): "write \(expecting.rawValue) there"
    case .byteOrderMark: "remove its three bytes"
    case .trailingData: "send one value per document"
    case .invalidUTF8: "encode the text as UTF-8"
    case .loneSurrogate: "write both halves, or the character itself"
    case .invalidEscape: "write \\\\ for a backslash, or \\u and four hexadecimal digits"
    case .controlCharacter: "escape it"
    case .leadingZero: "remove the zero"
    case .plusSign: "remove the sign"
    case .missingDigits: "write one there"
    case .notFinite: "JSON has only finite numbers, use null or leave it out"
    case .numberOutOfRange: "use one that a Double can hold"
    case .duplicateKey: "keep one of the two"
    case .tooDeep: "nest less"
    case .tooManyBytes, .tooManyValues: "split it"
    case .stringTooLong, .numberTooLong: "shorten it"
    case .wrongKind(let expected, _): "write \(expected.rawValue)"
    case .notAnInteger: "write a whole number"
    case .integerOutOfRange: "stay between -2^63 and 2^63 - 1"
    case .unknownKey: "remove it or correct its spelling"
    case .missingKey: "add it"
    case .invalidValue: "correct it"
    }
  }

  /// A byte as a person would call it; one that does not print is given by number.
  private func name(_ byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "'\(Character(Unicode.Scalar(byte)))'"
    case 0..<0x20, 0x7F: "the control character \(hexadecimal(byte))"
    default: "the byte \(hexadecimal(byte))"
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
  }
}
