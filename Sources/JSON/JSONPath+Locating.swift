extension JSONPath {
  /// An array or object that is open at the place looked for.
  fileprivate struct Container {
    let isArray: Bool
    var index = 0
    var key: String?
    var valueIsComplete = false

    var step: Step? {
      if valueIsComplete { return nil }
      return isArray ? .index(index) : key.map(Step.key)
    }

    /// Moves past a comma.
    mutating func advance() {
      index += 1
      key = nil
      valueIsComplete = false
    }
  }

  /// Finds the innermost value that is open where a token starts.
  ///
  /// Readers keep no path; it is found here, by going over the document once more, only when an
  /// error needs it.
  ///
  /// - Parameters:
  ///   - anchor: The offset at which a token starts, or the length of the document.
  ///   - bytes: The document, well formed before the anchor.
  /// - Complexity: O(anchor).
  init(leadingTo anchor: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var open: [Container] = []
    var position = 0
    while position < anchor {
      switch bytes[position] {
      case UInt8(ascii: "["): open.append(Container(isArray: true))
      case UInt8(ascii: "{"): open.append(Container(isArray: false))
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        open.removeLast()
        open.completeValue()
      case UInt8(ascii: ","): open[open.count - 1].advance()
      case UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D: break
      case UInt8(ascii: "\""):
        let start = position + 1
        position = Self.endOfString(from: start, in: bytes)
        if let last = open.last, !last.isArray, last.key == nil {
          open[open.count - 1].key = String(
            unescaping: UnsafeBufferPointer(rebasing: bytes[start..<position]))
        } else {
          open.completeValue()
        }
      default:
        while position + 1 < anchor, !Self.endsScalar(bytes[position + 1]) { position += 1 }
        open.completeValue()
      }
      position += 1
    }
    self.init(open.compactMap(\.step))
  }

  /// The offset of the quotation mark that ends a string known to be whole.
  private static func endOfString(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = start
    while bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x20, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}

extension [JSONPath.Container] {
  /// Notes that the innermost container has its value; a value at the root has no container.
  fileprivate mutating func completeValue() {
    if let last = indices.last { self[last].valueIsComplete = true }
  }
}
