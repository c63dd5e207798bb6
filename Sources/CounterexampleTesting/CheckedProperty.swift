#if canImport(Testing)
  import Counterexample
  private import Synchronization
  import Testing

  /// A body and the values it should hold for.
  struct CheckedProperty<Value>: Sendable {
    let generator: Generator<Value>
    let settings: PropertySettings
    let seeds: Seeds
    let body: @Sendable (Value) async throws -> Void
    /// The clock of the time budget.
    var now: @Sendable () -> ContinuousClock.Instant = { .now }

    /// Replays, searches and shrinks, holding back what the body records.
    ///
    /// - Returns: What there is to say.
    /// - Throws: What Swift Testing throws.
    func run(in test: Test) async throws -> PropertyOutcome {
      let outcome = Mutex(PropertyOutcome())
      let recorder = CaseRecorder()
      try await recorder.hold(in: test) {
        let run = PropertyRun(property: self, recorder: recorder)
        let found = await run.outcome()
        outcome.withLock { $0 = found }
      }
      return outcome.withLock { $0 }
    }
  }

  /// What checking a property came to.
  struct PropertyOutcome: Sendable {
    /// What to record; empty when the property held.
    var reports: [Report] = []
    /// How many cases were of each kind; nil when no body said.
    var labels: String?
    /// Why it ended before its time, when the test was cancelled.
    var interruption: (any Error)?
  }
#endif
