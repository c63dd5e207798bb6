internal import Adapters
internal import JSON
internal import Records
internal import Scenarios

/// What the harness says to an adapter, as the adapter hears it.
enum HarnessMessage {
  /// The greeting; what it says about limits does not concern this side.
  case hello
  /// A case of this number.
  case decision(number: Int, Query, Situation)
  /// A question that is answered with a pong of the same number.
  case ping(Int)
  /// The last message.
  case goodbye

  /// The version of the protocol this side speaks.
  private static let version = 1

  /// Reads one line.
  ///
  /// - Throws: ``JSONError`` when the line is no message.
  init(_ line: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(line) { (reader) throws(JSONError) in
      var number: Int?
      var query: Query?
      var situation: Situation?
      var message: HarnessMessage?
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "hello":
          try reader.skipValue()
          message = .hello
        case "ping": message = .ping(try reader.readInt())
        case "goodbye":
          try reader.skipValue()
          message = .goodbye
        case "id": number = try reader.readInt()
        case "query": query = try Query.read(from: &reader)
        case "situation": situation = try Situation.read(from: &reader)
        // A later harness may say more than this side knows.
        default: try reader.skipValue()
        }
      }
      if let message { return message }
      guard let number else { throw reader.missingKey("id") }
      guard let query else { throw reader.missingKey("query") }
      guard let situation else { throw reader.missingKey("situation") }
      return .decision(number: number, query, situation)
    }
  }

  /// Returns what an adapter replies, as one document without a line feed.
  ///
  /// - Throws: ``JSONError`` when the adapter's answer holds a number that JSON cannot.
  func reply(by adapter: some Adapter) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    switch self {
    case .hello:
      writer.key("hello")
      adapter.claims.write(HarnessMessage.version, to: &writer)
    case .ping(let number):
      writer.key("pong")
      writer.integer(number)
    case .decision(let number, let query, let situation):
      writer.key("id")
      writer.integer(number)
      if let answer = adapter.answer(query, situation) {
        writer.key("answer")
        try answer.write(to: &writer)
      } else {
        writer.key("declined")
        writer.bool(true)
      }
    case .goodbye: break
    }
    writer.endObject()
    return writer.bytes
  }
}

extension Claims {
  /// Writes the claims and the version of the protocol.
  fileprivate func write(_ version: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("version")
    writer.integer(version)
    writer.key("name")
    writer.string(name)
    writer.key("adapterVersion")
    writer.string(self.version)
    writer.key("queries")
    writer.beginArray()
    for query in Query.Name.allCases where queries.contains(query) {
      writer.string(query.rawValue)
    }
    writer.endArray()
    writer.endObject()
  }
}
