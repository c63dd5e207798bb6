import Foundation
import Testing

/// However it ends, the program says so with a code of its table and without a trap.
struct EndingTests {
  @Test(arguments: ["list clauses", "explain 3", "--cases 100"])
  func `says in a sentence that nobody can read its output`(words: String) throws {
    let ending = try Foldproof.shell("exec \"$0\" \(words) >&-")
    #expect(ending.code == 70)
    #expect(ending.errors.contains("Standard output cannot be written"))
  }

  @Test func `needs no standard error`() throws {
    let ending = try Foldproof.shell("exec \"$0\" --cases 3000 2>&-")
    #expect(ending.code == 0)
    #expect(ending.output.contains("Conforms"))
  }

  @Test func `reports what it found until it was interrupted`() throws {
    // The signal comes once the program has begun to run; a run to the end would take minutes.
    let ending = try Foldproof.shell(
      "\"$0\" --cases 20000000 --jobs 2 & sleep 1; kill -TERM $!; wait $!")
    #expect(ending.code == 130)
    #expect(ending.output.hasSuffix("Interrupted: what was found until then is above.\n"))
  }
}
