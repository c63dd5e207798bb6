import JSON
import Scenarios
import Specification
import Testing

/// Members of a catalogue file that are missing, unknown or impossible.
struct CataloguePartTests {
  private static let clause = """
    {"format": 1, "clauses": [{"id": "X-1", "subject": "sdk", "level": "must",
      "status": "normative", "text": "It is.", "decides": ["bannerWidth"],
      "kinds": [{"name": "isNot", "text": "was not"}]}]}
    """
  private static let informative = """
    {"format": 1, "clauses": [{"id": "X-1", "subject": "sdk", "level": "fact",
      "status": "informative", "argument": "It asks for nothing.", "text": "It is."}]}
    """
  private static let document = """
    {"format": 1, "document": {"name": "d", "title": "D", "language": "en", "sha256": "0"},
      "instructs": "3", "waivers": [{"reason": "link", "lines": "2", "sha256": "0"}], \
    "lineHashes": ["91c3b071", ""]}
    """
  private static let question = """
    {"format": 1, "questions": [{"id": "Q-1", "kind": "silent", "text": "Is it?",
      "source": {"document": "d", "lines": "1", "sha256": "0"},
      "readings": [{"name": "yes", "text": "It is."}, {"name": "no", "text": "It is not."}]}]}
    """

  /// A change to a file that makes it unusable, and how that is called.
  struct Change: Sendable, CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    var kind: JSONError.Kind
    /// Where the fault is; nil where it lies in several members together.
    var path: String?

    var testDescription: String { "\(old) becomes \(new.isEmpty ? "nothing" : new)" }

