internal import JSON
internal import Records

extension Erratum {
  /// Reads a slip in a document's sample.
  ///
  /// - Throws: `JSONError` when a member is missing or unknown.
  /// - Complexity: O(*n*) in the length of its text.
  static func read(from reader: inout JSONReader) throws(JSONError) -> Erratum {
    var id: String?
    var source: SourceLines?
    var text: String?
    var broken: [ClauseID] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = try reader.readString()
      case "source": source = try SourceLines.read(from: &reader)
      case "text": text = try reader.readString()
      case "breaks":
        broken = try reader.readAll { (reader) throws(JSONError) in
          ClauseID(try reader.readString())
        }
      default: throw reader.unknownKey(key)
      }
    }
    guard let id else { throw reader.missingKey("id") }
    guard let source else { throw reader.missingKey("source") }
    guard let text else { throw reader.missingKey("text") }
    return Erratum(id: ErratumID(id), source: source, text: text, broken: broken)
  }
}
