extension JSON {
  /// Reads a document that holds exactly one value.
  ///
  /// Strict RFC 8259, and beyond it: no byte order mark, no key twice, no invalid UTF-8, no half of
  /// a surrogate pair, no number that a finite `Double` cannot stand for.
  ///
  /// - Parameters:
  ///   - bytes: The document, white space around the value allowed.
  ///   - limits: How much is taken.
  /// - Returns: The value.
  /// - Throws: The first fault, in the order of the bytes.
  /// - Complexity: O(number of bytes).
  package static func parse(
    _ bytes: Span<UInt8>, limits: Limits = Limits()
  ) throws(JSONError) -> JSON {
    try JSONReader.read(bytes, limits: limits) { (reader) throws(JSONError) in
      try reader.readJSON()
    }
  }

  /// Reads a document that holds exactly one value.
  ///
  /// - Parameters:
  ///   - bytes: The document, white space around the value allowed.
  ///   - limits: How much is taken.
  /// - Returns: The value.
  /// - Throws: The first fault, in the order of the bytes.
  /// - Complexity: O(number of bytes).
  package static func parse(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(JSONError) -> JSON {
    try parse(bytes.span, limits: limits)
  }
}
