import Foundation
import Testing

/// Known failures from the command line.
struct ExpectTests {
  private static let adapter = ["--adapter", "builtin:faulty-insets-ignored"]

  private func withFile(_ body: (String) throws -> Void) throws {
    let url = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path(percentEncoded: false))
  }

  @Test func `records the entry a run prints, and excuses it from then on`() throws {
    try withFile { file in
      try "{\"format\": 1, \"knownFailures\": []}".write(
        toFile: file, atomically: true, encoding: .utf8)
      let first = try Foldproof.run(["--cases", "1000", "--expect", file] + Self.adapter)
      #expect(first.code == 1)
      let line = try #require(
        first.output.split(separator: "\n").first { $0.contains("expect add") })
      var words = line.split(separator: " ").map(String.init)
      words.removeFirst()
      words[try #require(words.firstIndex(of: "WHY"))] = "Mended in spring."
      words[try #require(words.firstIndex(of: "YYYY-MM-DD"))] = "2999-12-31"
      #expect(try Foldproof.run(words).code == 0)
      #expect(try Foldproof.run(words).errors.contains("has an entry for 001-BAN-001 tooWide"))
      let again = try Foldproof.run(["--cases", "1000", "--expect", file] + Self.adapter)
      #expect(again.code == 0)
      #expect(again.output.contains("as known   001-BAN-001 tooWide, until 2999-12-31"))
      #expect(try Foldproof.run(["expect", "list", file]).output.contains("Mended in spring."))
      #expect(try Foldproof.run(["expect", "check", file] + Self.adapter).code == 0)
      let mended = try Foldproof.run(["expect", "check", file])
      #expect(mended.code == 2)
      #expect(mended.output.contains("its witness passes now"))
      #expect(try Foldproof.run(["expect", "prune", file]).output.contains("Taken out: 1 entry."))
      #expect(try Foldproof.run(["expect", "list", file]).output == "No known failures.\n")
    }
  }

  @Test(
    arguments: [
      (["expect"], 64, "expect list FILE"), (["expect", "lost", "x"], 64, "Did you mean"),
      (["expect", "list"], 64, "needs a file"), (["expect", "list", "/nowhere/x"], 66, "no file"),
      (["expect", "list", "/dev/null"], 65, "cannot be read"),
      (["expect", "add", "/tmp/x", "--clause", "001-BAN-999"], 64, "001-BAN-00"),
      (["run", "--expect", "/nowhere/x"], 66, "no file"),
    ])
  func `says what was wrong`(words: [String], code: Int32, text: String) throws {
    let ending = try Foldproof.run(words)
    #expect(ending.code == code)
    #expect(ending.errors.contains(text), "\(ending.errors)")
    #expect(ending.output == "")
  }
}
