package import JSON
internal import Scenarios

/// The known failures of one adapter, as somebody reviewed them.
package struct KnownFailures: Hashable, Sendable {
  /// The entries, in the order of the file.
  package var entries: [KnownFailure]

  /// The version of the form in which they are kept.
  package static let format = 1

  /// Creates a list of known failures.
  package init(_ entries: [KnownFailure] = []) {
    self.entries = entries
  }

  /// Returns the file's bytes, laid out for a person who reviews them.
  ///
  /// - Throws: ``JSONError`` when a length in a witness is not finite.
  /// - Complexity: O(*n*) in the entries.
  package func bytes() throws(JSONError) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("format")
    writer.integer(KnownFailures.format)
    writer.key("knownFailures")
    writer.beginArray()
    for entry in entries { try entry.write(to: &writer) }
    writer.endArray()
    writer.endObject()
    return JSON.indented(writer.bytes)
  }

  /// Reads what ``bytes()`` returns.
  ///
  /// - Throws: ``JSONError`` when the bytes are no such file, or an entry excuses what nothing may.
  /// - Complexity: O(*n*) in the bytes.
  package init(bytes: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(bytes) { (reader) throws(JSONError) in
      var format: Int?
      var entries: [KnownFailure]?
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "format":
          format = try reader.readInt()
          if format != KnownFailures.format {
            throw reader.invalidValue("only version \(KnownFailures.format) can be read")
          }
        case "knownFailures": entries = try reader.readArray(KnownFailure.read)
        default: throw reader.unknownKey(key)
        }
      }
      guard format != nil else { throw reader.missingKey("format") }
      guard let entries else { throw reader.missingKey("knownFailures") }
      return KnownFailures(entries)
    }
  }
}

extension KnownFailure {
  fileprivate func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("clause")
    writer.string("\(clause)")
    writer.key("kind")
    if let kind { writer.string("\(kind)") } else { writer.null() }
    writer.key("reason")
    writer.string(reason)
    switch term {
    case .until(let day):
      writer.key("expires")
      writer.string(day)
    case .wontFix:
      writer.key("wontFix")
      writer.bool(true)
    }
    writer.key("witness")
    try witness.write(to: &writer)
    writer.endObject()
  }

  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> KnownFailure {
    var clause: String?
    var kind: String?
    var reason: String?
    var term: Term?
    var witness: Case?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "clause":
        let name = try reader.readString()
        if name.hasPrefix("RUN-") {
          throw reader.invalidValue(
            "a crash, a silence or a broken protocol is never a known failure")
        }
        clause = name
      case "kind": kind = try reader.readNullIfPresent() ? nil : try reader.readString()
      case "reason":
        let text = try reader.readString()
        if text.allSatisfy(\.isWhitespace) {
          throw reader.invalidValue("a known failure needs a reason")
        }
        reason = text
      case "expires":
        let day = try reader.readString()
        guard day.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil else {
          throw reader.invalidValue("a day is written as in 2027-01-31")
        }
        if term != nil { throw reader.invalidValue("it either expires or is never mended") }
        term = .until(day)
      case "wontFix":
        guard try reader.readBool() else {
          throw reader.invalidValue("leave it out, and say when the failure expires")
        }
        if term != nil { throw reader.invalidValue("it either expires or is never mended") }
        term = .wontFix
      case "witness": witness = try Case.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let clause else { throw reader.missingKey("clause") }
    guard let reason else { throw reader.missingKey("reason") }
    guard let term else { throw reader.missingKey("expires") }
    guard let witness else { throw reader.missingKey("witness") }
    return KnownFailure(
      clause: ClauseID(clause), kind: kind.map { ViolationKind($0) }, witness: witness,
      reason: reason, term: term)
  }
}
