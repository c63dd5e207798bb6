#if canImport(Testing)
  import Counterexample
  public import Testing

  /// How the properties of a test, or of all tests in a suite, are checked.
  ///
  /// Where several say the same thing, the one nearest to the test counts. Replays and demands of
  /// coverage add up.
  public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
    private let change: @Sendable (inout PropertySettings) -> Void
    /// The replay the trait adds, and where it is.
    private var replay: (text: String, place: SourceLocation)?

    init(_ change: @escaping @Sendable (inout PropertySettings) -> Void) {
      self.change = change
    }

    fileprivate init(replay text: String, at place: SourceLocation) {
      change = { _ in }
      replay = (text, place)
    }

    /// Whether a suite passes the trait on to its tests, which it does.
    public var isRecursive: Bool { true }

    /// Runs a test under the changed settings.
    ///
    /// - Throws: What the test throws.
    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      var settings = PropertySettings.current
      change(&settings)
      let expected = replay.map { ExpectedReplay($0.text, isAwaited: true) }
      if let expected { settings.replays.append(expected) }
      try await PropertySettings.$current.withValue(settings) { try await function() }
      if let expected, let replay, !expected.isTaken {
        Report.refused(replay: expected.text, because: .generatorChanged)
          .record(in: test, at: replay.place)
      }
    }
  }

  extension Trait where Self == PropertyTrait {
    /// Tries a number of values that count, instead of 1000.
    ///
    /// - Precondition: `count` is positive.
    public static func cases(_ count: Int) -> Self {
      precondition(count > 0, "a property without cases says nothing")
      return PropertyTrait { $0.cases = count }
    }

    /// Draws the values from another seed than 0.
    public static func seed(_ seed: UInt64) -> Self {
      PropertyTrait { $0.seed = seed }
    }

    /// Judges the value of a replay before any other.
    ///
    /// While it fails it is reported as it is, and nothing else is tried. Once it holds, the trait
    /// may stay, and keeps the value from failing again unnoticed. A replay belongs to the
    /// properties of the test that draw the same with their generators; the others leave it. When
    /// there is none, because the generator has changed since, the test fails.
    ///
    /// - Parameters:
    ///   - text: What a failure printed, beginning with `cx`.
    ///   - sourceLocation: Where to record that no property took it.
    /// - Returns: The trait.
    public static func replay(
      _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
      PropertyTrait(replay: text, at: sourceLocation)
    }

    /// Judges at most this many values to find the smallest one of a way to fail, instead of 5000.
    ///
    /// - Precondition: `evaluations` is not negative.
    public static func shrinkBudget(_ evaluations: Int) -> Self {
      precondition(evaluations >= 0, "a budget is negative")
      return PropertyTrait { $0.shrinkBudget = evaluations }
    }

    /// Demands that ``classify(_:if:)`` counts a share of the values under a label.
    ///
    /// The property fails when the share is too low, unless there is more than one chance in a
    /// thousand million that a sufficient generator draws so few. So a thousand values tell only
    /// large differences: that there are none, for instance, where one in twenty is demanded.
    ///
    /// - Precondition: `share` lies between 0 and 1.
    public static func coverage(_ label: String, atLeast share: Double) -> Self {
      PropertyTrait { $0.demands.append(Coverage(label, share: share)) }
    }

    /// Ends the search after some time, and shrinking after as much again.
    ///
    /// A search that ends early and found nothing says in a warning how far it got; it does not
    /// fail. A value in hand is always judged to its end.
    public static func timeBudget(_ duration: Duration) -> Self {
      PropertyTrait { $0.timeBudget = duration }
    }
  }
#endif
