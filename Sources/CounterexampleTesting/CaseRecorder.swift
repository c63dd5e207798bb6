#if canImport(Testing)
  private import Synchronization
  import Testing

  /// Holds back what the body of a property records about one value after the other.
  final class CaseRecorder: Sendable {
    private struct State {
      var issues: [Issue] = []
      var labels: [String] = []
      var scores: [String: Double] = [:]
      var isOpen = true
    }

    private let state = Mutex(State())

    /// The recorder of the property whose body runs in this task.
    @TaskLocal static var current: CaseRecorder?

    /// Runs work whose issues and labels are held back, and those of its child tasks.
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
      try await CaseRecorder.$current.withValue(self) {
        try await trait.provideScope(for: test, testCase: Test.Case.current, performing: work)
      }
    }

    /// Adds a label to the value in hand.
    func add(_ label: String) {
      state.withLock { $0.labels.append(label) }
    }

    /// Gives the value in hand a score; the highest of a name counts.
    func add(_ score: Double, under name: String) {
      state.withLock { state in
        state.scores[name] = max(state.scores[name] ?? score, score)
      }
    }

    /// Returns what was recorded since it was last asked, and forgets it.
    func take() -> (issues: [Issue], labels: [String], scores: [String: Double]) {
      state.withLock { state in
        defer {
          state.issues.removeAll()
          state.labels.removeAll()
          state.scores.removeAll()
        }
        return (state.issues, state.labels, state.scores)
      }
    }
  }
#endif
