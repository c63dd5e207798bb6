internal import JSON
internal import Records

extension Question {
  static func read(from reader: inout JSONReader) throws(JSONError) -> Question {
    var id: String?
    var kind: Kind?
    var text: String?
    var source: SourceLines?
    var state = State.open
    var readings: [Reading]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = try reader.readString()
      case "kind": kind = try reader.readName(Kind.self)
      case "text": text = try reader.readString()
      case "source": source = try SourceLines.read(from: &reader)
      case "settled": state = try State.readSettled(from: &reader)
      case "resolved": state = try State.readResolved(from: &reader)
      case "readings": readings = try reader.readAll(Reading.read)
      default: throw reader.unknownKey(key)
      }
    }
    guard let id else { throw reader.missingKey("id") }
    guard let kind else { throw reader.missingKey("kind") }
    guard let text else { throw reader.missingKey("text") }
    guard let source else { throw reader.missingKey("source") }
    guard let readings else { throw reader.missingKey("readings") }
    guard readings.count > 1 else {
      throw reader.invalidValue("a question has two readings or more")
    }
    return Question(
      id: QuestionID(id), kind: kind, text: text, source: source, state: state,
      readings: readings)
  }
}

extension Question.State {
  fileprivate static func readResolved(
    from reader: inout JSONReader
  ) throws(JSONError) -> Question.State {
    var reading: String?
    var clause: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "reading": reading = try reader.readString()
      case "clause": clause = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let reading else { throw reader.missingKey("reading") }
    guard let clause else { throw reader.missingKey("clause") }
    return .resolved(reading: reading, clause: ClauseID(clause))
  }

  fileprivate static func readSettled(
    from reader: inout JSONReader
  ) throws(JSONError) -> Question.State {
    var reading: String?
    var source: SourceLines?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "reading": reading = try reader.readString()
      case "source": source = try SourceLines.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let reading else { throw reader.missingKey("reading") }
    guard let source else { throw reader.missingKey("source") }
    return .settled(reading: reading, by: source)
  }
}

extension Question.Reading {
  fileprivate static func read(
    from reader: inout JSONReader
  ) throws(JSONError) -> Question.Reading {
    var name: String?
    var text: String?
    var wording: String?
    var source: SourceLines?
    var rejectedBy: SourceLines?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readString()
      case "text": text = try reader.readString()
      case "wording": wording = try reader.readString()
      case "source": source = try SourceLines.read(from: &reader)
      case "rejected": rejectedBy = try SourceLines.read(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    guard let text else { throw reader.missingKey("text") }
    return Question.Reading(
      name: name, text: text, wording: wording, source: source, rejectedBy: rejectedBy)
  }
}
