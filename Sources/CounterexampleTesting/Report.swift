#if canImport(Testing)
  import Testing

  /// What is recorded about a property, at the place where it is called.
  struct Report: Sendable {
    /// What it is about, one sentence.
    let headline: String
    /// The rest, each part under its label.
    var parts: [(label: String, lines: [String])] = []
    /// What repeats the value, when there is one.
    var replay: String?
    /// Whether it makes the test fail.
    var severity = Issue.Severity.error

    /// Records the issue, and attaches the counterexample and its replay where there is one.
    func record(in test: Test, at place: SourceLocation) {
      let text = text(in: test)
      if let replay {
        Attachment.record(text + "\n", named: "counterexample.txt", sourceLocation: place)
        Attachment.record(replay + "\n", named: "replay.txt", sourceLocation: place)
      }
      Issue.record(Comment(rawValue: text), severity: severity, sourceLocation: place)
    }

    /// Returns the headline, and the parts as a table of two columns.
    func text(in test: Test) -> String {
      let parts = parts + (replay.map { [("replay", Report.waysToReplay($0, in: test))] } ?? [])
      let width = (parts.map(\.label.count).max() ?? 0) + 2
      var lines = [headline]
      for part in parts {
        let texts = part.lines.flatMap {
          $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        for (index, text) in texts.enumerated() {
          let label = index == 0 ? part.label : ""
          let space = String(repeating: " ", count: width - label.count)
          lines.append("  \(label)\(space)\(text)")
        }
      }
      return lines.joined(separator: "\n")
    }

    /// Returns how to judge the same value again, in code and from a shell.
    private static func waysToReplay(_ replay: String, in test: Test) -> [String] {
      [
        replay,
        "in code: give the test the trait .replay(\"\(replay)\")",
        "in a shell: COUNTEREXAMPLE_REPLAY=\(replay) swift test --filter '\(test.filter)'",
      ]
    }
  }
#endif
