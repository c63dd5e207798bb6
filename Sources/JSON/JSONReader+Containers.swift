extension JSONReader {
  /// Enters an array; ``nextElement()`` leaves it.
  @usableFromInline
  package mutating func beginArray() throws(JSONError) {
    let byte = try beginValue()
    guard byte == UInt8(ascii: "[") else { throw wrongKind(.array, found: byte) }
    try open()
  }

  /// Comes to the next element, or leaves the array.
  ///
  /// - Returns: Whether an element is there to be read.
  @usableFromInline
  package mutating func nextElement() throws(JSONError) -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: "]"):
      close()
      return false
    case _ where containerIsFresh:
      containerIsFresh = false
      return true
    case UInt8(ascii: ","):
      position += 1
      return true
    case let other: throw unexpected(other, expecting: .commaOrEndOfArray)
    }
  }

  /// Enters an object; ``nextKey()`` leaves it.
  package mutating func beginObject() throws(JSONError) {
    let byte = try beginValue()
    guard byte == UInt8(ascii: "{") else { throw wrongKind(.object, found: byte) }
    try open()
    seenKeys.beginObject()
  }

  /// Reads the next key, or leaves the object.
  ///
  /// - Returns: The key, whose value must now be read or skipped; nil at the end of the object.
  /// - Throws: That the object had the key before, among others.
  package mutating func nextKey() throws(JSONError) -> JSONText? {
    skipSpace()
    var expected = JSONError.Expectation.key
    switch next {
    case UInt8(ascii: "}"):
      close()
      seenKeys.endObject()
      return nil
    case _ where containerIsFresh:
      containerIsFresh = false
      expected = .keyOrEndOfObject
    case UInt8(ascii: ","):
      position += 1
      skipSpace()
    case let other: throw unexpected(other, expecting: .commaOrEndOfObject)
    }
    guard next == UInt8(ascii: "\"") else { throw unexpected(next, expecting: expected) }
    let offset = position
    let key = try scanString()
    guard seenKeys.insert(key) else { throw failure(.duplicateKey(key.string), at: offset) }
    lastKeyOffset = offset
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw unexpected(next, expecting: .colon) }
    position += 1
    return key
  }

  /// Reads an array whose elements are all alike.
  ///
  /// - Parameter readElement: Reads one element and nothing else.
  /// - Returns: The elements in order.
  /// - Throws: That the next value is no array, or what the closure threw.
  /// - Complexity: O(length of the array).
  @inlinable
  package mutating func readArray<Element>(
    _ readElement: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    try beginArray()
    while try nextElement() { elements.append(try readElement(&self)) }
    return elements
  }
}

extension JSONReader {
  /// That nobody knows the key that was read last.
  package func unknownKey(_ key: JSONText) -> JSONError {
    failure(.unknownKey(key.string), at: lastKeyOffset)
  }

  /// That the object that was left last lacks a key.
  package func missingKey(_ key: String) -> JSONError {
    failure(.missingKey(key), at: max(position - 1, 0))
  }

  /// That the scalar that was read last, or the container that was entered last, is impossible.
  ///
  /// - Parameter reason: What is wrong with it, as a clause: "no scene has this state".
  /// - Returns: The error to throw.
  package func invalidValue(_ reason: String) -> JSONError {
    failure(.invalidValue(reason), at: lastValueOffset)
  }
}

extension JSONReader {
  /// Steps into a container.
  @inline(__always)
  private mutating func open() throws(JSONError) {
    if depth == limits.depth { throw failure(.tooDeep(limit: limits.depth)) }
    depth += 1
    position += 1
    containerIsFresh = true
  }

  /// Steps out of a container, which was itself something its own container held.
  @inline(__always)
  private mutating func close() {
    position += 1
    depth -= 1
    containerIsFresh = false
  }

  @inline(never)
  private func unexpected(
    _ byte: UInt8?, expecting expected: JSONError.Expectation
  ) -> JSONError {
    guard let byte else { return failure(.endOfInput(expecting: expected)) }
    return failure(.unexpected(byte, expecting: expected))
  }
}
