internal import JSON
internal import Records
internal import Scenarios

/// The content of one catalogue file; each of its lists may be left out.
struct CataloguePart {
  /// The version of the form in which catalogues are kept.
  static let format = 1

  /// What the file says of its document; what it says of that document's lines is yet to be added.
  var document: Catalogue.Document?
  var clauses: [Clause] = []
  var questions: [Question] = []
  var errata: [Erratum] = []
  var profiles: [Profile] = []

  static func read(from reader: inout JSONReader) throws(JSONError) -> CataloguePart {
    var part = CataloguePart()
    var format: Int?
    var instructions: LineNumbers?
    var waivers: [Waiver]?
    var lineHashes: [LineHash]?
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
      case "errata": part.errata = try reader.readAll(Erratum.read)
      case "profiles": part.profiles = try reader.readAll(Profile.read)
      case "instructs": instructions = try reader.readInstructions()
      case "waivers": waivers = try reader.readAll(Waiver.read)
      case "lineHashes": lineHashes = try LineHash.readEach(from: &reader)
      default: throw reader.unknownKey(key)
      }
    }
    guard format != nil else { throw reader.missingKey("format") }
    switch (part.document != nil, instructions, waivers, lineHashes) {
    case (true, let instructions?, let waivers?, let lineHashes?):
      part.document?.instructions = instructions
      part.document?.waivers = waivers
      part.document?.lineHashes = lineHashes
    case (true, nil, _, _): throw reader.missingKey("instructs")
    case (true, _, nil, _): throw reader.missingKey("waivers")
    case (true, _, _, nil): throw reader.missingKey("lineHashes")
    case (false, nil, nil, nil): break
    case (false, _, _, _): throw reader.missingKey("document")
    }
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
  /// Reads what a file says of its document beside the document's lines.
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
    return Catalogue.Document(
      name: name, title: title, language: language, sha256: sha256, instructions: .none,
      waivers: [], lineHashes: [])
  }
}

extension SourceLines {
  static func read(from reader: inout JSONReader) throws(JSONError) -> SourceLines {
    var document: String?
    var lines: LineNumbers?
    var sha256: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "document": document = try reader.readString()
      case "lines": lines = try reader.readLineNumbers()
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

extension LineHash {
  /// Reads the hashes of a document's lines.
  fileprivate static func readEach(from reader: inout JSONReader) throws(JSONError) -> [LineHash] {
    let hashes = try reader.readArray { (reader) throws(JSONError) in
      guard let hash = LineHash(try reader.readString()) else {
        throw reader.invalidValue("it is neither empty nor eight lowercase hexadecimal digits")
      }
      return hash
    }
    guard hashes.count <= LineNumbers.limit else {
      throw reader.invalidValue("a document has no more than \(LineNumbers.limit) lines")
    }
    return hashes
  }
}

extension JSONReader {
  /// Reads the lines of a document that instruct, which may be none.
  fileprivate mutating func readInstructions() throws(JSONError) -> LineNumbers {
    let text = try readString()
    return text.isEmpty ? .none : try lineNumbers(text)
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
