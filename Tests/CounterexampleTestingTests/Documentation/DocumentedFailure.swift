import Synchronization
import Testing

/// A trait of tests that fail as a page says they do.
struct DocumentedFailure: SuiteTrait, TestTrait, TestScoping {
  let page: String

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let recorded = Mutex<[Issue]>([])
    let holdBack = IssueHandlingTrait.compactMapIssues { issue in
      recorded.withLock { $0.append(issue) }
      return nil
    }
    try await holdBack.provideScope(for: test, testCase: testCase, performing: function)
    let texts = recorded.withLock { $0 }.map(\.text)
    let article = try #require(Article.all.first { $0.page == page })
    let documented = try #require(article.blocks(in: "text").first)
    let actual = try #require(texts.first).split(separator: "\n").map(String.init)
    #expect(texts.count == 1)
    // A page may leave out the end.
    #expect(actual.count >= documented.count)
    #expect(
      Self.essence(of: actual).prefix(documented.count) == Self.essence(of: documented)[...])
  }

  /// The lines without what depends on the place of a test and the names around it.
  private static func essence(of lines: [String]) -> [String] {
    lines.map { line in
      if line.hasPrefix("  tried  ") || line.hasPrefix("  shrunk  ") {
        return line.replacing(/\d+/, with: "N")
      }
      return line.replacing(/at \w+\.swift:\d+:\d+/, with: "at").replacing(/--filter .*/, with: "")
    }
  }
}

extension Trait where Self == DocumentedFailure {
  /// Expects the failure that the first block of text on a page shows.
  static func failsAsShown(on page: String) -> Self { DocumentedFailure(page: page) }
}
