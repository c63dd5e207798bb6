package import JSON
package import Records
internal import Specs

extension Catalogue {
  /// One file of a catalogue.
  package struct File: Hashable, Sendable {
    /// The file's name within the catalogue folder.
    package var name: String
    /// The file's bytes.
    package var bytes: [UInt8]

    /// Creates a file from its name and bytes.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The files the library was built with, in the order of their names.
  package static var builtInFiles: [File] {
    (0..<specs_file_count()).map { index in
      let file = specs_file_at(index)
      return File(
        name: String(cString: file.name),
        bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }
  }

  /// Reads the catalogue the library was built with.
  ///
  /// - Throws: ``CatalogueError``; a test holds that it never does for the committed files.
  /// - Complexity: O(*n*) in the bytes of the catalogue; a few milliseconds.
  package static func builtIn() throws(CatalogueError) -> Catalogue {
    try Catalogue(files: builtInFiles)
  }

  /// Reads a catalogue from its files.
  ///
  /// - Throws: ``CatalogueError`` when a file cannot be read, or the files contradict each other.
  /// - Complexity: O(*n*) in the bytes of the files, and in clauses times questions.
  package init(files: [File]) throws(CatalogueError) {
    var hash = SHA256()
    documents = []
    clauses = []
    questions = []
    errata = []
    profiles = []
    for file in files.sorted(by: { $0.name < $1.name }) {
      hash.update(Array(file.name.utf8) + [0])
      hash.update(file.bytes)
      let part: CataloguePart
      do throws(JSONError) {
        part = try JSONReader.read(file.bytes) { (reader) throws(JSONError) in
          try CataloguePart.read(from: &reader)
        }
      } catch {
        throw .unreadable(file: file.name, error)
      }
      documents += part.document.map { [$0] } ?? []
      clauses += part.clauses
      questions += part.questions
      errata += part.errata
      profiles += part.profiles
    }
    self.hash = hash.finalized().hex
    try checkReferences()
  }

  /// Checks that every name that is used is there, once.
  private func checkReferences() throws(CatalogueError) {
    try Catalogue.checkUnique(documents.map(\.name))
    try Catalogue.checkUnique(clauses.map(\.id.description))
    try Catalogue.checkUnique(questions.map(\.id.description))
    try Catalogue.checkUnique(errata.map(\.id.description))
    try Catalogue.checkUnique(profiles.map(\.name))
    for clause in clauses {
      for question in clause.questions where self.question(question) == nil {
        throw .unknownQuestion(question, askedBy: clause.id.description)
      }
    }
    for erratum in errata {
      for id in erratum.broken where clause(id) == nil {
        throw .unknownClause(id, namedBy: erratum.id.description)
      }
    }
    for question in questions {
      try Catalogue.checkUnique(question.readings.map(\.name))
      switch question.state {
      case .open: break
      case .settled(let reading, _):
        try check(reading, of: question.id, usedBy: question.id.description)
      case .resolved(let reading, let id):
        try check(reading, of: question.id, usedBy: question.id.description)
        guard let clause = clause(id), clause.questions == [question.id] else {
          throw .unknownClause(id, namedBy: question.id.description)
        }
      }
      if question.countedReadings.isEmpty {
        throw .noReadingCounts(question.id)
      }
    }
    for profile in profiles {
      for pin in profile.pins { try check(pin.reading, of: pin.question, usedBy: profile.name) }
    }
  }

  private func check(
    _ reading: String, of id: QuestionID, usedBy user: String
  ) throws(CatalogueError) {
    guard let question = question(id) else { throw .unknownQuestion(id, askedBy: user) }
    guard question.readings.contains(where: { $0.name == reading }) else {
      throw .unknownReading(reading, of: id, usedBy: user)
    }
  }

  private static func checkUnique(_ names: [String]) throws(CatalogueError) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted { throw .duplicateName(name) }
  }
}

/// Why a catalogue cannot be used.
package enum CatalogueError: Error, Hashable {
  /// A file is no catalogue file.
  case unreadable(file: String, JSONError)
  /// A name stands for two things.
  case duplicateName(String)
  /// A question is named and not there.
  case unknownQuestion(QuestionID, askedBy: String)
  /// A clause is named and not there.
  case unknownClause(ClauseID, namedBy: String)
  /// A reading is named and not among its question's.
  case unknownReading(String, of: QuestionID, usedBy: String)
  /// Every reading of an open question is rejected.
  case noReadingCounts(QuestionID)
}

extension CatalogueError: CustomStringConvertible {
  /// What is wrong and where, in one sentence.
  package var description: String {
    switch self {
    case .unreadable(let file, let error): "The catalogue file \(file) cannot be read: \(error)"
    case .duplicateName(let name): "The catalogue uses the name \(name) twice; names are unique."
    case .unknownQuestion(let question, let user):
      "\(user) names the question \(question), which the catalogue does not have."
    case .unknownClause(let clause, let user):
      "\(user) names the clause \(clause), which the catalogue does not have."
    case .unknownReading(let reading, let question, let user):
      "\(user) names the reading \(reading), which \(question) does not have."
    case .noReadingCounts(let question):
      "Every reading of \(question) is rejected, so no case could be judged by it."
    }
  }
}
