import Synchronization
import Testing

/// Runs work and returns the issues it records, in order, instead of failing the test.
///
/// - Throws: What the work throws.
func issues(
  of work: @escaping @Sendable () async throws -> Void
) async throws -> [Issue] {
  let recorded = Mutex<[Issue]>([])
  let trait = IssueHandlingTrait.compactMapIssues { issue in
    recorded.withLock { $0.append(issue) }
    return nil
  }
  try await trait.provideScope(
    for: #require(Test.current), testCase: Test.Case.current, performing: work)
  return recorded.withLock { $0 }
}

extension Issue {
  /// What was recorded in so many words.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }

  /// The lines of one part of the report that is the text.
  func part(_ label: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("  \(label)  ") }) else { return [] }
    let rest = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
    return ([lines[start].dropFirst(2 + label.count)] + rest.map { $0[...] })
      .map { String($0.drop { $0 == " " }) }
  }
}
