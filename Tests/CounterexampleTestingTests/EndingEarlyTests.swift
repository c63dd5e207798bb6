import Counterexample
import Synchronization
import Testing

@testable import CounterexampleTesting

/// What is said when time runs out or the test is cancelled.
struct EndingEarlyTests {
  private static let numbers = Generator { $0.integer(in: 0...999_999) }

  /// A clock that advances by a second whenever it is looked at.
  private final class Clock: Sendable {
    private let looks = Atomic<Int>(0)
    private let start = ContinuousClock.now
    func now() -> ContinuousClock.Instant {
      start + .seconds(looks.add(1, ordering: .relaxed).oldValue)
    }
  }

  /// Checks a property by a clock of our own.
  private func reports(
    within budget: Duration, _ body: @escaping @Sendable (Int) async throws -> Void
  ) async throws -> [Report] {
    let clock = Clock()
    let property = CheckedProperty(
      generator: Self.numbers, settings: PropertySettings(timeBudget: budget),
      seeds: Seeds(run: 0), body: body, now: { clock.now() })
    return try await property.run(in: #require(Test.current)).reports
  }

  @Test func `warns how far the search got when the time budget runs out`() async throws {
    let reports = try await reports(within: .seconds(6)) { #expect($0 >= 0) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.severity == .warning)
    #expect(
      report.text(in: try #require(Test.current)) == """
        The time budget ran out; the property held as far as it was tried.
          tried   5 cases from seed 0
          wanted  1000 cases
        """)
  }

  @Test func `reports the smallest value so far when shrinking runs out of time`() async throws {
    let reports = try await reports(within: .seconds(3)) { #expect($0 < 1000) }
    let report = try #require(reports.first)
    #expect(report.severity == .error)
    #expect(report.part("tried") == ["2 cases from seed 0, 2 of which failed this way"])
    #expect(report.part("shrunk") == ["1 evaluation; not minimal: the time budget ran out"])
    #expect(report.replay != nil)
  }

  @Test(.timeBudget(.zero)) func `stops at once with no time at all, and does not fail`()
    async throws
  {
    let recorded = try await issues {
      try await property(Self.numbers) { _ in Issue.record("never called") }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.isFailure == false)
    #expect(recorded.first?.severity == .warning)
    #expect(recorded.first?.part("tried") == ["0 cases from seed 0"])
  }

  @Test func `reports what was found when the test is cancelled`() async throws {
    let test = Cancellable()
    let recorded = try await issues {
      await #expect(throws: CancellationError.self) {
        try await test.run {
          try await property(Self.numbers) { number in
            if test.count() == 5 { await test.cancel() }
            #expect(number < 0)
          }
        }
      }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("tried") == ["5 cases from seed 0, 5 of which failed this way"])
    #expect(
      recorded.first?.part("shrunk") == ["0 evaluations; not minimal: the test was cancelled"])
  }

  @Test func `does not take the error of a cancelled body for a failure`() async throws {
    let test = Cancellable()
    let recorded = try await issues {
      await #expect(throws: CancellationError.self) {
        try await test.run {
          try await property(Self.numbers) { _ in
            if test.count() == 5 { await test.cancel() }
            try Task.checkCancellation()
          }
        }
      }
    }
    #expect(recorded.isEmpty)
    #expect(test.count() == 6)
  }

  /// A task that its own work can cancel, as a time limit does.
  private final class Cancellable: Sendable {
    private let task = Mutex<Task<Void, any Error>?>(nil)
    private let counted = Atomic<Int>(0)

    func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
      let started = Task { try await work() }
      task.withLock { $0 = started }
      try await started.value
    }

    func count() -> Int { counted.add(1, ordering: .relaxed).newValue }

    func cancel() async {
      while task.withLock({ $0 == nil }) { await Task.yield() }
      task.withLock { $0?.cancel() }
    }
  }
}

extension Report {
  /// The lines of one part.
  fileprivate func part(_ label: String) -> [String]? {
    parts.first { $0.label == label }?.lines
  }
}
