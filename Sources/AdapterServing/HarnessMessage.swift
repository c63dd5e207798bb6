internal import JSON
internal import Records
internal import Scenarios

/// What the harness says to an adapter, as the adapter hears it.
enum HarnessMessage {
  /// The greeting; what it says about limits does not concern this side.
  case hello
  /// A decision of this number.
  case decision(number: Int, Query, Situation)
  /// An event of a session of this number; the first one comes with the format.
  case event(number: Int, step: Int, AdFormat?, Event)
  /// The session of this number is over.
  case end(number: Int)
  /// A question that is answered with a pong of the same number.
  case ping(Int, resets: Bool)
  /// The last message.
  case goodbye

  /// Whether something has to be said to it.
  var isReplied: Bool {
    switch self {
    case .hello, .decision, .event, .ping: true
    case .end, .goodbye: false
    }
  }

  /// Reads one line: a message, or a list of them.
  ///
  /// - Throws: ``JSONError`` when the line is neither.
  static func read(_ line: [UInt8]) throws(JSONError) -> (list: [HarnessMessage], isList: Bool) {
    try JSONReader.read(line) { (reader) throws(JSONError) in
      guard try reader.peekKind() == .array else { return ([try read(from: &reader)], false) }
      return (
        try reader.readArray { (reader) throws(JSONError) in try read(from: &reader) }, true
      )
    }
  }

  private static func read(from reader: inout JSONReader) throws(JSONError) -> HarnessMessage {
    var number: Int?
    var step: Int?
    var format: AdFormat?
    var event: Event?
    var query: Query?
    var situation: Situation?
    var isEnd = false
    var ping: Int?
    var resets = false
    var message: HarnessMessage?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "hello":
        try reader.skipValue()
        message = .hello
      case "goodbye":
        try reader.skipValue()
        message = .goodbye
      case "ping": ping = try reader.readInt()
      case "reset": resets = try reader.readBool()
      case "id": number = try reader.readInt()
      case "step": step = try reader.readInt()
      case "format": format = try reader.readName(AdFormat.self)
      case "event": event = try Event.read(from: &reader)
      case "end": isEnd = try reader.readBool()
      case "query": query = try Query.read(from: &reader)
      case "situation": situation = try Situation.read(from: &reader)
      // A later harness may say more than this side knows.
      default: try reader.skipValue()
      }
    }
    if let message { return message }
    if let ping { return .ping(ping, resets: resets) }
    guard let number else { throw reader.missingKey("id") }
    if isEnd { return .end(number: number) }
    if let event {
      guard let step else { throw reader.missingKey("step") }
      return .event(number: number, step: step, format, event)
    }
    guard let query else { throw reader.missingKey("query") }
    guard let situation else { throw reader.missingKey("situation") }
    return .decision(number: number, query, situation)
  }
}
