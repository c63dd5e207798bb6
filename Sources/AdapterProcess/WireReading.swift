internal import JSON
internal import Records
internal import Scenarios

/// Reads bytes as a child's output with two decisions and a session open, and throws it all away.
///
/// For a fuzzer: whatever the bytes are, this returns, in time and room that grow with them alone.
///
/// - Complexity: O(*n*) in the number of bytes.
package func readAsWire(_ bytes: UnsafeBufferPointer<UInt8>) {
  var lines = LineBuffer(limit: 4096)
  var replies: [Reply] = []
  var offset = 0
  repeat {
    lines.fill { room in
      let count = min(room.count, bytes.count - offset)
      room.copyMemory(
        from: UnsafeRawBufferPointer(
          UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])))
      offset += count
      return count
    }
    while let line = lines.next() {
      guard case .whole(let range) = line else { continue }
      replies.removeAll()
      let text = lines.bytes.span.extracting(range)
      replies.append(line: text) { number in
        switch number {
        case 1: .decision(.bannerWidth)
        case 2: .decision(.canPresent)
        case 3: .session
        case ..<1: .closed
        default: .unknown
        }
      }
      precondition(!replies.isEmpty, "every line says something, if only that it is unusable")
      _ = try? Greeting(text, window: 64, standardError: "")
      // What an adapter may be told is read by the same reader, with the same limits.
      _ = try? JSONReader.read(text) { (reader) throws(JSONError) in
        try Event.read(from: &reader)
      }
      _ = try? JSON.parse(text)
    }
  } while offset < bytes.count
}
