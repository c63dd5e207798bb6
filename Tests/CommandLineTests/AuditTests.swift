import Foundation
import Miniatures
import Testing

/// The audit as a person runs it.
struct AuditTests {
  private let folders: AuditFolders

  init() throws {
    folders = try AuditFolders()
  }

  private func audit() throws -> Foldproof.Ending {
    try Foldproof.run(folders.words)
  }

  @Test func `ends well where every line is accounted for, and prints the same each time`() throws {
    let ending = try audit()
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    #expect(
      ending.output.contains("lines   14: 5 claimed, 5 waived, 0 suspect, 0 unclaimed, 4 blank"))
    #expect(
      ending.output.hasSuffix(
        "\nClean: every line is claimed or waived, and clauses and rules belong together.\n"))
    #expect(try audit().output == ending.output)
  }

  @Test func `ends well where lines only moved`() throws {
    try folders.write("\n" + MiniatureGuide.text)
    let ending = try audit()
    #expect(ending.code == 0)
    #expect(ending.output.contains("  moved  900-FIT-001: line 3, now 4\n"))
    #expect(!ending.output.contains("changed"))
  }

  @Test func `establishes nothing about a line that changed, and shows it`() throws {
    try folders.write(MiniatureGuide.text.replacing("must", with: "may"))
    let ending = try audit()
    #expect(ending.code == 3)
    #expect(
      ending.output.contains(
        """
          changed  line 3, now 3; suspect: 900-FIT-001
                   3 | A banner may fit the window it stands in.

        """))
  }

  @Test func `shows no text of a document that was not asked for`() throws {
    try folders.replace(#""lines":"13""#, with: #""lines":"12""#)
    let ending = try Foldproof.run(["audit", "--catalogue", folders.catalogue.path])
    #expect(ending.code == 3)
    #expect(ending.output.contains("unclaimed  line 13: claimed by nobody, and not waived\n"))
    #expect(!ending.output.contains("See also"))
  }

  @Test func `calls a catalogue that contradicts itself unusable, with all that is wrong`() throws {
    try folders.replace(#""instructs":"3""#, with: #""instructs":"1""#)
    try folders.replace(
      #""untestable":"It has no rule.""#, with: #""decides":[],"kinds":[{"name":"a","text":"b"}]"#)
    let ending = try audit()
    #expect(ending.code == 65)
    #expect(ending.output.contains("The clause 900-FIT-001 can be tested, and has no rule.\n"))
    #expect(ending.output.contains("instructs or recommends in line 1, which cannot be waived.\n"))
  }

  @Test func `finds no fault in the catalogue built in`() throws {
    let ending = try Foldproof.run(["audit"])
    #expect(ending.code == 0)
    #expect(ending.output.contains("001_aeaed8e44a51cacf.txt, as the catalogue knows it\n"))
    #expect(ending.output.hasSuffix("Whether the lines still say the same was not looked at.\n"))
  }

  @Test func `prints the hashes of lines as the catalogue takes them`() throws {
    try folders.write("A banner must fit the window it stands in.\n\nSee also: large windows.\n")
    let ending = try Foldproof.run(folders.words + ["--hashes"])
    #expect(ending.code == 0)
    #expect(
      ending.output == """
        900_guide.txt
          "sha256": "9c9a22458451c0e255ecf1e04b4cd6f693e964495578536dc75433067631c482",
          "lineHashes": [
            "0f302091",
            "",
            "6f80e0fa"
          ]

        """)
  }
}
