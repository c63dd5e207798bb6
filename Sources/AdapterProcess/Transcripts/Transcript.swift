internal import Adapters
internal import JSON
internal import Records
internal import Scenarios

/// What an adapter claimed and did, kept so that it can be judged again without the adapter.
///
/// A file of lines: what it claims, then a case and its outcome on each.
package struct Transcript: Sendable {
  /// What the adapter claims.
  let claims: Claims
  /// The last outcome of each case, by the case in canonical JSON.
  private(set) var outcomes: [[UInt8]: Outcome]

  /// The version of the form in which transcripts are kept.
  private static let format = 1

  /// Begins a transcript of an adapter.
  init(_ claims: Claims) {
    self.claims = claims
    outcomes = [:]
  }

  /// Keeps what became of a case.
  mutating func keep(_ outcome: Outcome, of key: [UInt8]) {
    outcomes[key] = outcome
  }

  /// Returns what a decision is kept under.
  static func key(of decision: Decision) -> [UInt8] {
    key { (writer) throws(JSONError) in
      writer.key("query")
      try decision.query.write(to: &writer)
      writer.key("situation")
      try decision.situation.write(to: &writer)
    }
  }

  /// Returns what a session is kept under, before or after it was played.
  static func key(of play: any Play) -> [UInt8] {
    let trace = play.trace
    return key { (writer) throws(JSONError) in
      writer.key("situation")
      try trace.situation.write(to: &writer)
      writer.key("life")
      try trace.life.write(to: &writer)
    }
  }

  private static func key(
    _ write: (inout JSONWriter) throws(JSONError) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    do throws(JSONError) {
      try write(&writer)
    } catch {
      // Generated lengths are finite, and stored ones were read from JSON.
      preconditionFailure("a case cannot be written: \(error)")
    }
    writer.endObject()
    return writer.bytes
  }
}

extension Transcript {
  /// The transcript as a file holds it: lines in the order of the cases' JSON, so that equal
  /// transcripts are equal files.
  ///
  /// - Complexity: O(*n* log *n*) in the number of cases.
  package var bytes: [UInt8] {
    var bytes = header
    for (key, outcome) in outcomes.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += Array(#"{"case":"#.utf8) + key + Array(#","outcome":"#.utf8)
      var writer = JSONWriter()
      outcome.writeRecorded(to: &writer)
      bytes += writer.bytes + Array("}\n".utf8)
    }
    return bytes
  }

  private var header: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("transcript")
    writer.integer(Transcript.format)
    writer.key("name")
    writer.string(claims.name)
    writer.key("adapterVersion")
    writer.string(claims.version)
    writer.key("queries")
    writer.beginArray()
    for query in Query.Name.allCases where claims.queries.contains(query) {
      writer.string(query.rawValue)
    }
    writer.endArray()
    writer.key("formats")
    writer.beginArray()
    for format in AdFormat.allCases where claims.formats.contains(format) {
      writer.string(format.rawValue)
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Reads what ``bytes`` holds.
  ///
  /// - Throws: ``TranscriptError`` when the bytes are no transcript, or one of another format.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(bytes: [UInt8]) throws(TranscriptError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first else { throw TranscriptError(line: 1, reason: "it is empty") }
    do throws(JSONError) {
      self.init(
        try JSONReader.read(Array(first)) { (reader) throws(JSONError) in
          try Transcript.readClaims(from: &reader)
        })
    } catch {
      throw TranscriptError(line: 1, reason: "\(error)")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      do throws(JSONError) {
        try readCase(Array(line))
      } catch {
        throw TranscriptError(line: index + 1, reason: "\(error)")
      }
    }
  }

  private static func readClaims(from reader: inout JSONReader) throws(JSONError) -> Claims {
    var claims = Claims(name: "", version: "", queries: [])
    var isTranscript = false
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "transcript":
        isTranscript = try reader.readInt() == format
        guard isTranscript else {
          throw reader.invalidValue("this version reads format \(format) only")
        }
      case "name": claims.name = try reader.readString()
      case "adapterVersion": claims.version = try reader.readString()
      case "queries":
        claims.queries = Set(
          try reader.readArray { (reader) throws(JSONError) in
            try reader.readName(Query.Name.self)
          })
      case "formats":
        claims.formats = Set(
          try reader.readArray { (reader) throws(JSONError) in try reader.readName(AdFormat.self) })
      default: throw reader.unknownKey(key)
      }
    }
    guard isTranscript else { throw reader.missingKey("transcript") }
    return claims
  }

  private mutating func readCase(_ line: [UInt8]) throws(JSONError) {
    let (key, outcome) = try JSONReader.read(line) { (reader) throws(JSONError) in
      var key: [UInt8]?
      var query: Query.Name?
      var outcome: Outcome?
      try reader.beginObject()
      while let name = try reader.nextKey() {
        switch name {
        case "case":
          let value = try reader.readJSON()
          key = value.compactBytes
          query = value["query"]?["name"]?.stringValue.flatMap(Query.Name.init)
        case "outcome": outcome = try Outcome.readRecorded(from: &reader, to: query)
        default: throw reader.unknownKey(name)
        }
      }
      guard let key else { throw reader.missingKey("case") }
      guard let outcome else { throw reader.missingKey("outcome") }
      return (key, outcome)
    }
    outcomes[key] = outcome
  }
}

/// Why a file is no transcript.
package struct TranscriptError: Error, Hashable, CustomStringConvertible {
  /// The line at fault, from 1.
  package var line: Int
  /// What is wrong with it; may quote untrusted text.
  package var reason: String

  /// What is wrong and where, in one sentence.
  package var description: String { "Line \(line) of the transcript cannot be used: \(reason)" }
}
