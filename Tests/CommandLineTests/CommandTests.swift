import Testing

/// What each command prints, and the code it ends with.
struct CommandTests {
  @Test func `judges the reference, and says in a line that it conforms`() throws {
    let ending = try Foldproof.run(["--cases", "3000"])
    #expect(ending.code == 0)
    #expect(ending.output.contains("planned 3,000 · judged 3,000 · undecided by any clause "))
    #expect(ending.output.hasSuffix("and none went without a case.\n"))
    #expect(ending.errors.contains("3,000 cases judged in"))
  }

  @Test(arguments: ["builtin:reference", "builtin:faulty-stale-width"])
  func `prints the same whatever the number of workers`(adapter: String) throws {
    let one = try Foldproof.run(["--cases", "3000", "--jobs", "1", "--adapter", adapter])
    let two = try Foldproof.run(["--cases", "3000", "--jobs", "2", "--adapter", adapter])
    #expect(one.output == two.output)
    #expect(one.output.count > 500)
  }

  @Test func `prints other cases for another seed`() throws {
    let one = try Foldproof.run(["--cases", "300", "--seed", "1"])
    let other = try Foldproof.run(["--cases", "300", "--seed", "2"])
    #expect(one.output != other.output)
  }

  @Test func `says that too few cases establish nothing`() throws {
    let ending = try Foldproof.run(["--cases", "1"])
    #expect(ending.code == 3)
    #expect(ending.output.contains("Not established: no case bore on"))
  }

  @Test func `judges only the clauses a pattern names`() throws {
    let ending = try Foldproof.run(["--cases", "3000", "--clause", "*-ban-*"])
    #expect(ending.code == 0)
    #expect(ending.output.contains("001-BAN-001"))
    #expect(!ending.output.contains("001-FIT-001"))
  }

  @Test func `goes through every case up to a size, and replays the smallest of a fault`() throws {
    let ending = try Foldproof.run([
      "enumerate", "--size", "0", "--clause", "001-FIT-*", "--adapter",
      "builtin:faulty-no-size-check",
    ])
    #expect(ending.code == 1)
    #expect(ending.output.contains("sessions with 0 stimuli"))
    #expect(ending.output.contains("every smaller case of the alphabet was judged"))
    let line = try #require(
      ending.output.split(separator: "\n").first { $0.contains("run-conformance.sh replay") })
    let words = line.split(separator: " ").drop { !$0.hasSuffix("run-conformance.sh") }
      .dropFirst().map(String.init)
    #expect(try Foldproof.run(words).output.contains("FAIL      001-FIT-001 allowedTooLarge"))
  }

  @Test func `sets several adapters side by side, and fails when one does`() throws {
    let ending = try Foldproof.run([
      "--cases", "3000", "--adapter", "builtin:reference", "--adapter",
      "builtin:faulty-no-size-check",
    ])
    #expect(ending.code == 1)
    let differing = ending.output.split(separator: "\n").filter { $0.hasPrefix("≠") }
    #expect(differing.contains { $0.contains("001-FIT-001") && $0.hasSuffix("broken") })
  }

  @Test func `replays the case of a failure with the line it printed`() throws {
    let failed = try Foldproof.run([
      "--cases", "3000", "--adapter", "builtin:faulty-insets-ignored",
    ])
    let line = try #require(
      failed.output.split(separator: "\n").first { $0.contains("run-conformance.sh replay") })
    let words = line.split(separator: " ").drop { !$0.hasSuffix("run-conformance.sh") }
      .dropFirst().map(String.init)
    let again = try Foldproof.run(words)
    #expect(again.code == 1)
    #expect(again.output.contains("FAIL      001-BAN-001 tooWide: expected at most 319 points"))
    let kept = try Foldproof.run(Array(words.prefix(2)))
    #expect(kept.code == 0)
    #expect(kept.output.contains("kept      001-BAN-001"))
  }

  @Test func `kills the mutants of a clause, whatever the number of workers`() throws {
    let words = ["mutate", "--clause", "001-REQ-00?", "--size", "0", "--cases", "100"]
    let one = try Foldproof.run(words + ["--jobs", "1"])
    #expect(one.code == 0)
    #expect(one.output.contains("decisive 3/3 clauses\n"))
    #expect(one.output.contains("001-REQ-001  decisions  says nothing"))
    #expect(!one.output.contains("Case 1\n"))
    let two = try Foldproof.run(words + ["--jobs", "2", "--with-cases"])
    #expect(two.output.contains("Case 1\n  question  "))
    #expect(two.output.hasPrefix(one.output.prefix(while: { $0 != "·" })))
    #expect(try Foldproof.run(words + ["--jobs", "2"]).output == one.output)
  }

  @Test(
    arguments: [
      (["list", "clauses"], "001-FIT-001"), (["list", "questions"], "001-Q-012"),
      (["list", "errata"], "001-E-001"), (["list", "adapters"], "builtin:sample-001-swiftui"),
      (["list", "profiles"], "strict"),
      (["explain", "001-fit-001"], "lines 71, 73, 113"),
      (["explain", "001-Q-011"], "settled as eachDimension"),
      (["explain", "3"], "Not established"), (["--help"], "usage: ./run-conformance.sh"),
      (["run", "--help"], "--adapter ADAPTER"), (["list", "--help"], "--help"),
    ])
  func `lists and explains`(words: [String], text: String) throws {
    let ending = try Foldproof.run(words)
    #expect(ending.code == 0)
    #expect(ending.output.contains(text))
    #expect(ending.errors == "")
  }
}
