import Counterexample
import EngineBench
import Synchronization
import Testing

struct EngineMeasurementTests {
  /// A measurement small enough for a debug build.
  private static let small: EngineMeasurement = {
    var measurement = EngineMeasurement()
    measurement.seeds = 2
    measurement.rounds = 3
    measurement.cases = 500
    measurement.digits = 3
    return measurement
  }()

  private static func figures(_ parts: [EngineMeasurement.Part]) async -> EngineFigures {
    var measurement = small
    measurement.parts = parts
    return await measurement.run(CountingClock())
  }

  @Test func `reaches the normal form of all twenty problems`() async {
    let figures = await Self.figures([.shrinking])
    #expect(figures.shrinking.count == 20)
    for problem in figures.shrinking {
      #expect(problem.seeds == 2)
      #expect(problem.normal == 2, "\(problem.problem)")
      #expect(problem.evaluations >= 1)
    }
    #expect((10...200).contains(figures.meanEvaluations))
  }

  @Test func `goes through every value there is`() async {
    let figures = await Self.figures([.enumeration])
    #expect(figures.enumeration?.count == 1111)
    #expect(figures.enumeration?.isExhausted == true)
  }

  @Test func `finds the same first failure with one worker and with two`() async throws {
    let figures = await Self.figures([.throughput])
    #expect(try #require(figures.throughput).workersAgree)
  }

  @Test func `gives the rate by the clock that was passed in`() async {
    // Each piece of work lasts a tick of a millisecond.
    let figures = await Self.figures([.throughput, .enumeration])
    #expect(
      figures.rows == [
        ["figure", "reached", "evaluations", "time"],
        ["throughput, one worker", "0.50 M/s", "", ""],
        ["throughput, two workers", "0.50 M/s", "", ""],
        ["scaling, two workers", "1.00 times", "", ""],
        [
          "first failure, one or two",
          "the same, case \(figures.throughput?.firstFailures.one ?? -1)", "", "",
        ],
        ["enumeration", "1.11 M/s", "", ""],
        ["enumerated", "1111, exhausted", "", ""],
      ])
  }

  @Test func `measures the drawing of whatever generator it is given`() async throws {
    var measurement = Self.small
    measurement.parts = [.drawing]
    let counter = Counter()
    measurement.generators = [
      MeasuredGenerator(
        "number",
        Generator { source in
          counter.count.add(1, ordering: .relaxed)
          return source.integer(in: 0...9)
        })
    ]
    let figures = await measurement.run(CountingClock())
    // A tick of a millisecond for the fifty cases of each of three rounds.
    #expect(counter.count.load(ordering: .relaxed) == 150)
    #expect(figures.rows.last == ["drawing a number", "", "", "20.000 us"])
  }

  private final class Counter: Sendable {
    let count = Atomic<Int>(0)
  }

  @Test func `has a row for each problem and one for their mean`() async throws {
    let rows = await Self.figures([.shrinking]).rows
    #expect(rows.count == 22)
    #expect(rows.allSatisfy { $0.count == 4 })
    #expect(rows.dropFirst().map { $0[0] }.prefix(2) == ["bound5", "large_union"])
    #expect(rows[1][1] == "2 of 2")
    #expect(rows[1][3] == "1.000 ms")
    #expect(rows.last?[0] == "geometric mean, first 13")
    #expect(rows.last?[3] == "1.000 ms")
  }

  @Test func `says when workers disagree`() {
    var figures = EngineFigures()
    figures.throughput = .init(
      onOneWorker: 1_000_000, onTwoWorkers: 1_900_000, firstFailures: (3, 4))
    #expect(figures.rows[3][1] == "1.90 times")
    #expect(figures.rows[4][1] == "differs")
  }
}

/// A clock on which a millisecond passes whenever somebody looks.
private struct CountingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private final class Ticks: Sendable {
    let count = Atomic<Int>(0)
  }

  private let ticks = Ticks()
  private let start = ContinuousClock.now
  let minimumResolution = Duration.milliseconds(1)

  var now: Instant {
    start + .milliseconds(ticks.count.add(1, ordering: .relaxed).newValue)
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
