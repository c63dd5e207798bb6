import Miniatures
import Records
import Reporting
import Specification
import Testing

/// What a person reads of an audit.
struct AuditTextTests {
  private func text(
    _ lines: [String]?, rules: [String] = ["900-FIT-001"],
    catalogue: String = MiniatureGuide.catalogue
  ) throws -> String {
    let file = Catalogue.File(name: "900.json", bytes: Array(catalogue.utf8))
    var catalogue = try Catalogue(files: [file])
    catalogue.hash = "0123456789abcdef"
    let document = try lines.map { try DocumentText(Array(MiniatureGuide.text(of: $0).utf8)) }
    let texts = document.map { [MiniatureGuide.name: $0] } ?? [:]
    let audit = Audit(catalogue, rules: rules.map(ClauseID.init), samples: [])
    return AuditText(audit.report(on: texts), texts).lines.asText
  }

  @Test func `says that all is well, and what was not looked at`() throws {
    #expect(
      try text(nil) == """
        catalogue  0123456789abcdef
        clauses    1 to be tested, 1 informative, 0 untestable

        900_guide.txt, as the catalogue knows it
          lines   14: 5 claimed, 5 waived, 0 suspect, 0 unclaimed, 4 blank
          waived  lines 1, 6, 10: heading
          waived  line 11: code of 7 in another language
          waived  line 13: link

        Informative clauses, which bind nobody:
          900-INF-001  Windows become small.
                       It asks for nothing.

        Clean: every line is claimed or waived, and clauses and rules belong together. \
        Whether the lines still say the same was not looked at.
        """)
  }

  @Test func `says that all is well with a file at hand`() throws {
    let text = try text(MiniatureGuide.lines)
    #expect(text.contains("900_guide.txt, the file the catalogue was written from\n"))
    #expect(
      text.hasSuffix(
        "\nClean: every line is claimed or waived, and clauses and rules belong together."))
  }

  @Test func `shows lines that changed, went, moved or are new, and who rests on them`() throws {
    var lines = MiniatureGuide.lines
    lines[2] = "A banner should fit\u{7}."
    lines[10...] = ["", "See also: large windows.", "New.", "The colour of a banner is up to you."]
    #expect(
      try text(lines).contains(
        """
        900_guide.txt, another edition than the catalogue was written from
          lines      14: 4 claimed, 4 waived, 1 suspect, 1 unclaimed, 4 blank
          unclaimed  line 13: claimed by nobody, and not waived
                     13 | New.
          changed    line 3, now 3; suspect: 900-FIT-001
                     3 | A banner should fit\\u{7}.
          gone       line 11; suspect: the waiver “code of 7 in another language”
          moved      the waiver “link”: line 13, now 12


        """.dropLast()))
    #expect(
      try text(lines).hasSuffix(
        "\nNot established: what is said above of some lines is missing, or may hold no more."))
  }

  @Test func `shows instructions that bind nobody, and their text once`() throws {
    let catalogue = MiniatureGuide.catalogue
      .replacing(#""instructs": "3""#, with: #""instructs": "3-4,13""#)
      .replacing(#""lines": "13""#, with: #""lines": "12""#)
    let shown = """
        unclaimed  line 13: claimed by nobody, and not waived
                   13 | See also: large windows.
        unbound    lines 4, 13: an instruction, and claimed by no clause that binds
                   4 | The window of an app can become small.

      """
    #expect(try text(MiniatureGuide.lines, catalogue: catalogue).contains(shown))
    let unread = """
        unclaimed  line 13: claimed by nobody, and not waived
        unbound    lines 4, 13: an instruction, and claimed by no clause that binds

      """
    #expect(try text(nil, catalogue: catalogue).contains(unread))
  }

  @Test func `lists untestable clauses, and faults last`() throws {
    let far = """
      "clauses": [{"id": "900-FAR-001", "subject": "configuration", "level": "must",
        "status": "normative", "text": "It is far.", "untestable": "No adapter shows it\u{9b}.",
        "source": \(MiniatureGuide.source("3"))},
      """
    let catalogue = MiniatureGuide.catalogue.replacing(#""clauses": ["#, with: far)
    #expect(
      try text(nil, catalogue: catalogue).contains(
        """
        clauses    1 to be tested, 1 informative, 1 untestable

        """))
    #expect(
      try text(nil, catalogue: catalogue).contains(
        """

        Untestable clauses, which nothing an adapter does can show to be kept:
          900-FAR-001  It is far.
                       No adapter shows it\\u{9b}.

        """))
    #expect(
      try text(nil, rules: ["900-FIT-002"]).hasSuffix(
        """

        Faults:
          There is a rule for 900-FIT-002, and no such clause.
          The clause 900-FIT-001 can be tested, and has no rule.

        At fault: catalogue and rules contradict each other or themselves, as said above.
        """))
  }
}
