import Counterexample

/// How fast values are drawn and judged on one worker and on two.
package struct ThroughputFigures: Sendable {
  /// Cases a second on one worker; the median of the rounds.
  package var onOneWorker: Double
  /// Cases a second on two workers; the median of the rounds.
  package var onTwoWorkers: Double
  /// The first failing case of a rare failure, by one worker and by two; nil when none was found.
  package var firstFailures: (one: Int?, two: Int?)

  /// Whether both numbers of workers find the same first failure.
  package var workersAgree: Bool {
    firstFailures.one != nil && firstFailures.one == firstFailures.two
  }

  /// Creates figures from rates and first failures.
  package init(
    onOneWorker: Double, onTwoWorkers: Double, firstFailures: (one: Int?, two: Int?)
  ) {
    self.onOneWorker = onOneWorker
    self.onTwoWorkers = onTwoWorkers
    self.firstFailures = firstFailures
  }

  /// Measures in rounds that take one worker and two in turn.
  ///
  /// - Complexity: Three times as many cases as `cases` in each round.
  static func measured(rounds: Int, cases: Int, _ timer: Timer) async -> ThroughputFigures {
    var rates: [[Double]] = [[], []]
    for _ in 0..<rounds {
      for workers in 1...2 {
        let (count, seconds) = await timer.time { await passing(cases: cases, workers: workers) }
        rates[workers - 1].append(Double(count) / seconds)
      }
    }
    return ThroughputFigures(
      onOneWorker: rates[0].median, onTwoWorkers: rates[1].median,
      firstFailures: (await firstRareCase(workers: 1), await firstRareCase(workers: 2)))
  }

  /// Judges cases that all pass, and returns how many did.
  private static func passing(cases: Int, workers: Int) async -> Int {
    var search = Search<WindowScenario, Bool>(
      WindowScenario.generator, seeds: Seeds(run: 1, property: "throughput"))
    search.workers = workers
    let result = await search.run(cases: 0..<cases) { scenarios in
      scenarios.map { Judgement(failures: $0.holds ? [] : [true]) }
    }
    return result.failures.isEmpty ? result.judgedCount : 0
  }

  private static func firstRareCase(workers: Int) async -> Int? {
    var search = Search<WindowScenario, Bool>(
      WindowScenario.generator, seeds: Seeds(run: 1, property: "scaling"))
    search.workers = workers
    search.stopsAtFirstFailure = true
    let result = await search.run(cases: 0..<1_000_000) { scenarios in
      scenarios.map { Judgement(failures: $0.isRare ? [true] : []) }
    }
    return result.firstFailingCase
  }
}

/// How fast all values of a generator are gone through.
package struct EnumerationFigures: Sendable {
  /// The number of values there are.
  package var count: Int
  /// Whether the enumeration went through all of them.
  package var isExhausted: Bool
  /// Values a second.
  package var rate: Double

  /// Goes through every list of at most so many digits.
  ///
  /// - Complexity: Ten to the power of `digits`.
  static func measured(digits: Int, _ timer: Timer) async -> EnumerationFigures {
    let lists = Generator { source in
      source.array(count: 0...digits) { $0.integer(in: 0...9) }
    }
    let (result, seconds) = await timer.time {
      await Enumeration(lists, drawLimit: digits + 1).run { (values: [[Int]]) in
        values.map { Judgement(failures: $0.count > digits ? [true] : []) }
      }
    }
    var isExhausted = false
    if case .exhausted = result.ending { isExhausted = result.failures.isEmpty }
    return EnumerationFigures(
      count: result.judgedCount, isExhausted: isExhausted,
      rate: Double(result.judgedCount) / seconds)
  }
}
