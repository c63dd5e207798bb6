package import JSON
package import Scenarios

/// A case as it is kept: the value is the truth, the choices that made it are a hint.
package struct StoredCase: Hashable, Sendable {
  /// The case.
  package var `case`: Case
  /// The replay text of the generator that made it; of use only while that generator stays.
  package var replay: String?

  /// The version of the form in which cases are kept.
  package static let format = 1

  /// Creates a stored case from a case and, if known, the text that replays it.
  package init(_ case: Case, replay: String? = nil) {
    self.case = `case`
    self.replay = replay
  }

  /// The name of the case: SHA-256 over its value in canonical JSON, in hex.
  ///
  /// The hint does not count, so the same case has one name whatever made it.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  /// - Complexity: O(*n*) in the number of scenes.
  package func name() throws(JSONError) -> String {
    var writer = JSONWriter()
    try `case`.write(to: &writer)
    return SHA256.hash(try JSON.parse(writer.bytes).canonicalBytes).hex
  }

  /// Returns the stored form, laid out for a person, with a line feed at its end.
  ///
  /// - Throws: ``JSONError`` when a length is not finite.
  package func bytes() throws(JSONError) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("format")
    writer.integer(StoredCase.format)
    writer.key("case")
    try `case`.write(to: &writer)
    writer.key("replay")
    if let replay { writer.string(replay) } else { writer.null() }
    writer.endObject()
    return JSON.indented(writer.bytes)
  }

  /// Reads what ``bytes()`` returns.
  ///
  /// - Throws: ``JSONError`` when the bytes are no stored case, or one of another format.
  package init(bytes: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var format: Int?
      var `case`: Case?
      var replay: String?
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "format":
          format = try reader.readInt()
          guard format == StoredCase.format else {
            throw reader.invalidValue("this version reads format \(StoredCase.format) only")
          }
        case "case": `case` = try Case.read(from: &reader)
        case "replay": replay = try reader.readNullIfPresent() ? nil : reader.readString()
        default: throw reader.unknownKey(key)
        }
      }
      guard format != nil else { throw reader.missingKey("format") }
      guard let `case` else { throw reader.missingKey("case") }
      return StoredCase(`case`, replay: replay)
    }
  }
}
