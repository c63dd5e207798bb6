/// Why some bytes were refused, and where.
///
/// Its description is a sentence for people: where, what was wrong, what to do.
@usableFromInline
package struct JSONError: Error, Hashable, Sendable {
  /// What was wrong.
  package let kind: Kind
  /// The offset of the first byte at fault, from 0; the length of the document when it ends early.
  package let offset: Int
  /// The line of that byte, from 1; lines end with LF.
  package let line: Int
  /// The column of that byte, from 1, in Unicode scalars.
  package let column: Int
  /// The innermost value that was being read there.
  package let path: JSONPath

  /// What was wrong.
  package enum Kind: Hashable, Sendable {
    /// The document ends where something must follow.
    case endOfInput(expecting: Expectation)
    /// A byte stands where something else must.
    case unexpected(UInt8, expecting: Expectation)
    /// The document starts with a byte order mark.
    case byteOrderMark
    /// Something follows the one value of the document.
    case trailingData

    /// A string holds bytes that are not UTF-8: overlong, surrogate, too large or cut short.
    case invalidUTF8
    /// A `\u` escape names half of a surrogate pair.
    case loneSurrogate
    /// A backslash is followed by no escape.
    case invalidEscape
    /// A string holds a control character that must be escaped.
    case controlCharacter(UInt8)

    /// A number starts with a needless zero.
    case leadingZero
    /// A number starts with a plus sign.
    case plusSign
    /// A digit is missing: after the minus sign, around the point or in the exponent.
    case missingDigits
    /// NaN or an infinity, read or written.
    case notFinite
    /// A number is too large for a `Double`, or so small that it would become zero.
    case numberOutOfRange

    /// An object has a key twice; the offset is the second one's.
    case duplicateKey(String)

    /// More arrays and objects are open than the limit allows.
    case tooDeep(limit: Int)
    /// The document is longer than the limit.
    case tooManyBytes(limit: Int)
    /// A key or a string is longer than the limit.
    case stringTooLong(limit: Int)
    /// The text of a number is longer than the limit.
    case numberTooLong(limit: Int)
    /// The document holds more values than the limit.
    case tooManyValues(limit: Int)

    /// A value is of another sort than the reader needs.
    case wrongKind(expected: JSON.Kind, found: JSON.Kind)
    /// A number has a fraction where a whole one is needed.
    case notAnInteger
    /// A whole number does not fit 64 bits with a sign.
    case integerOutOfRange
    /// An object has a key that nobody knows.
    case unknownKey(String)
    /// An object lacks a key; the offset is its closing brace.
    case missingKey(String)
    /// A value is well formed and still impossible, for the reason given.
    case invalidValue(String)
  }

  /// What had to follow.
  package enum Expectation: String, Hashable, Sendable {
    /// The start of a value.
    case value = "a value"
    /// A key in quotation marks.
    case key = "a key in quotation marks"
    /// A key in quotation marks, or the end of an object that is still empty.
    case keyOrEndOfObject = "a key in quotation marks or '}'"
    /// The colon between key and value.
    case colon = "':'"
    /// What follows an element.
    case commaOrEndOfArray = "',' or ']'"
    /// What follows a member.
    case commaOrEndOfObject = "',' or '}'"
    /// The quotation mark that ends a string.
    case endOfString = "the end of the string"
  }

  /// Locates a fault.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - offset: The byte at fault.
  ///   - anchor: The first byte of the token it lies in; the path is the one that leads there.
  ///   - bytes: The document, well formed before the anchor.
  /// - Complexity: O(offset).
  @inline(never)
  init(
    _ kind: Kind, at offset: Int, anchor: Int? = nil, in bytes: UnsafeBufferPointer<UInt8>
  ) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.kind = kind
    self.offset = offset
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    // Every scalar has one byte that is no continuation byte.
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
    path = JSONPath(leadingTo: anchor ?? offset, in: bytes)
  }
}
