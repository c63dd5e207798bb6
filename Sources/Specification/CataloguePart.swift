internal import JSON
internal import Records
internal import Scenarios

/// The content of one catalogue file; each of its lists may be left out.
struct CataloguePart {
  /// The version of the form in which catalogues are kept.
  static let format = 1

  var document: Catalogue.Document?
  var clauses: [Clause] = []
  var questions: [Question] = []
  var profiles: [Profile] = []

  static func read(from reader: inout JSONReader) throws(JSONError) -> CataloguePart {
    var part = CataloguePart()
    var format: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "format":
        format = try reader.readInt()
        guard format == CataloguePart.format else {
          throw reader.invalidValue("this version reads format \(CataloguePart.format) only")
        }
      case "document": part.document = try Catalogue.Document.read(from: &reader)
      case "clauses": part.clauses = try reader.readAll(Clause.read)
      case "questions": part.questions = try reader.readAll(Question.read)
      case "profiles": part.profiles = try reader.readAll(Profile.read)
      default: throw reader.unknownKey(key)
      }
    }
    guard format != nil else { throw reader.missingKey("format") }
    return part
  }
}

extension JSONReader {
  /// Reads an array, element by element.
  mutating func readAll<Element>(
    _ read: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    try readArray { (reader) throws(JSONError) in try read(&reader) }
  }
}

extension Catalogue.Document {
  static func read(from reader: inout JSONReader) throws(JSONError) -> Catalogue.Document {
    var name: String?
    var title: String?
    var language: String?
    var sha256: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readString()
      case "title": title = try reader.readString()
      case "language": language = try reader.readString()
      case "sha256": sha256 = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    guard let title else { throw reader.missingKey("title") }
    guard let language else { throw reader.missingKey("language") }
    guard let sha256 else { throw reader.missingKey("sha256") }
    return Catalogue.Document(name: name, title: title, language: language, sha256: sha256)
  }
}

extension SourceLines {
  static func read(from reader: inout JSONReader) throws(JSONError) -> SourceLines {
    var document: String?
    var lines: String?
    var sha256: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "document": document = try reader.readString()
      case "lines": lines = try reader.readString()
      case "sha256": sha256 = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let document else { throw reader.missingKey("document") }
    guard let lines else { throw reader.missingKey("lines") }
    guard let sha256 else { throw reader.missingKey("sha256") }
    return SourceLines(document: document, lines: lines, sha256: sha256)
  }
}

extension Profile {
  static func read(from reader: inout JSONReader) throws(JSONError) -> Profile {
    var name: String?
    var text: String?
    var pins: [Pin]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.readString()
      case "text": text = try reader.readString()
      case "pins": pins = try reader.readAll(Pin.read)
      default: throw reader.unknownKey(key)
      }
    }
    guard let name else { throw reader.missingKey("name") }
    guard let text else { throw reader.missingKey("text") }
    guard let pins else { throw reader.missingKey("pins") }
    return Profile(name: name, text: text, pins: pins)
  }
}

extension Profile.Pin {
  fileprivate static func read(from reader: inout JSONReader) throws(JSONError) -> Profile.Pin {
    var question: String?
    var reading: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "question": question = try reader.readString()
      case "reading": reading = try reader.readString()
      default: throw reader.unknownKey(key)
      }
    }
    guard let question else { throw reader.missingKey("question") }
    guard let reading else { throw reader.missingKey("reading") }
    return Profile.Pin(question: QuestionID(question), reading: reading)
  }
}
