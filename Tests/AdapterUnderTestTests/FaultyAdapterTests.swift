import Foundation
import Testing

// The test bundle is a program of its own on Linux only.
#if os(Linux)
  struct FaultyAdapterTests {
    @Test(
      arguments: [
        ("builtin:faulty-no-size-check", "001-FIT-001 allowedTooLarge", "content 320 × 401"),
        ("builtin:faulty-insets-ignored", "001-BAN-001 tooWide", "safe-area insets left 1"),
      ])
    func `fails the suite with the minimal case of its clause`(
      adapter: String, signature: String, detail: String
    ) throws {
      let child = try suite(judging: adapter)
      #expect(child.code != 0)
      #expect(child.output.contains("FAIL \(signature)"))
      #expect(child.output.contains(detail))
    }

    @Test func `passes the suite when it is the reference`() throws {
      let child = try suite(judging: "builtin:reference")
      #expect(child.code == 0, "\(child.output)")
      #expect(child.output.contains("1 suite passed"))
    }

    @Test func `fails the suite when no adapter has the name`() throws {
      let child = try suite(judging: "builtin:refrence")
      #expect(child.code != 0)
      #expect(child.output.contains("Did you mean “reference”?"))
    }

    /// Launches this test binary anew; a nested `swift test` would wait for its own build lock.
    private func suite(judging adapter: String) throws -> (code: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "The adapter under test",
      ]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["FOLDPROOF_ADAPTER": adapter]
      ) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
  }
#endif
