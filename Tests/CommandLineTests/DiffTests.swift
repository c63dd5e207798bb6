import Foundation
import Testing

/// Two stored runs, compared.
struct DiffTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let url = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path(percentEncoded: false))
  }

  private func run(_ adapter: String, cases: String = "1000", into folder: String) throws {
    _ = try Foldproof.run([
      "--cases", cases, "--adapter", "builtin:\(adapter)", "--report", folder, "--format", "json",
    ])
  }

  @Test func `says what is new, fixed and changed`() throws {
    try withFolder { folder in
      let (good, bad) = (folder + "/good", folder + "/bad")
      try run("faulty-insets-ignored", into: bad)
      try run("faulty-insets-ignored", cases: "2", into: good)
      let worse = try Foldproof.run(["diff", good, bad])
      #expect(worse.code == 1)
      #expect(worse.output.contains("  new      001-BAN-001 tooWide (error)"))
      #expect(worse.output.contains("  changed  001-BAN-001: was"))
      let better = try Foldproof.run(["diff", bad, good + "/run.json"])
      #expect(better.code == 0)
      #expect(better.output.contains("  fixed    001-BAN-001 tooWide"))
      let same = try Foldproof.run(["diff", bad, bad])
      #expect(same.code == 0)
      #expect(same.output == "builtin:faulty-insets-ignored\n  nothing has changed\n")
      try run("reference", into: good)
      #expect(try Foldproof.run(["diff", bad, good]).output.contains("was judged before"))
    }
  }

  @Test func `refuses what is no run, or was cut off`() throws {
    try withFolder { folder in
      try run("reference", into: folder)
      let file = URL(filePath: folder + "/run.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      for (change, says) in [
        (text.replacingOccurrences(of: "\"footer\"", with: "\"feet\""), "cut off"),
        (String(text.dropLast(40)), "no JSON"),
        (text.replacingOccurrences(of: "foldproof-run", with: "other"), "no run"),
        (text.replacingOccurrences(of: "\"version\": 1,", with: "\"version\": 9,"), "version"),
      ] {
        try change.write(to: file, atomically: true, encoding: .utf8)
        let ending = try Foldproof.run(["diff", folder, folder])
        #expect(ending.code == 65)
        #expect(ending.errors.contains(says), "\(ending.errors)")
      }
    }
    #expect(try Foldproof.run(["diff", "/nowhere", "/nowhere"]).code == 66)
    #expect(try Foldproof.run(["diff", "/nowhere"]).code == 64)
  }
}
