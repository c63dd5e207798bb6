import Miniatures
import Specification
import Testing

/// Other editions of a document: what stayed, moved, changed and went.
struct EditionTests {
  private let every = [
    "900-FIT-001 3: moved to 4", "900-INF-001 4,7-8: moved to 5,8-9", "900-Q-001 14: moved to 15",
    "the waiver “heading” 1,6,10: moved to 2,7,11",
    "the waiver “code of 7 in another language” 11: moved to 12",
    "the waiver “link” 13: moved to 14",
  ]

  @Test func `finds the file the catalogue was written from as it was`() throws {
    let report = try AuditedGuide().report()
    let document = try #require(report.documents.first)
    #expect(document.edition == .known)
    #expect(document.counts.list == [5, 5, 0, 0, 4])
    #expect(report.drifts == [] && report.faults == [] && report.isComplete)
  }

  @Test(arguments: [["\u{feff}", "\n"], ["", "\r\n"], ["", " \t\n"]])
  func `takes no notice of a byte order mark, of line ends and of white space`(
    around: [String]
  ) throws {
    let lines = MiniatureGuide.lines.map { $0.replacing(" ", with: "\t ") + around[1] }
    let text = try DocumentText(Array((around[0] + lines.joined()).utf8))
    let report = try AuditedGuide().report(on: text)
    #expect(report.documents.map(\.edition) == [.same])
    #expect(report.drifts == [] && report.isComplete)
  }

  @Test func `finds every line again behind a blank one at the top, and misses nothing`() throws {
    let report = try AuditedGuide(lines: [""] + MiniatureGuide.lines).report()
    #expect(report.documents.map(\.edition) == [.other])
    #expect(report.drifts == every)
    #expect(report.documents[0].counts.list == [5, 5, 0, 0, 5])
    #expect(report.isComplete)
  }

  @Test func `names a line that is new`() throws {
    let report = try AuditedGuide(lines: ["News"] + MiniatureGuide.lines).report()
    #expect(report.drifts == every)
    #expect(report.documents[0].unclaimed.numbers == [1])
    #expect(!report.isComplete)
  }

  @Test(
    arguments: [
      (3, ["900-FIT-001 3: 3 became 3"]), (8, ["900-INF-001 4,7-8: 8 became 8"]),
      (14, ["900-Q-001 14: 14 became 14"]), (6, ["the waiver “heading” 1,6,10: 6 became 6"]),
    ])
  func `names the line in which a character changed, and who rests on it`(
    line: Int, drifts: [String]
  ) throws {
    var lines = MiniatureGuide.lines
    lines[line - 1] = lines[line - 1].replacing("a", with: "o")
    try #require(lines != MiniatureGuide.lines)
    let report = try AuditedGuide(lines: lines).report()
    #expect(report.drifts == drifts)
    #expect(report.documents[0].counts.suspect == 1)
    #expect(report.documents[0].unclaimed.isEmpty)
    #expect(!report.isComplete)
  }

  @Test func `names a line that is gone`() throws {
    var lines = MiniatureGuide.lines
    lines.remove(at: 7)
    let report = try AuditedGuide(lines: lines).report()
    #expect(
      report.drifts.prefix(2) == ["900-INF-001 4,7-8: 8 is gone", "900-Q-001 14: moved to 13"])
    #expect(!report.isComplete)
  }

  @Test func `tells a changed line from the one put before it where both have neighbours`() throws {
    var lines = MiniatureGuide.lines
    lines.insert("Of windows", at: 1)
    lines[3] = "A banner should fit the window it stands in."
    let report = try AuditedGuide(lines: lines).report()
    #expect(report.drifts.first == "900-FIT-001 3: 3 became 4")
    #expect(report.documents[0].unclaimed.numbers == [2])
  }

  @Test func `finds lines that moved past others, the likes of which are there twice`() throws {
    let lines = MiniatureGuide.lines
    let report = try AuditedGuide(lines: Array(lines[9...] + [""] + lines[..<9])).report()
    #expect(
      report.drifts == [
        "900-FIT-001 3: moved to 9", "900-INF-001 4,7-8: moved to 10,13-14",
        "900-Q-001 14: moved to 5", "the waiver “heading” 1,6,10: moved to 1,7,12",
        "the waiver “code of 7 in another language” 11: moved to 2",
        "the waiver “link” 13: moved to 4",
      ])
    #expect(report.isComplete)
  }

  @Test func `finds nothing again in a file without lines`() throws {
    let report = try AuditedGuide(lines: []).report()
    #expect(report.drifts.count == 6)
    #expect(report.drifts.allSatisfy { $0.hasSuffix("is gone") })
    #expect(report.documents[0].counts.all == 0)
  }

  @Test func `holds samples to the hashes of their lines`() throws {
    let lines = try #require(LineNumbers("7-8"))
    let sample = Audit.Sample(name: "900-one", document: MiniatureGuide.name, lines: lines)
    var guide = AuditedGuide(samples: [sample])
    #expect(try guide.report().drifts == [])
    guide.lines?[7] = "banner.load(height)"
    #expect(try guide.report().drifts.last == "sample 900-one 7-8: 8 became 8")
  }
}
