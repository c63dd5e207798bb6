#if canImport(Testing)
  private import Synchronization
  import Testing

  /// Holds back the issues that the body of a property records.
  final class IssueCapture: Sendable {
    private struct State {
      var issues: [Issue] = []
      var isOpen = true
    }

    private let state = Mutex(State())

    /// Runs work whose issues are held back, and those of its child tasks.
    ///
    /// An issue that is recorded after the end, by a task that outlived its body, is let through.
    ///
    /// - Throws: What Swift Testing throws; the work itself does not.
    func hold(
      in test: Test, during work: @escaping @concurrent @Sendable () async -> Void
    ) async throws {
      let trait = IssueHandlingTrait.compactMapIssues { issue in
        self.state.withLock { state in
          guard state.isOpen else { return issue }
          if issue.isFailure { state.issues.append(issue) }
          return nil
        }
      }
      defer { state.withLock { $0.isOpen = false } }
      try await trait.provideScope(for: test, testCase: Test.Case.current, performing: work)
    }

    /// Returns the issues since it was last asked, and forgets them.
    func take() -> [Issue] {
      state.withLock { state in
        defer { state.issues.removeAll() }
        return state.issues
      }
    }
  }
#endif
