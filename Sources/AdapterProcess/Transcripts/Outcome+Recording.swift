internal import JSON
internal import Records
internal import Scenarios

extension Outcome {
  /// Writes what an adapter did as a transcript keeps it; of a session, the actions at each step.
  func writeRecorded(to writer: inout JSONWriter) {
    writer.beginObject()
    do throws(JSONError) {
      try writeMembers(to: &writer)
    } catch {
      // Answers were read from JSON, or are of this process and finite.
      preconditionFailure("an outcome cannot be written: \(error)")
    }
    writer.endObject()
  }

  private func writeMembers(to writer: inout JSONWriter) throws(JSONError) {
    switch self {
    case .answered(let answer):
      writer.key("answer")
      try answer.write(to: &writer)
    case .lived(let trace):
      writer.key("steps")
      writer.beginArray()
      for step in trace.steps {
        writer.beginArray()
        for action in step.actions { try action.write(to: &writer) }
        writer.endArray()
      }
      writer.endArray()
    case .declined:
      writer.key("declined")
      writer.bool(true)
    case .crashed(let crash):
      writer.key("crashed")
      writer.string(crash.ending.recorded)
      writer.key("standardError")
      writer.string(crash.standardError)
    case .timedOut(let seconds):
      writer.key("timedOutAfter")
      try writer.double(seconds)
    case .brokeProtocol(let fault):
      writer.key("brokeProtocol")
      writer.string(fault.kind.rawValue)
      writer.key("detail")
      writer.string(fault.detail)
    case .answeredBoth, .notRun:
      // A host is asked one decision at a time, and what was not run is not kept.
      preconditionFailure("such an outcome is not kept")
    }
  }

  /// Reads what ``writeRecorded(to:)`` writes.
  ///
  /// - Throws: ``JSONError`` when the value has another shape.
  static func readRecorded(
    from reader: inout JSONReader, to query: Query.Name?
  ) throws(JSONError) -> Outcome {
    var outcome: Outcome?
    var ending: Crash.Ending?
    var standardError: String?
    var kind: ProtocolFault.Kind?
    var detail: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "answer":
        guard let query else { throw reader.invalidValue("only a decision has an answer") }
        outcome = .answered(try Answer.read(to: query, from: &reader))
      case "steps":
        outcome = .lived(try Trace(actions: reader.readSteps()))
      case "declined":
        _ = try reader.readBool()
        outcome = .declined
      case "crashed": ending = Crash.Ending(recorded: try reader.readString())
      case "standardError": standardError = try reader.readString()
      case "timedOutAfter": outcome = .timedOut(after: try reader.readDouble())
      case "brokeProtocol": kind = try reader.readName(ProtocolFault.Kind.self)
      case "detail": detail = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    if let ending, let standardError {
      outcome = .crashed(Crash(ending: ending, standardError: standardError))
    }
    if let kind, let detail { outcome = .brokeProtocol(ProtocolFault(kind, detail: detail)) }
    guard let outcome else { throw reader.invalidValue("it is no outcome") }
    return outcome
  }
}

extension Trace {
  /// Stands for a session that was lived through by its actions alone; it is to be played again.
  fileprivate init(actions: [[Action]]) {
    let nowhere = Situation(
      build: Build(supportsMultipleScenes: false, isTestMode: false),
      device: Device(
        model: Device.freeForm, idiom: .pad, fold: nil, display: Display(size: .zero)),
      scenes: [], host: Host(scene: nil, view: .zero, safeAreaInsets: .zero), before: nil)
    self.init(nowhere, Life(format: .native, stimuli: []))
    steps = actions.map { actions in
      var step = Step(stimulus: -1, Event(.dispatched, Snapshot(nowhere)))
      step.actions = actions
      return step
    }
  }
}

extension JSONReader {
  fileprivate mutating func readSteps() throws(JSONError) -> [[Action]] {
    try readArray { (reader) throws(JSONError) in
      try reader.readArray { (reader) throws(JSONError) in try Action.read(from: &reader) }
    }
  }
}

extension Crash.Ending {
  /// The ending as a transcript keeps it.
  fileprivate var recorded: String {
    switch self {
    case .exit(let code): "exit \(code)"
    case .signal(let number): "signal \(number)"
    case .hungUp: "hung up"
    }
  }

  /// Reads what ``recorded`` holds; nil for any other text.
  fileprivate init?(recorded text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.last.flatMap { Int32($0) }) {
    case ("exit", let code?): self = .exit(code: code)
    case ("signal", let number?): self = .signal(number: number)
    case ("hung", nil): self = .hungUp
    default: return nil
    }
  }
}
