internal import JSON
internal import Records
internal import Scenarios

/// What an adapter says about one case, or to one ping.
enum Reply: Hashable {
  /// A decision is answered, or a case is declined.
  case outcome(Outcome, of: Int)
  /// What a session's implementation does at a step.
  case actions([Action], step: Int, of: Int)
  /// The reply is about a case that was closed before.
  case late
  /// The answer to a ping of this number.
  case pong(Int)
  /// The line cannot be used; it may still name the case it is about.
  case unusable(ProtocolFault, of: Int?)

  /// What is known of a number that a reply names.
  enum Subject {
    /// It is a decision that asks this query.
    case decision(Query.Name)
    /// It is a session.
    case session
    /// It is a case that was closed.
    case closed
    /// No such case was given to this process.
    case unknown
  }
}

extension [Reply] {
  /// Reads what a line says, and appends it: one reply, or a batch of them.
  ///
  /// Of a line that cannot be used nothing counts but that.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - subject: What is known of a number.
  /// - Complexity: O(*n*) in the bytes of the line.
  mutating func append(line: Span<UInt8>, _ subject: (Int) -> Reply.Subject) {
    let before = count
    // What a line names counts even when the rest of it is unusable.
    var number: Int?
    do throws(JSONError) {
      try JSONReader.read(line) { (reader) throws(JSONError) in
        guard try reader.peekKind() == .array else {
          append(try .read(from: &reader, &number, subject))
          return
        }
        try reader.beginArray()
        while try reader.nextElement() {
          var unused: Int?
          append(try .read(from: &reader, &unused, subject))
        }
        if count == before { throw reader.invalidValue("it is a list of nothing") }
      }
    } catch {
      removeSubrange(before...)
      append(.unusable(ProtocolFault(line, error), of: number))
    }
  }
}

extension Span<UInt8> {
  /// The whole line; what is no UTF-8 is replaced.
  var text: String { withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }

  /// How a line begins, for a person to read; what is no UTF-8 is replaced.
  ///
  /// The number of a case is left out: it depends on what was asked before, and a report must not.
  var beginning: String {
    let text = extracting(first: 100)
      .withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    let parts = text.split(separator: "\"id\":", omittingEmptySubsequences: false)
    return parts[0]
      + parts.dropFirst().map { "\"id\":…" + $0.drop { "-0123456789".contains($0) } }
      .joined()
  }
}

/// What to do about talk on standard output, as the end of a sentence.
let talkAdvice = "print what is no message to standard error"

extension String {
  /// Whether a line that begins so is no attempt at a message, as news of progress are none.
  var isTalk: Bool {
    guard let first = unicodeScalars.first(where: { $0 != " " && $0 != "\t" }) else { return false }
    return first != "{" && first != "[" && first != "\u{feff}"
  }
}

extension ProtocolFault {
  /// What is wrong with a line that could not be read: it is no JSON, or of another shape.
  fileprivate init(_ line: Span<UInt8>, _ error: JSONError) {
    let kind: Kind
    do throws(JSONError) {
      try JSONReader.read(line) { (reader) throws(JSONError) in try reader.skipValue() }
      kind = .wrongShape
    } catch {
      kind = .undecodable
    }
    let beginning = line.beginning
    let quote = line.isEmpty ? "" : " The line begins: \(beginning)"
    let advice = beginning.isTalk ? "; \(talkAdvice)" : ""
    // Without the column, which depends on how long the number of the case is.
    self.init(kind, detail: "at \(error.path): \(error.kind)\(advice)." + quote)
  }
}

extension Reply {
  fileprivate static func read(
    from reader: inout JSONReader, _ number: inout Int?, _ subject: (Int) -> Subject
  ) throws(JSONError) -> Reply {
    var parts = Parts()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id":
        let id = try reader.readInt()
        number = id
        parts.id = id
      case "pong": parts.pong = try reader.readInt()
      case "step": parts.step = try reader.readInt()
      case "answer":
        var id = parts.id
        if id == nil { id = try reader.lookAheadForID() }
        guard parts.outcome == nil else {
          throw reader.invalidValue("the case is declined already")
        }
        if let id, case .decision(let query) = subject(id) {
          parts.outcome = .answered(try Answer.read(to: query, from: &reader))
        } else {
          // Only an answer to a case that is known has a shape that is known.
          try reader.skipValue()
          parts.hasUnreadAnswer = true
        }
      case "actions":
        parts.actions = try reader.readArray { (reader) throws(JSONError) in
          try Action.read(from: &reader)
        }
      case "declined":
        let isDeclined = try reader.readBool()
        guard parts.outcome == nil else {
          throw reader.invalidValue("the case is answered already")
        }
        guard isDeclined else { throw reader.invalidValue("it can only be true") }
        parts.outcome = .declined
      default: throw reader.unknownKey(key)
      }
    }
    return try parts.reply(reader, subject)
  }
}

/// The members of a reply, in whatever order they came.
private struct Parts {
  var id: Int?
  var pong: Int?
  var step: Int?
  var outcome: Outcome?
  var actions: [Action]?
  var hasUnreadAnswer = false

  /// Returns what they amount to.
  func reply(
    _ reader: borrowing JSONReader, _ subject: (Int) -> Reply.Subject
  ) throws(JSONError) -> Reply {
    guard let id else {
      guard let pong else { throw reader.missingKey("id") }
      guard outcome == nil, actions == nil, step == nil, !hasUnreadAnswer else {
        throw reader.missingKey("id")
      }
      return .pong(pong)
    }
    if pong != nil { throw reader.invalidValue("a pong names no case") }
    switch subject(id) {
    case .closed: return .late
    case .unknown:
      let detail = "it names a case that was never given; repeat the id of the message"
      return .unusable(ProtocolFault(.unknownCase, detail: detail), of: nil)
    case .decision:
      if actions != nil || step != nil { throw reader.invalidValue("a decision has no steps") }
      guard let outcome else { throw reader.missingKey("answer") }
      return .outcome(outcome, of: id)
    case .session:
      if hasUnreadAnswer { throw reader.invalidValue("a session has no answer") }
      if let outcome {
        if actions != nil || step != nil {
          throw reader.invalidValue("a case that is declined has no step")
        }
        return .outcome(outcome, of: id)
      }
      guard let step else { throw reader.missingKey("step") }
      guard let actions else { throw reader.missingKey("actions") }
      return .actions(actions, step: step, of: id)
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
