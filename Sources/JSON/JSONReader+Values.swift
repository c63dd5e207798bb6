extension JSONReader {
  /// Tells the sort of the next value without reading it.
  ///
  /// - Throws: That no value starts there.
  package mutating func peekKind() throws(JSONError) -> JSON.Kind {
    skipSpace()
    guard let next else { throw failure(.endOfInput(expecting: .value)) }
    guard let kind = Self.kind(startingWith: next) else { throw noValue(startingWith: next) }
    return kind
  }

  /// Reads `true` or `false`.
  package mutating func readBool() throws(JSONError) -> Bool {
    switch try beginValue() {
    case UInt8(ascii: "t"): try readLiteral("true")
    case UInt8(ascii: "f"):
      try readLiteral("false")
      return false
    case let byte: throw wrongKind(.bool, found: byte)
    }
    return true
  }

  /// Reads `null`.
  package mutating func readNull() throws(JSONError) {
    let byte = try beginValue()
    guard byte == UInt8(ascii: "n") else { throw wrongKind(.null, found: byte) }
    try readLiteral("null")
  }

  /// Reads `null` if that is what comes next, and tells whether it was.
  ///
  ///     let frame = try reader.readNullIfPresent() ? nil : readFrame(&reader)
  package mutating func readNullIfPresent() throws(JSONError) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: "n") else { return false }
    try readNull()
    return true
  }

  /// Reads a string.
  package mutating func readString() throws(JSONError) -> String { try readText().string }

  /// Reads a string without allocating one, to compare it with literals.
  package mutating func readText() throws(JSONError) -> JSONText {
    let byte = try beginValue()
    guard byte == UInt8(ascii: "\"") else { throw wrongKind(.string, found: byte) }
    return try scanString()
  }

  /// Steps over the next value, whatever it is, holding it to the grammar and the limits.
  ///
  /// - Complexity: O(length of the value).
  package mutating func skipValue() throws(JSONError) {
    // The containers this call opened.
    var nesting = Nesting()
    repeat {
      if let container = nesting.innermost {
        guard try container == .object ? nextKey() != nil : nextElement() else {
          nesting.pop()
          continue
        }
      }
      switch try peekKind() {
      case .null: try readNull()
      case .bool: _ = try readBool()
      case .number: _ = try scanNumberValue()
      case .string: _ = try readText()
      case .array:
        try beginArray()
        nesting.push(.array)
      case .object:
        try beginObject()
        nesting.push(.object)
      }
    } while nesting.depth > 0
  }

  /// Reads the next value as a tree.
  ///
  /// - Complexity: O(length of the value).
  package mutating func readJSON() throws(JSONError) -> JSON {
    // Recursion ends at limits.depth, which is at most JSON.Limits.maximumDepth.
    switch try peekKind() {
    case .null:
      try readNull()
      return .null
    case .bool: return .bool(try readBool())
    case .number: return .number(try readNumber())
    case .string: return .string(try readString())
    case .array:
      var elements: [JSON] = []
      try beginArray()
      while try nextElement() { elements.append(try readJSON()) }
      return .array(elements)
    case .object:
      var members: [JSONObject.Member] = []
      try beginObject()
      while let key = try nextKey() {
        members.append(.init(key: key.string, value: try readJSON()))
      }
      return .object(JSONObject(distinct: members))
    }
  }
}

extension JSONReader {
  /// Reads a literal whose first byte was seen.
  private mutating func readLiteral(_ literal: StaticString) throws(JSONError) {
    let end = position + literal.utf8CodeUnitCount
    guard end <= bytes.count,
      literal ~= JSONText(start: start + position, count: literal.utf8CodeUnitCount)
    else { throw failure(.unexpected(start[position], expecting: .value)) }
    position = end
  }

  /// What sort of value starts with a byte, if any does.
  @inline(__always)
  private static func kind(startingWith byte: UInt8) -> JSON.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: nil
    }
  }

  /// Whether some text comes next.
  func follows(_ literal: StaticString) -> Bool {
    position + literal.utf8CodeUnitCount <= bytes.count
      && literal ~= JSONText(start: start + position, count: literal.utf8CodeUnitCount)
  }

  /// That no value starts with the next byte.
  @inline(never)
  private func noValue(startingWith byte: UInt8) -> JSONError {
    if byte == UInt8(ascii: "+") { return failure(.plusSign) }
    if follows("NaN") || follows("Infinity") { return failure(.notFinite) }
    return failure(.unexpected(byte, expecting: .value))
  }

  /// That a value is of another sort, or that no value starts with this byte.
  @inline(never)
  func wrongKind(_ expected: JSON.Kind, found byte: UInt8) -> JSONError {
    guard let found = Self.kind(startingWith: byte) else { return noValue(startingWith: byte) }
    return failure(.wrongKind(expected: expected, found: found))
  }
}
