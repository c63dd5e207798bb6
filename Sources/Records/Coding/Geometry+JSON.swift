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
    let numbers = try reader.readNumbers(["width", "height"])
    return Size(width: numbers[0], height: numbers[1])
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
    let numbers = try reader.readNumbers(["x", "y", "width", "height"])
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
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
    let numbers = try reader.readNumbers(["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
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
  /// Reads an object of exactly these members, each a number, and returns them in this order.
  ///
  /// - Complexity: O(*n*²) in the number of keys, which is at most four.
  fileprivate mutating func readNumbers(_ keys: [StaticString]) throws(JSONError) -> [Double] {
    var numbers = [Double?](repeating: nil, count: keys.count)
    try beginObject()
    while let key = try nextKey() {
      guard let index = keys.firstIndex(where: { key == $0 }) else { throw unknownKey(key) }
      numbers[index] = try readDouble()
    }
    var found: [Double] = []
    for (key, number) in zip(keys, numbers) {
      guard let number else { throw missingKey("\(key)") }
      found.append(number)
    }
    return found
  }
}
