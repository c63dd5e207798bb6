extension JSON {
  /// The value in one line, without white space, keys in their order, numbers as spelled.
  ///
  /// - Complexity: O(size).
  package var compactBytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }

  /// The value for people: two spaces a level, short arrays of scalars in one line, LF at the end.
  ///
  /// - Complexity: O(size).
  package var indentedBytes: [UInt8] { Self.indented(compactBytes) }

  /// The spelling that equal values share, to name them by: keys sorted, numbers normalised.
  ///
  /// Keys are sorted by their UTF-8. There is no white space.
  ///
  /// - Complexity: O(n log n).
  package var canonicalBytes: [UInt8] {
    var bytes = ByteBuffer()
    appendCanonical(to: &bytes)
    return Array(bytes.contents)
  }

  private func appendCanonical(to bytes: inout ByteBuffer) {
    switch self {
    case .null: bytes.append("null")
    case .bool(let value): bytes.append(value ? "true" : "false")
    case .number(let value): value.appendCanonical(to: &bytes)
    case .string(let value): bytes.appendQuoted(value)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.appendCanonical(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.sortedMembers.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.appendQuoted(member.key)
        bytes.append(UInt8(ascii: ":"))
        member.value.appendCanonical(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
