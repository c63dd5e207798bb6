import Miniatures
import Records
import Specification
import Testing

/// Catalogues and rules that contradict each other or themselves, and lines nobody speaks of.
struct AuditFaultTests {
  private static let name = MiniatureGuide.name

  /// A change to the catalogue, the fault it makes, and that fault's sentence.
  struct Change: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var fault: AuditFault
    var sentence: String

    var testDescription: String { sentence }

    init(_ old: String, _ new: String, _ fault: AuditFault, _ sentence: String) {
      self.old = old
      self.new = new
      self.fault = fault
      self.sentence = sentence
    }
  }

  private static func lines(_ numbers: ClosedRange<Int>...) -> LineNumbers {
    LineNumbers(numbers) ?? .none
  }

  static let changes = [
    Change(
      #""instructs": "3""#, #""instructs": "3,15""#,
      .instructionsBeyondEnd(lines(15...15), of: name),
      "900_guide.txt is said to instruct in line 15, beyond its end."),
    Change(
      #""instructs": "3""#, #""instructs": "3,10-11""#,
      .waivedInstructions(lines(10...11), of: name),
      "900_guide.txt instructs or recommends in lines 10-11, which cannot be waived."),
    Change(
      #""repeats": "7""#, #""repeats": "7,10""#, .repeatsUnclaimed(lines(10...10), of: name),
      "900_guide.txt has code waived that repeats line 10, of which nobody speaks."),
    Change(
      #""repeats": "7""#, #""repeats": "7-8,99""#, .repeatsUnclaimed(lines(99...99), of: name),
      "900_guide.txt has code waived that repeats line 99, of which nobody speaks."),
    Change(
      #""reason": "link", "lines": "13""#, #""reason": "link", "lines": "13-14""#,
      .waivedAndClaimed(lines(14...14), of: name),
      "900_guide.txt is both waived and claimed in line 14; take back the waiver."),
    Change(
      #""reason": "link", "lines": "13""#, #""reason": "link", "lines": "13,15-16""#,
      .linesBeyondEnd(lines(15...16), citedBy: .waiver(.link)),
      "the waiver “link” cites lines 15-16, beyond the end of the document."),
    Change(
      #""document": "900_guide.txt", "lines": "14""#, #""document": "901.txt", "lines": "14""#,
      .unknownDocument("901.txt", citedBy: .question(QuestionID("900-Q-001"))),
      "900-Q-001 cites 901.txt, of which the catalogue does not speak."),
  ]

  @Test(arguments: changes)
  func `names what contradicts itself in the catalogue`(change: Change) throws {
    let changed = MiniatureGuide.catalogue.replacing(change.old, with: change.new)
    try #require(changed != MiniatureGuide.catalogue)
    let report = try AuditedGuide(catalogue: changed, lines: nil).report()
    #expect(report.faults == [change.fault])
    #expect("\(change.fault)" == change.sentence)
  }

  @Test(
    arguments: [
      (
        ["900-FIT-001", "900-FIT-002"], AuditFault.ruleWithoutClause(ClauseID("900-FIT-002")),
        "There is a rule for 900-FIT-002, and no such clause."
      ),
      (
        ["900-FIT-001", "900-INF-001"], .ruleOfUntestableClause(ClauseID("900-INF-001")),
        "There is a rule for 900-INF-001, which is said to be untestable or informative."
      ),
      (
        [], .clauseWithoutRule(ClauseID("900-FIT-001")),
        "The clause 900-FIT-001 can be tested, and has no rule."
      ),
    ])
  func `names a rule without a clause, and a clause without a rule`(
    rules: [String], fault: AuditFault, sentence: String
  ) throws {
    let report = try AuditedGuide(rules: rules).report()
    #expect(report.faults == [fault])
    #expect("\(fault)" == sentence)
  }

  @Test func `needs no rule for what cannot be tested, nor for the harness's own`() throws {
    let own = """
      {"id": "RUN-001", "subject": "implementation", "level": "must", "status": "normative",
       "text": "It answers.", "decides": ["bannerWidth"], "kinds": [{"name": "k", "text": "t"}]},
      {"id": "900-FAR-001", "subject": "configuration", "level": "must", "status": "normative",
       "text": "It is far.", "untestable": "No adapter shows it.", "source": \(MiniatureGuide.source("3"))},
      """
    let catalogue = MiniatureGuide.catalogue.replacing(
      #""clauses": ["#, with: #""clauses": ["# + own)
    let report = try AuditedGuide(catalogue: catalogue).report()
    #expect(report.catalogue.clauses.count == 4)
    #expect(report.faults == [] && report.isComplete)
  }

  @Test func `lets a heading stand within the lines of a claim`() throws {
    let lines = try #require(LineNumbers("7-10"))
    let sample = Audit.Sample(name: "900-one", document: Self.name, lines: lines)
    #expect(try AuditedGuide(samples: [sample]).report().faults == [])
  }

  @Test func `names a hash that is not that of its lines, and the right one`() throws {
    let right = "35e3cde7e87947e0f435fcce9dc11f4a78bfce03b2ae87f1b49458109aa3ee64"
    let changed = MiniatureGuide.catalogue.replacing(right, with: "0")
    let lines = try #require(LineNumbers("14"))
    let fault = AuditFault.wrongHash(.question(QuestionID("900-Q-001")), lines, actual: right)
    let report = try AuditedGuide(catalogue: changed).report()
    #expect(report.faults == [fault])
    #expect("\(fault)" == "900-Q-001 has a wrong hash for line 14, which is \(right).")
    let moved = try AuditedGuide(catalogue: changed, lines: [""] + MiniatureGuide.lines).report()
    #expect(moved.faults == [fault])
    #expect(try AuditedGuide(catalogue: changed, lines: nil).report().faults == [])
  }

  @Test func `names line hashes that are not those of the file they belong to`() throws {
    let changed = MiniatureGuide.catalogue.replacing("0f302091", with: "0f302092")
    let fault = AuditFault.wrongLineHashes(of: Self.name)
    #expect(try AuditedGuide(catalogue: changed).report().faults == [fault])
    #expect(
      "\(fault)" == "The lineHashes of 900_guide.txt are not those of the file with its sha256.")
  }

  @Test(
    arguments: [
      (#""lines": "13""#, #""lines": "12""#, [13], [Int]()),
      (#""instructs": "3""#, #""instructs": "3,7,14""#, [], [7, 14]),
      (#""instructs": "3""#, #""instructs": """#, [], []),
    ])
  func `names the lines nobody speaks of, and instructions that bind nobody`(
    old: String, new: String, unclaimed: [Int], unbound: [Int]
  ) throws {
    let changed = MiniatureGuide.catalogue.replacing(old, with: new)
    try #require(changed != MiniatureGuide.catalogue)
    for lines in [nil, MiniatureGuide.lines] {
      let report = try AuditedGuide(catalogue: changed, lines: lines).report()
      let document = try #require(report.documents.first)
      #expect(document.edition == (lines == nil ? .none : .known))
      #expect(document.unclaimed.numbers == unclaimed)
      #expect(document.unbound.numbers == unbound)
      #expect(report.isComplete == (unclaimed.isEmpty && unbound.isEmpty))
    }
  }
}
