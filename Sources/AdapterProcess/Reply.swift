internal import JSON
internal import Records
internal import Scenarios

/// What a line of the adapter means while a case is open.
enum Reply: Hashable {
  /// The open case is answered, or declined: its outcome.
  case outcome(Outcome)
  /// The line replies to a case that was closed before.
  case late
  /// The answer to a ping of this number.
  case pong(Int)
  /// The line cannot be used; it may still be the reply to the open case.
  case unusable(ProtocolFault, isReplyToOpenCase: Bool)

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - openCase: The number of the open case; all lower ones from 1 up are closed.
  ///   - query: The query of the open case.
  /// - Complexity: O(*n*) in the bytes of the line.
  init(_ line: Span<UInt8>, openCase: Int, query: Query.Name) {
    // What a line names counts even when the rest of it is unusable.
    var id: Int?
    do throws(JSONError) {
      self = try JSONReader.read(line) { (reader) throws(JSONError) in
        try Reply.read(from: &reader, openCase: openCase, query: query, id: &id)
      }
    } catch {
      self = .unusable(Reply.fault(in: line, error), isReplyToOpenCase: id == openCase)
    }
  }

  /// Tells a line that is no JSON at all from one that is JSON of the wrong shape.
  private static func fault(in line: Span<UInt8>, _ error: JSONError) -> ProtocolFault {
    do throws(JSONError) {
      try JSONReader.read(line) { (reader) throws(JSONError) in try reader.skipValue() }
      return ProtocolFault(.wrongShape, detail: "\(error)")
    } catch {
      return ProtocolFault(.undecodable, detail: "\(error)")
    }
  }

  private static func read(
    from reader: inout JSONReader, openCase: Int, query: Query.Name, id: inout Int?
  ) throws(JSONError) -> Reply {
    var outcome: Outcome?
    var pong: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = try reader.readInt()
      case "pong": pong = try reader.readInt()
      case "answer":
        guard outcome == nil else { throw reader.invalidValue("the case is declined already") }
        if id == nil { id = try reader.lookAheadForID() }
        if id == openCase {
          outcome = .answered(try Answer.read(to: query, from: &reader))
        } else {
          // Only the answer to the open case has a shape that is known.
          try reader.skipValue()
        }
      case "declined":
        let isDeclined = try reader.readBool()
        guard outcome == nil else { throw reader.invalidValue("the case is answered already") }
        guard isDeclined else { throw reader.invalidValue("it can only be true") }
        outcome = .declined
      default: throw reader.unknownKey(key)
      }
    }
    switch (id, pong) {
    case (nil, let pong?): return .pong(pong)
    case (nil, nil): throw reader.missingKey("id")
    case (_?, _?): throw reader.invalidValue("a pong names no case")
    case (openCase, nil):
      guard let outcome else { throw reader.missingKey("answer") }
      return .outcome(outcome)
    case (let id?, nil):
      if (1..<openCase).contains(id) { return .late }
      let detail = "it names case \(id), which was never given; case \(openCase) is open"
      return .unusable(ProtocolFault(.unknownCase, detail: detail), isReplyToOpenCase: false)
    }
  }
}

extension JSONReader {
  /// Returns the number under `id` behind the value that is about to be read.
  fileprivate mutating func lookAheadForID() throws(JSONError) -> Int {
    try lookAhead { (reader) throws(JSONError) in
      try reader.skipValue()
      while let key = try reader.nextKey() {
        if key == "id" { return try reader.readInt() }
        try reader.skipValue()
      }
      throw reader.missingKey("id")
    }
  }
}
