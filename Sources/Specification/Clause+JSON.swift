internal import JSON
internal import Records
internal import Scenarios

extension Clause {
  /// The word for a status; what it rests on beside the word is another member.
  private enum StatusName: String, CaseIterable {
    case normative, derived, ambiguous, contradicted, informative
  }

  static func read(from reader: inout JSONReader) throws(JSONError) -> Clause {
    var id: String?
    var subject: Subject?
    var level: Level?
    var statusName: StatusName?
    var argument: String?
    var text: String?
    var source: SourceLines?
    var decides: [Topic]?
    var kinds: [Kind]?
    var questions: [QuestionID] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "id": id = try reader.readString()
      case "subject": subject = try reader.readName(Subject.self)
      case "level": level = try reader.readName(Level.self)
      case "status": statusName = try reader.readName(StatusName.self)
      case "argument": argument = try reader.readString()
      case "text": text = try reader.readString()
      case "source": source = try SourceLines.read(from: &reader)
      case "decides":
        decides = try reader.readArray { (reader) throws(JSONError) in
          try Topic.read(from: &reader)
        }
      case "kinds": kinds = try reader.readAll(Kind.read)
      case "questions":
        questions = try reader.readArray { (reader) throws(JSONError) in
          QuestionID(try reader.readString())
        }
      default: throw reader.unknownKey(key)
      }
    }
    guard let id else { throw reader.missingKey("id") }
    guard let subject else { throw reader.missingKey("subject") }
    guard let level else { throw reader.missingKey("level") }
    guard let statusName else { throw reader.missingKey("status") }
    guard let text else { throw reader.missingKey("text") }
    guard let decides else { throw reader.missingKey("decides") }
    guard let kinds, !kinds.isEmpty else { throw reader.missingKey("kinds") }
    let status: Status
    switch (statusName, argument) {
    case (.derived, let argument?): status = .derived(argument: argument)
    case (.derived, nil): throw reader.missingKey("argument")
    case (_, _?): throw reader.invalidValue("only a derived clause has an argument")
    case (.normative, nil): status = .normative
    case (.ambiguous, nil): status = .ambiguous
    case (.contradicted, nil): status = .contradicted
    case (.informative, nil): status = .informative
    }
    return Clause(
      id: ClauseID(id), subject: subject, level: level, status: status, text: text,
      source: source, decides: decides, kinds: kinds, questions: questions)
  }
}

extension Clause.Kind {
  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> Clause.Kind {
    var name: String?
    var text: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readString()
      case "text": text = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    guard let text else { throw reader.missingKey("text") }
    return Clause.Kind(name: ViolationKind(name), text: text)
  }
}

extension Topic {
  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> Topic {
    let name = try reader.readString()
    guard let topic = all.first(where: { $0.name == name }) else {
      throw reader.invalidValue("it is none of \(all.map(\.name).joined(separator: ", "))")
    }
    return topic
  }
}
