package import JSON
package import Scenarios

extension Size {
  /// Writes the extents as an object of two numbers, in points.
  ///
  /// - Throws: ``JSONError`` when an extent is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.member("width", width)
    try writer.member("height", height)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Size {
    let numbers = try reader.readNumbers("width", "height")
    return Size(width: numbers.0, height: numbers.1)
  }
}

extension Rect {
  /// Writes origin and extents as an object of four numbers, in points.
  ///
  /// - Throws: ``JSONError`` when a number is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.member("x", minX)
    try writer.member("y", minY)
    try writer.member("width", width)
    try writer.member("height", height)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> Rect {
    let numbers = try reader.readNumbers("x", "y", "width", "height")
    return Rect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }
}

extension EdgeInsets {
  /// Writes the four distances as an object of four numbers, in points.
  ///
  /// - Throws: ``JSONError`` when a distance is not finite.
  package func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    try writer.member("top", top)
    try writer.member("left", left)
    try writer.member("bottom", bottom)
    try writer.member("right", right)
    writer.endObject()
  }

  /// Reads what ``write(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  package static func read(from reader: inout JSONReader) throws(JSONError) -> EdgeInsets {
    let numbers = try reader.readNumbers("top", "left", "bottom", "right")
    return EdgeInsets(
      top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3)
  }
}

extension JSONWriter {
  /// Writes a key and a number.
  mutating func member(_ key: StaticString, _ number: Double) throws(JSONError) {
    self.key(key)
    try double(number)
  }

  /// Writes a key and a whole number.
  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a key and a text.
  mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }
}

extension JSONReader {
  /// Reads an object of exactly two members, each a number, and returns them in this order.
  fileprivate mutating func readNumbers(
    _ first: StaticString, _ second: StaticString
  ) throws(JSONError) -> (Double, Double) {
    var numbers: (Double?, Double?) = (nil, nil)
    try beginObject()
    while let key = try nextKey() {
      if key == first {
        numbers.0 = try readDouble()
      } else if key == second {
        numbers.1 = try readDouble()
      } else {
        throw unknownKey(key)
      }
    }
    guard let one = numbers.0 else { throw missingKey("\(first)") }
    guard let two = numbers.1 else { throw missingKey("\(second)") }
    return (one, two)
  }

  /// Reads an object of exactly four members, each a number, and returns them in this order.
  fileprivate mutating func readNumbers(
    _ first: StaticString, _ second: StaticString, _ third: StaticString, _ fourth: StaticString
  ) throws(JSONError) -> (Double, Double, Double, Double) {
    var numbers: (Double?, Double?, Double?, Double?) = (nil, nil, nil, nil)
    try beginObject()
    while let key = try nextKey() {
      if key == first {
        numbers.0 = try readDouble()
      } else if key == second {
        numbers.1 = try readDouble()
      } else if key == third {
        numbers.2 = try readDouble()
      } else if key == fourth {
        numbers.3 = try readDouble()
      } else {
        throw unknownKey(key)
      }
    }
    guard let one = numbers.0 else { throw missingKey("\(first)") }
    guard let two = numbers.1 else { throw missingKey("\(second)") }
    guard let three = numbers.2 else { throw missingKey("\(third)") }
    guard let four = numbers.3 else { throw missingKey("\(fourth)") }
    return (one, two, three, four)
  }
}
