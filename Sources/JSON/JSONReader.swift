/// Reads one document value by value, straight into typed values, without building a tree.
///
/// The caller says what must come next and gets it or an error; everything that is stepped over is
/// held to the same grammar and the same limits. A closure gets the reader, because its pointers
/// live only that long:
///
///     let point = try JSONReader.read(line) { (reader) throws(JSONError) in
///       var x: Double?
///       try reader.beginObject()
///       while let key = try reader.nextKey() {
///         switch key {
///         case "x": x = try reader.readDouble()
///         default: try reader.skipValue()  // or: throw reader.unknownKey(key)
///         }
///       }
///       guard let x else { throw reader.missingKey("x") }
///       return Point(x: x)
///     }
///
/// Every key and every element that is announced must be read or skipped before the next one.
@usableFromInline
package struct JSONReader: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let start: UnsafePointer<UInt8>
  let limits: JSONLimits

  /// The offset of the next byte.
  var position = 0
  /// How many arrays and objects are open.
  var depth = 0
  /// How many values were started.
  private var valuesRead = 0
  /// Whether a container was opened and nothing was read from it.
  var containerIsFresh = false
  /// The offset of the key read last.
  var lastKeyOffset = 0
  /// The offset of the value read last.
  private(set) var lastValueOffset = 0
  /// The keys of the objects that are open.
  var seenKeys = SeenKeys()
  /// Rooms for text with escapes, each as large as the document; what is in one never moves.
  private var rooms: [UnsafeMutablePointer<UInt8>] = []
  /// How much of the last room is taken.
  private var roomTaken = 0

  /// Starts at the first byte of a document that outlives the reader.
  @usableFromInline
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits) throws(JSONError) {
    if bytes.count > limits.bytes {
      throw JSONError(.tooManyBytes(limit: limits.bytes), at: limits.bytes, anchor: 0, in: bytes)
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw JSONError(.byteOrderMark, at: 0, in: bytes)
    }
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      throw JSONError(.endOfInput(expecting: .value), at: 0, in: bytes)
    }
    self.bytes = bytes
    self.start = start
    self.limits = limits
  }

  deinit {
    for room in rooms { room.deallocate() }
  }
}

extension JSONReader {
  /// Reads a document that holds exactly one value.
  ///
  /// - Parameters:
  ///   - bytes: The document, white space around the value allowed.
  ///   - limits: How much is taken.
  ///   - body: Reads one value and nothing else.
  /// - Returns: What the closure made of it.
  /// - Throws: What the closure threw, or that something follows the value.
  /// - Complexity: O(number of bytes).
  @inlinable
  package static func read<Value>(
    _ bytes: Span<UInt8>, limits: JSONLimits = JSONLimits(),
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      var reader = try JSONReader(buffer, limits)
      let value = try body(&reader)
      try reader.end()
      return value
    }
  }

  /// Reads a document that holds exactly one value.
  ///
  /// - Parameters:
  ///   - bytes: The document, white space around the value allowed.
  ///   - limits: How much is taken.
  ///   - body: Reads one value and nothing else.
  /// - Returns: What the closure made of it.
  /// - Throws: What the closure threw, or that something follows the value.
  /// - Complexity: O(number of bytes).
  @inlinable
  package static func read<Value>(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits(),
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try read(bytes.span, limits: limits, body)
  }

  /// Reads on, then returns to where it was, as if nothing had been read.
  ///
  /// For values whose sort is told by a key that may come late.
  ///
  /// - Parameter body: Reads from the next value on.
  /// - Returns: What the closure made of it.
  /// - Throws: What the closure threw.
  package mutating func lookAhead<Value>(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    let saved = (
      position, depth, valuesRead, containerIsFresh, lastKeyOffset, lastValueOffset, seenKeys
    )
    let value = try body(&self)
    (position, depth, valuesRead, containerIsFresh, lastKeyOffset, lastValueOffset, seenKeys) =
      saved
    return value
  }
}

extension JSONReader {
  /// Makes sure that nothing but white space follows.
  @usableFromInline
  package mutating func end() throws(JSONError) {
    skipSpace()
    guard position == bytes.count else { throw failure(.trailingData) }
  }

  /// The next byte, or nil at the end of the document.
  @inline(__always)
  var next: UInt8? { position < bytes.count ? start[position] : nil }

  /// Steps over white space.
  @inline(__always)
  mutating func skipSpace() {
    while position < bytes.count {
      switch start[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Comes to the first byte of a value and counts the value.
  @inline(__always)
  mutating func beginValue() throws(JSONError) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw failure(.endOfInput(expecting: .value)) }
    if valuesRead == limits.values { throw failure(.tooManyValues(limit: limits.values)) }
    valuesRead += 1
    lastValueOffset = position
    return start[position]
  }

  /// Resolves escapes into room that stays where it is.
  mutating func unescapedText(_ raw: UnsafeBufferPointer<UInt8>) -> JSONText {
    // No text grows when its escapes are resolved, so one room is enough, unless parts of the
    // document are read again after looking ahead.
    if rooms.isEmpty || roomTaken + raw.count > bytes.count {
      rooms.append(.allocate(capacity: bytes.count))
      roomTaken = 0
    }
    let target = rooms[rooms.count - 1] + roomTaken
    let count = unescape(raw, into: target)
    roomTaken += count
    return JSONText(start: target, count: count)
  }

  /// A fault at the next byte.
  @inline(never)
  func failure(_ kind: JSONError.Kind) -> JSONError { failure(kind, at: position) }

  /// A fault at a byte of a token that starts at the anchor.
  @inline(never)
  func failure(_ kind: JSONError.Kind, at offset: Int, anchor: Int? = nil) -> JSONError {
    JSONError(kind, at: offset, anchor: anchor, in: bytes)
  }
}
