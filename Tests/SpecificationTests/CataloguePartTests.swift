import JSON
import Specification
import Testing

/// Members of a catalogue file that are missing, unknown or impossible.
struct CataloguePartTests {
  private static let clause = """
    {"format": 1, "clauses": [{"id": "X-1", "subject": "sdk", "level": "must",
      "status": "normative", "text": "It is.", "decides": ["bannerWidth"],
      "kinds": [{"name": "isNot", "text": "was not"}]}]}
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
      .invalidValue("only a derived clause has an argument"), at: nil),
    Change(
      clause, #"{"name": "isNot", "text": "was not"}"#, "", .missingKey("kinds"),
      at: "$.clauses[0]"),
    Change(
      clause, #""level": "must""#, #""level": "shall""#,
      .invalidValue("it is none of must, should, may, fact"), at: "$.clauses[0].level"),
    Change(
      clause, #"["bannerWidth"]"#, #"["bannerHeight"]"#,
      .invalidValue(
        "it is none of requestOutcome, requestScene, canPresent, bannerWidth, "
          + "interstitialSessions, bannerSessions, nativeSessions"),
      at: "$.clauses[0].decides[0]"),
    Change(
      question, #", {"name": "no", "text": "It is not."}"#, "",
      .invalidValue("a question has two readings or more"), at: nil),
    Change(
      question, #""lines": "1", "#, "", .missingKey("lines"), at: "$.questions[0].source"),
  ]

  @Test func `reads the files the changes are made to`() throws {
    for file in [Self.clause, Self.question] {
      #expect(throws: Never.self) { try read(file) }
    }
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
