import Foundation
import Testing

/// Reports written into a folder, or to standard output in another format.
struct ReportOptionTests {
  @Test func `writes every format into a folder, beside what the terminal shows`() throws {
    let folder = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let ending = try Foldproof.run([
      "--cases", "1000", "--adapter", "builtin:faulty-no-size-check", "--report",
      folder.path(percentEncoded: false),
    ])
    #expect(ending.code == 1)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    #expect(
      names.sorted() == [
        "annotations.txt", "badge.json", "badge.svg", "findings.sarif", "junit.xml", "report.html",
        "report.txt",
        "run.json", "summary.md",
      ])
    let text = try String(contentsOf: folder.appending(path: "report.txt"), encoding: .utf8)
    #expect(text == ending.output)
  }

  @Test func `shows one format in place of the text`() throws {
    let ending = try Foldproof.run(["--cases", "500", "--format", "junit"])
    #expect(ending.output.hasPrefix("<?xml"))
    #expect(ending.output.hasSuffix("</testsuites>\n"))
    #expect(!ending.output.contains("planned"))
  }

  @Test(
    arguments: [
      (["--format", "html5"], "html5"), (["--format", "json,junit"], "--report DIR"),
      (["--report", "/dev/null/x"], "There can be no folder"),
    ])
  func `refuses a report that cannot be before anything runs`(words: [String], says: String) throws
  {
    let ending = try Foldproof.run(["--cases", "500"] + words)
    #expect([64, 65].contains(ending.code))
    #expect(ending.output == "")
    #expect(ending.errors.contains(says))
  }
}
