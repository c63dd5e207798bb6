internal import JSON
internal import Records
internal import Scenarios

extension Clause {
  /// The word for a status; what it rests on beside the word is another member.
  fileprivate enum StatusName: String, CaseIterable {
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
    var reference: String?
    var untestable: String?
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
      case "reference": reference = try reader.readString()
      case "untestable": untestable = try reader.readString()
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
    guard source == nil || reference == nil else {
      throw reader.invalidValue("a clause rests on lines of a document or on a reference, not both")
    }
    guard (reference != nil) == id.hasPrefix("PLAT-") else {
      throw reader.invalidValue("the clauses with a reference are those named PLAT-")
    }
    let status = try Status(statusName, argument: argument, reader)
    var clause = Clause(
      id: ClauseID(id), subject: subject, level: level, status: status, text: text,
      source: source, reference: reference, untestable: untestable, decides: [], kinds: [],
      questions: questions)
    if clause.isTestable {
      guard let decides else { throw reader.missingKey("decides") }
      guard let kinds, !kinds.isEmpty else { throw reader.missingKey("kinds") }
      clause.decides = decides
      clause.kinds = kinds
    } else if decides != nil || kinds != nil {
      throw reader.invalidValue("a clause that no case can break decides nothing and has no kinds")
    } else if !clause.binds, level != .fact || untestable != nil {
      throw reader.invalidValue("an informative clause is a fact, and needs no other reason")
    }
    return clause
  }
}

extension Clause.Status {
  /// Creates a status from its word and what it rests on beside that.
  fileprivate init(
    _ name: Clause.StatusName, argument: String?, _ reader: borrowing JSONReader
  ) throws(JSONError) {
    switch (name, argument) {
    case (.derived, let argument?): self = .derived(argument: argument)
    case (.informative, let argument?): self = .informative(argument: argument)
    case (.derived, nil), (.informative, nil): throw reader.missingKey("argument")
    case (_, _?):
      throw reader.invalidValue("only a derived or an informative clause has an argument")
    case (.normative, nil): self = .normative
    case (.ambiguous, nil): self = .ambiguous
    case (.contradicted, nil): self = .contradicted
    }
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
