/// Writes JSON value by value into bytes, compact, without building a tree.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("width")
///     try writer.double(475.5)
///     writer.endObject()
///     writer.bytes  // {"width":475.5}
///
/// Calls that no document could come from, such as a value without its key or an end without its
/// beginning, are the caller's bug and stop the program. That a key comes twice is not noticed
/// here; ``JSON/object(_:)`` cannot hold it, and readers refuse it.
package struct JSONWriter: ~Copyable {
  /// What may come next.
  private enum Next {
    /// The first value of the document or of an array.
    case firstValue
    /// Another element of an array, or its end.
    case elementOrEnd
    /// The first key of an object, or its end.
    case firstKeyOrEnd
    /// Another key of an object, or its end.
    case keyOrEnd
    /// The value of a key.
    case memberValue
    /// Nothing: the document is whole.
    case nothing
  }

  private var buffer = ByteBuffer()
  private var next = Next.firstValue
  private var nesting = Nesting()

  /// Starts a document.
  package init() {}

  /// What was written so far.
  ///
  /// - Complexity: O(number of bytes).
  package var bytes: [UInt8] { Array(buffer.contents) }

  /// How many bytes were written so far.
  package var byteCount: Int { buffer.count }

  /// Lends what was written so far without copying it, such as to a pipe.
  ///
  /// - Parameter body: Gets the bytes, which it must not keep.
  /// - Returns: What the closure returned.
  /// - Throws: What the closure threw.
  package func withBytes<Value, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(buffer.contents)
  }

  /// Whether a whole document was written.
  package var isComplete: Bool { next == .nothing }

  /// Whether the last document, if any, has ended its line and no other was begun.
  package var isBetweenDocuments: Bool { next == .firstValue && nesting.depth == 0 }

  /// Ends a line after a whole document, so that another can follow.
  package mutating func endLine() {
    precondition(isComplete, "a line ends only after a whole value")
    buffer.append(UInt8(ascii: "\n"))
    next = .firstValue
  }

  /// Writes a line that is taken from elsewhere, whatever it holds, between two documents.
  package mutating func line(_ bytes: [UInt8]) {
    precondition(isBetweenDocuments, "a line stands between documents")
    bytes.withUnsafeBufferPointer { buffer.append($0) }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Takes away what was written and keeps the capacity.
  package mutating func removeAll() {
    buffer.removeAll()
    nesting = Nesting()
    next = .firstValue
  }
}

extension JSONWriter {
  /// Starts an object.
  package mutating func beginObject() {
    beginValue()
    buffer.append(UInt8(ascii: "{"))
    nesting.push(.object)
    next = .firstKeyOrEnd
  }

  /// Ends the innermost object.
  package mutating func endObject() {
    precondition(next == .firstKeyOrEnd || next == .keyOrEnd, "no object can end here")
    nesting.pop()
    buffer.append(UInt8(ascii: "}"))
    endValue()
  }

  /// Starts an array.
  package mutating func beginArray() {
    beginValue()
    buffer.append(UInt8(ascii: "["))
    nesting.push(.array)
    next = .firstValue
  }

  /// Ends the innermost array.
  package mutating func endArray() {
    precondition(
      nesting.innermost == .array && (next == .firstValue || next == .elementOrEnd),
      "no array can end here")
    nesting.pop()
    buffer.append(UInt8(ascii: "]"))
    endValue()
  }

  /// Writes the key of the next value.
  ///
  /// - Parameter literal: A key that needs no escape; one that does is the caller's bug.
  package mutating func key(_ literal: StaticString) {
    assert(
      literal.utf8CodeUnitCount
        == PlainText.end(
          in: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount),
          from: 0))
    beginKey()
    buffer.appendKey(literal)
  }

  /// Writes the key of the next value.
  ///
  /// - Parameter name: Any text.
  package mutating func key(named name: String) {
    beginKey()
    buffer.appendQuoted(name)
    buffer.append(UInt8(ascii: ":"))
  }
}

extension JSONWriter {
  /// Writes `null`.
  package mutating func null() {
    beginValue()
    buffer.append("null")
    endValue()
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    beginValue()
    buffer.append(value ? "true" : "false")
    endValue()
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    beginValue()
    value.appendDigits(to: &buffer)
    endValue()
  }

  /// Writes the shortest decimal that reads back as a `Double`; whole ones have no point.
  ///
  /// - Throws: ``JSONError/Kind/notFinite`` for NaN and the infinities; nothing is written then.
  package mutating func double(_ value: Double) throws(JSONError) {
    guard value.isFinite else {
      throw JSONError(.notFinite, at: buffer.count, in: buffer.contents)
    }
    beginValue()
    value.appendShortest(to: &buffer)
    endValue()
  }

  /// Writes a number as it was spelled.
  package mutating func number(_ value: JSONNumber) {
    beginValue()
    buffer.append(contentsOf: value.text)
    endValue()
  }

  /// Writes a string.
  ///
  /// Quotation marks, backslashes, control characters and the separators U+2028 and U+2029 are
  /// escaped; everything else stays as it is.
  package mutating func string(_ value: String) {
    beginValue()
    buffer.appendQuoted(value)
    endValue()
  }

  /// Writes a tree.
  package mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let object):
      beginObject()
      for member in object.members {
        key(named: member.key)
        self.value(member.value)
      }
      endObject()
    }
  }
}

extension JSONWriter {
  @inline(__always)
  private mutating func beginValue() {
    switch next {
    case .firstValue, .memberValue: break
    case .elementOrEnd: buffer.append(UInt8(ascii: ","))
    case .firstKeyOrEnd, .keyOrEnd: preconditionFailure("a value lacks its key")
    case .nothing: preconditionFailure("the document is whole already")
    }
  }

  @inline(__always)
  private mutating func endValue() {
    next =
      switch nesting.innermost {
      case nil: .nothing
      case .object: .keyOrEnd
      case .array: .elementOrEnd
      }
  }

  @inline(__always)
  private mutating func beginKey() {
    switch next {
    case .firstKeyOrEnd: break
    case .keyOrEnd: buffer.append(UInt8(ascii: ","))
    default: preconditionFailure("no key can come here")
    }
    next = .memberValue
  }
}
