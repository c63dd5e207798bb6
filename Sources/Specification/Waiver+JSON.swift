internal import JSON
internal import Records

extension Waiver {
  /// Reads a waiver of a document.
  ///
  /// - Throws: `JSONError` when a member is missing, unknown or impossible.
  /// - Complexity: O(*n*) in the length of its text.
  static func read(from reader: inout JSONReader) throws(JSONError) -> Waiver {
    var name: Reason.Name?
    var lines: LineNumbers?
    var sha256: String?
    var repeated: LineNumbers?
    var sentence: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "reason": name = try reader.readName(Reason.Name.self)
      case "lines": lines = try reader.readLineNumbers()
      case "sha256": sha256 = try reader.readString()
      case "repeats": repeated = try reader.readLineNumbers()
      case "sentence": sentence = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("reason") }
    guard let lines else { throw reader.missingKey("lines") }
    guard let sha256 else { throw reader.missingKey("sha256") }
    let reason: Reason
    switch (name, repeated, sentence) {
    case (.heading, nil, nil): reason = .heading
    case (.boilerplate, nil, nil): reason = .boilerplate
    case (.link, nil, nil): reason = .link
    case (.codeRepeatedInAnotherLanguage, let lines?, nil):
      reason = .codeRepeatedInAnotherLanguage(of: lines)
    case (.codeRepeatedInAnotherLanguage, nil, _): throw reader.missingKey("repeats")
    case (.outOfScope, nil, let sentence?): reason = .outOfScope(why: sentence)
    case (.outOfScope, _, nil): throw reader.missingKey("sentence")
    case (_, _?, _): throw reader.invalidValue("only repeated code repeats other lines")
    case (_, _, _?): throw reader.invalidValue("only what is out of scope needs a sentence")
    }
    return Waiver(reason: reason, lines: lines, sha256: sha256)
  }
}

extension JSONReader {
  /// Reads line numbers such as `65,67-69`.
  ///
  /// - Throws: `JSONError` when the text lists no lines, or not in order.
  /// - Complexity: O(*n*) in the length of the text.
  mutating func readLineNumbers() throws(JSONError) -> LineNumbers {
    try lineNumbers(try readString())
  }

  /// Returns the line numbers that the text which was read last lists.
  ///
  /// - Throws: `JSONError` when the text lists no lines, or not in order.
  /// - Complexity: O(*n*) in the length of the text.
  func lineNumbers(_ text: String) throws(JSONError) -> LineNumbers {
    guard let lines = LineNumbers(text) else {
      throw invalidValue(
        "lines are numbers from 1 to \(LineNumbers.limit) in ascending order, such as 65,67-69")
    }
    return lines
  }
}
