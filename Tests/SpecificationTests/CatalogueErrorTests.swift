import JSON
import Records
import Specification
import Testing

/// Catalogues that cannot be used, each with the error and its sentence.
struct CatalogueErrorTests {
  private static let clause = """
    {"id": "X-1", "subject": "sdk", "level": "must", "status": "normative", "text": "It is.",
     "decides": ["bannerWidth"], "kinds": [{"name": "isNot", "text": "was not"}]}
    """
  private static let source = #"{"document": "d", "lines": "1", "sha256": "0"}"#

  /// A question of two readings, `yes` and `no`, with more members put before them.
  private static func question(_ id: String, _ more: String = "") -> String {
    """
    {"id": "\(id)", "kind": "silent", "text": "Is it?", "source": \(source), \(more)
     "readings": [{"name": "yes", "text": "It is."}, {"name": "no", "text": "It is not."}]}
    """
  }

  private static func profile(pinning question: String, to reading: String) -> String {
    """
    {"name": "p", "text": "A profile.",
     "pins": [{"question": "\(question)", "reading": "\(reading)"}]}
    """
  }

  private func catalogue(
    clauses: String = "", questions: String = "", profiles: String = ""
  ) throws(CatalogueError) -> Catalogue {
    let text = """
      {"format": 1, "clauses": [\(clauses)], "questions": [\(questions)],
       "profiles": [\(profiles)]}
      """
    return try Catalogue(files: [Catalogue.File(name: "c.json", bytes: Array(text.utf8))])
  }

  private func expect(
    _ error: CatalogueError, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    from make: () throws(CatalogueError) -> Catalogue
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try make() }
    #expect("\(error)" == sentence, sourceLocation: sourceLocation)
  }

  @Test func `reads the smallest catalogue, and one of everything`() throws {
    let smallest = try Catalogue(
      files: [Catalogue.File(name: "c.json", bytes: Array(#"{"format": 1}"#.utf8))])
    #expect(smallest.clauses.isEmpty && smallest.questions.isEmpty && smallest.profiles.isEmpty)
    let whole = try catalogue(
      clauses: Self.clause, questions: Self.question("Q-1"),
      profiles: Self.profile(pinning: "Q-1", to: "no"))
    #expect(whole.clauses.map(\.id) == [ClauseID("X-1")])
    #expect(whole.openQuestions.map(\.id) == [QuestionID("Q-1")])
    #expect(whole.profiles[0].pins.map(\.reading) == ["no"])
  }

  @Test func `refuses a slip that breaks no clause the catalogue has`() throws {
    func catalogue(breaking clause: String) throws(CatalogueError) -> Catalogue {
      let erratum = """
        {"id": "E-1", "source": \(Self.source), "text": "It slips.", "breaks": ["\(clause)"]}
        """
      let text = #"{"format": 1, "clauses": [\#(Self.clause)], "errata": [\#(erratum)]}"#
      return try Catalogue(files: [Catalogue.File(name: "c.json", bytes: Array(text.utf8))])
    }
    #expect(try catalogue(breaking: "X-1").errata.map(\.broken) == [[ClauseID("X-1")]])
    expect(
      .unknownClause(ClauseID("X-2"), namedBy: "E-1"),
      "E-1 names the clause X-2, which the catalogue does not have."
    ) { () throws(CatalogueError) in
      try catalogue(breaking: "X-2")
    }
  }

  @Test func `refuses a name that stands for two things`() {
    expect(.duplicateName("X-1"), "The catalogue uses the name X-1 twice; names are unique.") {
      () throws(CatalogueError) in try catalogue(clauses: "\(Self.clause), \(Self.clause)")
    }
    expect(.duplicateName("Q-1"), "The catalogue uses the name Q-1 twice; names are unique.") {
      () throws(CatalogueError) in
      try catalogue(questions: "\(Self.question("Q-1")), \(Self.question("Q-1"))")
    }
    expect(.duplicateName("yes"), "The catalogue uses the name yes twice; names are unique.") {
      () throws(CatalogueError) in
      try catalogue(questions: Self.question("Q-1").replacing(#""no""#, with: #""yes""#))
    }
    let profile = Self.profile(pinning: "Q-1", to: "no")
    expect(.duplicateName("p"), "The catalogue uses the name p twice; names are unique.") {
      () throws(CatalogueError) in
      try catalogue(questions: Self.question("Q-1"), profiles: "\(profile), \(profile)")
    }
  }

  @Test func `refuses a question that is named and not there`() {
    expect(
      .unknownQuestion(QuestionID("Q-2"), askedBy: "X-1"),
      "X-1 names the question Q-2, which the catalogue does not have."
    ) { () throws(CatalogueError) in
      let asking = Self.clause.replacing(
        #""decides""#, with: #""questions": ["Q-2"], "decides""#)
      return try catalogue(clauses: asking, questions: Self.question("Q-1"))
    }
    expect(
      .unknownQuestion(QuestionID("Q-2"), askedBy: "p"),
      "p names the question Q-2, which the catalogue does not have."
    ) { () throws(CatalogueError) in
      try catalogue(
        questions: Self.question("Q-1"), profiles: Self.profile(pinning: "Q-2", to: "no"))
    }
  }

  @Test func `refuses a reading that is named and not there`() {
    expect(
      .unknownReading("maybe", of: QuestionID("Q-1"), usedBy: "p"),
      "p names the reading maybe, which Q-1 does not have."
    ) { () throws(CatalogueError) in
      try catalogue(
        questions: Self.question("Q-1"), profiles: Self.profile(pinning: "Q-1", to: "maybe"))
    }
    expect(
      .unknownReading("maybe", of: QuestionID("Q-1"), usedBy: "Q-1"),
      "Q-1 names the reading maybe, which Q-1 does not have."
    ) { () throws(CatalogueError) in
      let settled = #""settled": {"reading": "maybe", "source": \#(Self.source)},"#
      return try catalogue(questions: Self.question("Q-1", settled))
    }
  }

  @Test func `refuses a question of which every reading is rejected`() {
    expect(
      .noReadingCounts(QuestionID("Q-1")),
      "Every reading of Q-1 is rejected, so no case could be judged by it."
    ) { () throws(CatalogueError) in
      try catalogue(
        questions: Self.question("Q-1").replacing(
          #""text": "It is"#, with: #""rejected": \#(Self.source), "text": "It is"#))
    }
  }

  @Test func `refuses bytes that are no catalogue, and says where`() throws {
    let file = Catalogue.File(name: "c.json", bytes: Array("nonsense".utf8))
    let error = try #require(throws: CatalogueError.self) { try Catalogue(files: [file]) }
    guard case .unreadable(file: "c.json", let cause) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(cause.offset == 0)
    #expect("\(error)" == "The catalogue file c.json cannot be read: \(cause)")
  }
}