    init(
      _ file: String, _ old: String, _ new: String, _ kind: JSONError.Kind, at path: String? = "$"
    ) {
      self.file = file
      self.old = old
      self.new = new
      self.kind = kind
      self.path = path
    }
  }

  static let changes = [
    Change(
      clause, #""format": 1"#, #""format": 2"#,
      .invalidValue("this version reads format 1 only"), at: "$.format"),
    Change(clause, #""format": 1, "#, "", .missingKey("format")),
    Change(clause, #""clauses""#, #""clause""#, .unknownKey("clause")),
    Change(
      clause, #""status": "normative""#, #""status": "derived""#, .missingKey("argument"),
      at: "$.clauses[0]"),
    Change(
      clause, #""text": "It is.""#, #""argument": "So.", "text": "It is.""#,
      .invalidValue("only a derived or an informative clause has an argument"), at: nil),
    Change(
      clause, #""status": "normative""#, #""status": "informative""#, .missingKey("argument"),
      at: "$.clauses[0]"),
    Change(
      clause, #""decides": ["bannerWidth"],"#, #""untestable": "It is far away.","#,
      .invalidValue("a clause that no case can break decides nothing and has no kinds"), at: nil),
    Change(
      informative, #""level": "fact""#, #""level": "must""#,
      .invalidValue("an informative clause is a fact, and needs no other reason"), at: nil),
    Change(
      informative, #""argument""#, #""untestable": "It is far away.", "argument""#,
      .invalidValue("an informative clause is a fact, and needs no other reason"), at: nil),
    Change(
      clause, #"{"name": "isNot", "text": "was not"}"#, "", .missingKey("kinds"),
      at: "$.clauses[0]"),
    Change(
      clause, #""level": "must""#, #""level": "shall""#,
      .invalidValue("it is none of must, should, may, fact"), at: "$.clauses[0].level"),
    Change(
      clause, #"["bannerWidth"]"#, #"["bannerHeight"]"#,
      .invalidValue(
        "it is none of \(Topic.all.map(\.name).joined(separator: ", "))"),
      at: "$.clauses[0].decides[0]"),
    Change(
      question, #", {"name": "no", "text": "It is not."}"#, "",
      .invalidValue("a question has two readings or more"), at: nil),
    Change(
      question, #""lines": "1", "#, "", .missingKey("lines"), at: "$.questions[0].source"),
    Change(
      question, #""lines": "1""#, #""lines": "3,2""#, .invalidValue(LineNumbersTests.refusal),
      at: "$.questions[0].source.lines"),
    Change(document, #""instructs": "3", "#, "", .missingKey("instructs")),
    Change(
      document, #""instructs": "3""#, #""instructs": "x""#,
      .invalidValue(LineNumbersTests.refusal), at: "$.instructs"),
    Change(document, #", "lineHashes": ["91c3b071", ""]"#, "", .missingKey("lineHashes")),
    Change(
      document, #""91c3b071""#, #""91C3b071""#,
      .invalidValue("it is neither empty nor eight lowercase hexadecimal digits"),
      at: "$.lineHashes[0]"),
    Change(document, #""document""#, #""documents""#, .unknownKey("documents")),
    Change(
      document, #""document": {"name": "d", "title": "D", "language": "en", "sha256": "0"},"#, "",
      .missingKey("document")),
    Change(document, #""waivers""#, #""waiver""#, .unknownKey("waiver")),
    Change(
      document, #""reason": "link""#, #""reason": "dull""#,
      .invalidValue(
        "it is none of heading, boilerplate, codeRepeatedInAnotherLanguage, link, outOfScope"),
      at: "$.waivers[0].reason"),
    Change(
      document, #""reason": "link""#, #""reason": "outOfScope""#, .missingKey("sentence"),
      at: "$.waivers[0]"),
    Change(
      document, #""reason": "link""#, #""reason": "codeRepeatedInAnotherLanguage""#,
      .missingKey("repeats"), at: "$.waivers[0]"),
    Change(
      document, #""reason": "link""#, #""reason": "link", "sentence": "It is.""#,
      .invalidValue("only what is out of scope needs a sentence"), at: nil),
    Change(
      document, #""reason": "link""#, #""reason": "link", "repeats": "1""#,
      .invalidValue("only repeated code repeats other lines"), at: nil),
    Change(
      document, #""lines": "2", "#, "", .missingKey("lines"), at: "$.waivers[0]"),
  ]

  @Test func `reads the files the changes are made to`() throws {
    for file in [Self.clause, Self.informative, Self.document, Self.question] {
      #expect(throws: Never.self) { try read(file) }
    }
  }

  @Test func `reads a document whose lines all inform`() throws {
    let text = Self.document.replacing(#""instructs": "3""#, with: #""instructs": """#)
    let document = try #require(try read(text).documents.first)
    #expect(document.instructions.isEmpty)
    #expect(document.textLines.numbers == [1])
    #expect(document.waivers.map(\.reason) == [.link])
  }

  @Test func `reads why a clause cannot be tested or does not bind`() throws {
    let untestable = Self.clause.replacing(
      #""decides": ["bannerWidth"],"#, with: #""untestable": "It is far away."}]}"#)
    let far = try #require(try read(String(untestable.prefix { $0 != "]" }) + "]}").clauses.first)
    #expect(far.untestable == "It is far away.")
    #expect(far.binds && !far.isTestable)
    let informative = try #require(try read(Self.informative).clauses.first)
    #expect(informative.status == .informative(argument: "It asks for nothing."))
    #expect(!informative.binds && !informative.isTestable)
    #expect(try #require(try read(Self.clause).clauses.first).isTestable)
  }

  @Test(arguments: changes)
  func `refuses what is missing, unknown or impossible`(change: Change) throws {
    let changed = change.file.replacing(change.old, with: change.new)
    try #require(changed != change.file)
    let error = try #require(throws: CatalogueError.self) { try read(changed) }
    guard case .unreadable(file: "c.json", let cause) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(cause.kind == change.kind)
    if let path = change.path { #expect("\(cause.path)" == path) }
  }

  private func read(_ text: String) throws(CatalogueError) -> Catalogue {
    try Catalogue(files: [Catalogue.File(name: "c.json", bytes: Array(text.utf8))])
  }
}
