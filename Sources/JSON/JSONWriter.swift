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
package struct JSONWriter {
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

  /// What was written so far.
  package private(set) var bytes: [UInt8]

  private var next = Next.firstValue
  /// For each open container, whether it is an object.
  private var isObject: [Bool] = []

  /// Starts a document after bytes that stay as they are.
  ///
  /// - Parameter bytes: Where to append, such as a buffer that is used again.
  package init(appendingTo bytes: consuming [UInt8] = []) {
    self.bytes = bytes
  }

  /// Whether a whole document was written.
  package var isComplete: Bool { next == .nothing }

  /// Ends a line after a whole document, so that another can follow.
  package mutating func endLine() {
    precondition(isComplete, "a line ends only after a whole value")
    bytes.append(UInt8(ascii: "\n"))
    next = .firstValue
  }

  /// Takes away what was written and keeps the capacity.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isObject.removeAll(keepingCapacity: true)
    next = .firstValue
  }
}

extension JSONWriter {
  /// Starts an object.
  package mutating func beginObject() {
    beginValue()
    bytes.append(UInt8(ascii: "{"))
    isObject.append(true)
    next = .firstKeyOrEnd
  }

  /// Ends the innermost object.
  package mutating func endObject() {
    precondition(next == .firstKeyOrEnd || next == .keyOrEnd, "no object can end here")
    isObject.removeLast()
    bytes.append(UInt8(ascii: "}"))
    endValue()
  }

  /// Starts an array.
  package mutating func beginArray() {
    beginValue()
    bytes.append(UInt8(ascii: "["))
    isObject.append(false)
    next = .firstValue
  }

  /// Ends the innermost array.
  package mutating func endArray() {
    precondition(
      isObject.last == false && (next == .firstValue || next == .elementOrEnd),
      "no array can end here")
    isObject.removeLast()
    bytes.append(UInt8(ascii: "]"))
    endValue()
  }

  /// Writes the key of the next value.
  ///
  /// - Parameter literal: A key that needs no escape; one that does is the caller's bug.
  package mutating func key(_ literal: StaticString) {
    beginKey()
    bytes.append(UInt8(ascii: "\""))
    let text = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    assert(text.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C })
    bytes.append(contentsOf: text)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes the key of the next value.
  ///
  /// - Parameter name: Any text.
  package mutating func key(named name: String) {
    beginKey()
    bytes.appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
  }
}

extension JSONWriter {
  /// Writes `null`.
  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
    endValue()
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
    endValue()
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    beginValue()
    value.appendDigits(to: &bytes)
    endValue()
  }

  /// Writes the shortest decimal that reads back as a `Double`; whole ones have no point.
  ///
  /// - Throws: ``JSONError/Kind/notFinite`` for NaN and the infinities; nothing is written then.
  package mutating func double(_ value: Double) throws(JSONError) {
    guard value.isFinite else {
      throw bytes.withUnsafeBufferPointer { JSONError(.notFinite, at: $0.count, in: $0) }
    }
    beginValue()
    value.appendShortest(to: &bytes)
    endValue()
  }

  /// Writes a number as it was spelled.
  package mutating func number(_ value: JSONNumber) {
    beginValue()
    bytes.append(contentsOf: value.text.utf8)
    endValue()
  }

  /// Writes a string.
  ///
  /// Quotation marks, backslashes, control characters and the separators U+2028 and U+2029 are
  /// escaped; everything else stays as it is.
  package mutating func string(_ value: String) {
    beginValue()
    bytes.appendQuoted(value)
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
    case .elementOrEnd: bytes.append(UInt8(ascii: ","))
    case .firstKeyOrEnd, .keyOrEnd: preconditionFailure("a value lacks its key")
    case .nothing: preconditionFailure("the document is whole already")
    }
  }

  @inline(__always)
  private mutating func endValue() {
    next =
      switch isObject.last {
      case nil: .nothing
      case true?: .keyOrEnd
      case false?: .elementOrEnd
      }
  }

  @inline(__always)
  private mutating func beginKey() {
    switch next {
    case .firstKeyOrEnd: break
    case .keyOrEnd: bytes.append(UInt8(ascii: ","))
    default: preconditionFailure("no key can come here")
    }
    next = .memberValue
  }
}
