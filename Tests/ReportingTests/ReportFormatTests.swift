import Foundation
import JSON
import Miniatures
import Records
import Reporting
import Scenarios
import Specification
import Testing

/// The same runs in every format.
struct ReportFormatTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.miniature
  }

  private static let hostile = "</pre>\u{1b}[31m&'\"\u{202e}\nnext"

  private func text(_ name: String, of runs: Run...) throws -> String {
    let report = RunReport(runs, catalogue)
    let files = ReportFormat.allCases.flatMap(report.files)
    return try #require(files.first { $0.name == name }).text
  }

  private static func failing() -> Run {
    .miniature(
      clauses: [
        .miniature("001-BAN-001", passed: 8, failed: 2), .miniature("001-SCN-004", unspecified: 4),
        .miniature("RUN-001", passed: 10),
      ], failures: [.miniature])
  }

  @Test func `names every file once`() {
    let report = RunReport([.miniature()], catalogue)
    let names = ReportFormat.allCases.flatMap(report.files).map(\.name)
    #expect(names.count == 9)
    #expect(Set(names).count == names.count)
  }

  @Test func `writes JUnit with a case for each clause, each result as it is meant`() throws {
    let xml = try text("junit.xml", of: Self.failing())
    #expect(
      xml.contains(
        "<testsuites name=\"foldproof\" tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\">"))
    #expect(xml.contains("<testsuite name=\"tiny: 001-BAN\" tests=\"1\" failures=\"1\""))
    #expect(xml.contains("<failure type=\"tooWide\" message=\"tiny asked for too wide a banner\">"))
    #expect(xml.contains("<skipped message=\"every case came down to an open question\"/>"))
    let open = Run.miniature(clauses: [.miniature("001-BAN-001")])
    #expect(try text("junit.xml", of: open).contains("<error message=\"no case decided it\"/>"))
  }

  @Test func `keeps a hostile adapter out of the markup`() throws {
    var run = Self.failing()
    run.subject.name = Self.hostile
    run.subject.asked = Self.hostile
    for name in ["junit.xml", "summary.md", "badge.svg", "report.html"] {
      let text = try text(name, of: run)
      #expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"), "\(name)")
      #expect(!text.contains("</pre>\\u"), "\(name)")
    }
    let parser = XMLCheck(try text("junit.xml", of: run))
    #expect(parser.isWellFormed)
    #expect(XMLCheck(try text("badge.svg", of: run)).isWellFormed)
    #expect(!XMLCheck("<a><b></a>").isWellFormed)
    for line in try text("annotations.txt", of: run).split(separator: "\n") {
      #expect(line.hasPrefix("::"))
    }
    for name in ["run.json", "findings.sarif", "badge.json"] {
      #expect(throws: Never.self) { try JSON.parse(Array(try text(name, of: run).utf8)) }
    }
  }

  @Test func `annotates ten findings at most, and says how many more there are`() throws {
    func lines(_ count: Int) throws -> [Substring] {
      var run = Self.failing()
      run.failures = Array(repeating: .miniature, count: count)
      return try text("annotations.txt", of: run).split(separator: "\n")
    }
    #expect(try lines(10).count == 10)
    #expect(try lines(10).allSatisfy { $0.hasPrefix("::error title=001-BAN-001 tooWide::") })
    #expect(try lines(13).count == 10)
    #expect(try lines(13).last?.contains("4 more findings") == true)
  }

  @Test func `says the same numbers in every format`() throws {
    let run = Self.failing()
    let score = RunSummary(run, catalogue).score
    #expect(score == "MUST 0/1 · RUN 1/1 · 0 open questions")
    #expect(try text("report.txt", of: run).contains(score))
    #expect(try text("summary.md", of: run).contains(score))
    let json = try JSON.parse(Array(try text("run.json", of: run).utf8))
    #expect(try text("run.json", of: run).contains("\"score\": \"\(score)\""))
    guard case .object(let file) = json, case .object(let footer)? = file["footer"] else {
      Issue.record("\(json)")
      return
    }
    #expect(footer["findings"] == .number(JSONNumber(1)))
    #expect(try text("badge.svg", of: run).contains("MUST 0/1 · 0 open"))
    #expect(try text("badge.json", of: run).contains("MUST 0/1 · 0 open"))
    let results = try text("findings.sarif", of: run).components(separatedBy: "\"ruleId\"")
    #expect(results.count - 1 == 1)
  }

  @Test func `gives a finding the same fingerprint as long as the same is wrong`() throws {
    func fingerprint(_ change: (inout Finding) -> Void) throws -> Substring {
      var finding = Finding.miniature
      change(&finding)
      var run = Self.failing()
      run.failures = [finding]
      let sarif = try text("findings.sarif", of: run)
      let start = try #require(sarif.range(of: "signatureAndCase/v1"))
      return sarif[start.upperBound...].prefix { $0 != "\n" }
    }
    let one = try fingerprint { _ in }
    #expect(one.count > 60)
    #expect(try fingerprint { $0.occurrences = 99 } == one)
    #expect(try fingerprint { $0.case = .decision(.bannerWidth, .miniature(host: nil)) } != one)
  }

  @Test func `draws a page with every finding, clause and question, and asks nothing of a network`()
    throws
  {
    var run = Self.failing()
    run.questions = [.init(question: QuestionID("001-Q-001"), cases: 4)]
    let page = try text("report.html", of: run)
    for part in [
      "<article id=\"001-BAN-001-tooWide-1\" class=\"failure\">", "<tr id=\"001-SCN-004\">",
      "<article id=\"001-Q-001\">", RunSummary(run, catalogue).score, "<svg class=\"scene\"",
      "banner wrong", "prefers-color-scheme:dark",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for remote in ["http://", "https://", "url(", "@import", "src="] {
      #expect(!page.contains(remote), "\(remote)")
    }
    for link in page.components(separatedBy: "href=\"#").dropFirst() {
      let id = link.prefix { $0 != "\"" }
      #expect(page.contains("id=\"\(id)\""), "\(id)")
    }
  }

  @Test func `sets several adapters side by side`() throws {
    let summary = try text("summary.md", of: Self.failing(), .miniature())
    #expect(summary.contains("| clause | level | tiny | tiny |"))
    #expect(try text("badge.json", of: Self.failing(), .miniature()).contains("of 2 conform"))
  }
}

/// Whether a text is well-formed XML.
private struct XMLCheck {
  let isWellFormed: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var isFine = true
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
      let name = tag.prefix { $0 != " " && $0 != "\n" }
      if name.hasPrefix("/") {
        isFine = isFine && open.popLast() == name.dropFirst()
      } else {
        open.append(name)
      }
    }
    isWellFormed = isFine && open.isEmpty && !rest.contains("<")
  }
}
