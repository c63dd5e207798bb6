extension JSON {
  private static let widestLine = 100

  /// Lays out compact JSON for people, without changing what it says.
  ///
  /// Two spaces a level, one member a line, an array of scalars in one line when it ends within 100
  /// bytes, and LF at the end.
  ///
  /// - Parameter compact: JSON as ``JSONWriter`` writes it: well formed, without white space.
  /// - Returns: The same tokens in the same order.
  /// - Complexity: O(number of bytes).
  package static func indented(_ compact: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(compact.count * 2)
    var depth = 0
    var lineStart = 0
    var position = 0

    func breakLine() {
      result.append(UInt8(ascii: "\n"))
      lineStart = result.count
      result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    while position < compact.count {
      let byte = compact[position]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let room = widestLine - (result.count - lineStart)
        if let line = oneLine(compact[position...], room: room) {
          result.append(contentsOf: line.text)
          position = line.end
          continue
        }
        result.append(byte)
        depth += 1
        breakLine()
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        breakLine()
        result.append(byte)
      case UInt8(ascii: ","):
        result.append(byte)
        breakLine()
      case UInt8(ascii: ":"): result.append(contentsOf: ": ".utf8)
      case UInt8(ascii: "\""):
        let end = endOfString(in: compact[...], from: position)
        result.append(contentsOf: compact[position..<end])
        position = end
        continue
      default: result.append(byte)
      }
      position += 1
    }
    result.append(UInt8(ascii: "\n"))
    return result
  }

  /// An empty container, or an array of scalars that fits, in one line; nil for any other.
  private static func oneLine(
    _ compact: ArraySlice<UInt8>, room: Int
  ) -> (text: [UInt8], end: Int)? {
    let start = compact.startIndex
    if compact[start + 1] == UInt8(ascii: "]") || compact[start + 1] == UInt8(ascii: "}") {
      return (Array(compact[start...start + 1]), start + 2)
    }
    if compact[start] == UInt8(ascii: "{") { return nil }
    var text = [UInt8(ascii: "[")]
    var position = start + 1
    // One byte more is needed for a comma after the array.
    while text.count < room - 1 {
      switch compact[position] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
      case UInt8(ascii: "]"): return (text + [UInt8(ascii: "]")], position + 1)
      case UInt8(ascii: ","): text.append(contentsOf: ", ".utf8)
      case UInt8(ascii: "\""):
        let end = endOfString(in: compact, from: position)
        text.append(contentsOf: compact[position..<end])
        position = end
        continue
      case let byte: text.append(byte)
      }
      position += 1
    }
    return nil
  }

  /// The offset after the string that starts at an offset.
  private static func endOfString(in compact: ArraySlice<UInt8>, from start: Int) -> Int {
    var position = start + 1
    while compact[position] != UInt8(ascii: "\"") {
      position += compact[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position + 1
  }
}
