/// A key or a string as the reader found it: UTF-8 with its escapes resolved, not yet a `String`.
///
/// It points into the document, so that comparing it allocates nothing. Use it, or make it a
/// ``string``, inside the closure that was given the reader; afterwards it must not be touched.
///
///     switch key {
///     case "id": id = try reader.readInt()
///     default: throw reader.unknownKey(key)
///     }
@usableFromInline
package struct JSONText {
  @usableFromInline package let start: UnsafePointer<UInt8>
  @usableFromInline package let count: Int

  /// Points at text that outlives every use of it.
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The length in bytes of UTF-8.
  package var utf8Count: Int { count }

  /// The text as a string of its own.
  ///
  /// - Complexity: O(length).
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Whether the text is exactly a literal, byte by byte.
  @inlinable
  package static func ~= (literal: StaticString, text: JSONText) -> Bool {
    text.count == literal.utf8CodeUnitCount && matches(text.start, literal.utf8Start, text.count)
  }

  /// Whether the text is exactly a literal, byte by byte.
  @inlinable
  package static func == (text: JSONText, literal: StaticString) -> Bool { literal ~= text }

  /// Whether the text is exactly a string, byte by byte.
  package func equals(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      guard bytes.count == count, let other = bytes.baseAddress else {
        return bytes.isEmpty && count == 0
      }
      return JSONText.matches(start, other, count)
    }
  }

  @usableFromInline
  package static func matches(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    var index = 0
    while index < count, first[index] == second[index] { index += 1 }
    return index == count
  }
}

extension JSONText: Hashable {
  @usableFromInline
  package static func == (first: JSONText, second: JSONText) -> Bool {
    first.count == second.count && matches(first.start, second.start, first.count)
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: UnsafeRawBufferPointer(start: start, count: count))
  }
}
