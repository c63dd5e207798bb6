import Foundation
import Testing

// The test bundle is a program of its own on Linux only.
#if os(Linux)
  /// What a person sees who runs tests with a property that fails.
  struct WholeRunTests {
    /// A test run in a process of its own, which launches the test binary of this one anew.
    private struct Run {
      var code: Int32
      var output: String
      /// The attachments by name, the part that makes names differ left out.
      var attachments: [String: String]

      /// What the line with this label says.
      func line(_ label: String) -> String? {
        output.split(separator: "\n").lazy.map { $0.drop { $0 == " " } }
          .first { $0.hasPrefix("\(label)  ") }
          .map { String($0.dropFirst(label.count).drop { $0 == " " }) }
      }
    }

    private func run(
      _ test: String, limit: Int?, _ variables: [String: String] = [:]
    ) throws -> Run {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "property-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", test, "--attachments-path", folder.path,
      ]
      var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      environment["PROPERTY_UNDER_TEST_LIMIT"] = limit.map(String.init)
      process.environment = environment
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      var attachments: [String: String] = [:]
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        let name = file.lastPathComponent.prefix { $0 != "-" && $0 != "." }
        attachments[String(name)] = try String(contentsOf: file, encoding: .utf8)
      }
      return Run(code: process.terminationStatus, output: output, attachments: attachments)
    }

    @Test func `passes and attaches only the labels while the property holds`() throws {
      let run = try run("The property under test", limit: nil)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("3 tests"))
      let labels = try #require(run.attachments["labels"])
      #expect(labels.wholeMatch(of: /\d+ of 1000: without amounts\n/) != nil)
      #expect(run.attachments.count == 1)
    }

    @Test func `fails with one issue, and attaches the counterexample and its replay`() throws {
      let run = try run("above the limit", limit: 101)
      #expect(run.code != 0)
      #expect(run.output.contains("with 1 issue"))
      #expect(run.line("value") == #"Order(name: "a", amounts: ["A": 1, "B": 100])"#)
      let replay = try #require(run.line("replay"))
      #expect(run.attachments["replay"] == replay + "\n")
      let counterexample = try #require(run.attachments["counterexample"])
      #expect(counterexample.hasPrefix("The property does not hold.\n  value   Order("))
      #expect(counterexample.contains("\n  replay  \(replay)\n"))
      #expect(run.attachments.keys.sorted() == ["counterexample", "labels", "replay"])
    }

    @Test func `replays the value by the line it prints, in another process`() throws {
      let first = try run("isn.t above the limit", limit: 101)
      let command = try #require(
        first.output.firstMatch(
          of: /in a shell: COUNTEREXAMPLE_REPLAY=(\w+) swift test --filter '([^']+)'/))
      #expect(String(command.1) == first.line("replay"))
      let again = try run(
        String(command.2), limit: 101, ["COUNTEREXAMPLE_REPLAY": String(command.1)])
      #expect(again.code != 0)
      #expect(again.output.contains("with 1 test "))
      #expect(again.output.contains("The property does not hold for the value of a replay."))
      #expect(again.line("replay") == first.line("replay"))
      let mended = try run(
        String(command.2), limit: nil, ["COUNTEREXAMPLE_REPLAY": String(command.1)])
      #expect(mended.code == 0, "\(mended.output)")
      #expect(mended.output.contains("with 1 test "))
    }

    @Test func `warns of a replay that belongs to another property, and goes on`() throws {
      let first = try run("isn.t above the limit", limit: 101)
      let replay = try #require(first.line("replay"))
      let other = try run("judges only numbers", limit: nil, ["COUNTEREXAMPLE_REPLAY": replay])
      #expect(other.code == 0, "\(other.output)")
      #expect(other.output.contains("with 1 test "))
      #expect(other.output.contains("was not judged by this property"))
    }

    @Test func `draws from the seed in the environment`() throws {
      let run = try run("isn.t above the limit", limit: 101, ["COUNTEREXAMPLE_SEED": "42"])
      #expect(run.line("tried")?.hasPrefix("1000 cases from seed 42, ") == true)
      let refused = try self.run("isn.t above", limit: nil, ["COUNTEREXAMPLE_SEED": "forty-two"])
      #expect(refused.code != 0)
      #expect(refused.output.contains("COUNTEREXAMPLE_SEED holds “forty-two”"))
    }

    @Test func `lets a body cancel the test`() throws {
      let run = try run("cancels the test", limit: 50)
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.contains("cancelled"))
      #expect(run.output.contains("above the limit"))
      #expect(run.attachments.isEmpty)
    }
  }
#endif
