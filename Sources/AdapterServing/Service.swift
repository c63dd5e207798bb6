internal import Adapters
internal import JSON
internal import Records
internal import Scenarios

/// An adapter's side of the conversation, without the streams: lines in, lines out.
struct Service: ~Copyable {
  /// Whether the harness said goodbye.
  private(set) var isOver = false

  private let adapter: any Adapter
  /// The sessions that are open, by their numbers.
  private var sessions: [Int: any AdapterRun] = [:]
  private var replies = JSONWriter()

  /// The version of the protocol this side speaks.
  private static let version = 1
  /// How many cases may be open, and how many messages a line may hold.
  private static let (window, batch) = (512, 64)

  /// Creates the service of an adapter.
  init(_ adapter: any Adapter) {
    self.adapter = adapter
  }

  /// Returns the lines to write, and forgets them.
  mutating func takeReplies() -> [UInt8] {
    let bytes = replies.bytes
    replies.removeAll()
    return bytes
  }

  /// Takes one line and prepares what is to be said to it.
  ///
  /// - Throws: ``ServingError`` when there is nothing to be said to it.
  mutating func answer(_ line: ArraySlice<UInt8>) throws(ServingError) {
    do throws(JSONError) {
      let messages = try HarnessMessage.read(Array(line))
      let replies = messages.list.filter(\.isReplied)
      if messages.isList, !replies.isEmpty { self.replies.beginArray() }
      for message in messages.list {
        try reply(to: message)
        if !messages.isList, message.isReplied { self.replies.endLine() }
      }
      if messages.isList, !replies.isEmpty {
        self.replies.endArray()
        self.replies.endLine()
      }
    } catch {
      throw .notUnderstood(
        line: String(decoding: line.prefix(200), as: UTF8.self), reason: "\(error)")
    }
  }

  private mutating func reply(to message: HarnessMessage) throws(JSONError) {
    switch message {
    case .hello: writeHello()
    case .ping(let number, let resets):
      if resets { sessions = [:] }
      replies.beginObject()
      replies.key("pong")
      replies.integer(number)
      replies.endObject()
    case .decision(let number, let query, let situation):
      beginReply(number)
      if let answer = adapter.answer(query, situation) {
        replies.key("answer")
        try answer.write(to: &replies)
      } else {
        decline()
      }
      replies.endObject()
    case .event(let number, let step, let format, let event):
      beginReply(number)
      try act(number, step, format, event)
      replies.endObject()
    case .end(let number): sessions[number] = nil
    case .goodbye: isOver = true
    }
  }

  private mutating func act(
    _ number: Int, _ step: Int, _ format: AdFormat?, _ event: Event
  ) throws(JSONError) {
    if let format { sessions[number] = adapter.begin(format) }
    guard let actions = sessions[number]?.handle(event) else { return decline() }
    replies.key("step")
    replies.integer(step)
    replies.key("actions")
    replies.beginArray()
    for action in actions { try action.write(to: &replies) }
    replies.endArray()
  }

  private mutating func beginReply(_ number: Int) {
    replies.beginObject()
    replies.key("id")
    replies.integer(number)
  }

  private mutating func decline() {
    replies.key("declined")
    replies.bool(true)
  }

  private mutating func writeHello() {
    let claims = adapter.claims
    replies.beginObject()
    replies.key("hello")
    replies.beginObject()
    replies.key("version")
    replies.integer(Service.version)
    replies.key("name")
    replies.string(claims.name)
    replies.key("adapterVersion")
    replies.string(claims.version)
    replies.key("queries")
    replies.names(Query.Name.allCases.filter(claims.queries.contains).map(\.rawValue))
    replies.key("formats")
    replies.names(AdFormat.allCases.filter(claims.formats.contains).map(\.rawValue))
    replies.key("window")
    replies.integer(Service.window)
    replies.key("batch")
    replies.integer(Service.batch)
    replies.endObject()
    replies.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func names(_ names: [String]) {
    beginArray()
    for name in names { string(name) }
    endArray()
  }
}
