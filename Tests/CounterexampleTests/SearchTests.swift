import Counterexample
import Synchronization
import Testing

struct SearchTests {
  private let numbers = Generator { $0.integer(in: 0...999) }
  private let seeds = Seeds(run: 21, property: "search")

  /// Judges that multiples of 50 and of 70 are wrong, each in its own way.
  private let evaluate: Evaluate<Int, String> = { values in
    values.map { value in
      var failures: Set<String> = []
      if value % 50 == 0 { failures.insert("fifty") }
      if value % 70 == 0 { failures.insert("seventy") }
      return Judgement(failures: failures)
    }
  }

  private func expectedLowest(_ divisor: Int, in cases: Range<Int>) -> Int? {
    cases.first { numbers.value(seeds, case: $0) % divisor == 0 }
  }

  @Test(arguments: [1, 2, 5], [1, 7, 64])
  func `finds the lowest failing case of each signature`(workers: Int, chunkSize: Int) async {
    var search = Search<Int, String>(numbers, seeds: seeds)
    search.workers = workers
    search.chunkSize = chunkSize
    let result = await search.run(cases: 0..<3000, evaluate: evaluate)
    #expect(result.failures["fifty"]?.lowestCase == expectedLowest(50, in: 0..<3000))
    #expect(result.failures["seventy"]?.lowestCase == expectedLowest(70, in: 0..<3000))
    let count = (0..<3000).count { numbers.value(seeds, case: $0) % 50 == 0 }
    #expect(count > 20)
    #expect(result.failures["fifty"]?.count == count)
    #expect(result.judgedCount == 3000)
    #expect(result.covered == [0..<3000])
    guard case .completed = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test(arguments: [1, 2, 5])
  func `ends with the first failing case for any number of workers`(workers: Int) async throws {
    var search = Search<Int, String>(numbers, seeds: seeds)
    search.workers = workers
    search.chunkSize = 4
    search.stopsAtFirstFailure = true
    let result = await search.run(cases: 0..<3000, evaluate: evaluate)
    let first = try #require(
      (0..<3000).first {
        let value = numbers.value(seeds, case: $0)
        return value % 50 == 0 || value % 70 == 0
      })
    #expect(result.firstFailingCase == first)
    #expect(result.covered == [0..<(first / 4 + 1) * 4])
    #expect(result.judgedCount == (first / 4 + 1) * 4)
    guard case .firstFailure = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test(arguments: [1, 3])
  func `judges every case exactly once`(workers: Int) async {
    let seen = Mutex<[Int: Int]>([:])
    var search = Search<Int, String>(Generator { $0.integer(in: 0...Int.max) }, seeds: seeds)
    search.workers = workers
    let result = await search.run(cases: 100..<1100) { values in
      seen.withLock { seen in for value in values { seen[value, default: 0] += 1 } }
      return values.map { _ in Judgement(failures: ["wrong"]) }
    }
    #expect(seen.withLock { $0.values.reduce(0, +) } == 1000)
    #expect(
      result.failures["wrong"]
        == .init(lowestCase: 100, furtherCases: Array(101...116), count: 1000))
  }

  @Test func `makes the same of a range as of its shards`() async {
    let search = Search<Int, String>(numbers, seeds: seeds)
    let whole = await search.run(cases: 0..<900, evaluate: evaluate)
    let shards = [
      await search.run(cases: 0..<300, evaluate: evaluate),
      await search.run(cases: 300..<900, evaluate: evaluate),
    ]
    #expect(shards.map(\.judgedCount).reduce(0, +) == whole.judgedCount)
    #expect(shards.compactMap(\.firstFailingCase).min() == whole.firstFailingCase)
  }

  @Test func `leaves discarded cases out`() async {
    let generator = Generator { source in
      let number = source.integer(in: 0...999)
      if number % 4 == 0 { source.discard() }
      return number
    }
    let search = Search<Int, String>(generator, seeds: seeds)
    let result = await search.run(cases: 0..<2000) { values in
      values.map { value in
        value % 4 == 0
          ? Judgement(failures: ["judged a discarded case"])
          : Judgement(isDiscarded: value % 4 == 1)
      }
    }
    let discarded = (0..<2000).count { numbers.value(seeds, case: $0) % 4 <= 1 }
    #expect(result.failures.isEmpty)
    #expect(result.discardedCount == discarded)
    #expect(result.judgedCount == 2000 - discarded)
    #expect((700...1300).contains(discarded))
  }

  struct Broken: Error {}

  @Test func `gives back what was established before an error`() async {
    var search = Search<Int, String>(numbers, seeds: seeds)
    search.chunkSize = 10
    let calls = Atomic<Int>(0)
    let result = await search.run(cases: 0..<1000) { values in
      guard calls.add(1, ordering: .relaxed).oldValue < 30 else { throw Broken() }
      return values.map { Judgement(failures: $0 % 50 == 0 ? ["fifty"] : []) }
    }
    #expect(result.covered == [0..<300])
    #expect(result.failures["fifty"]?.lowestCase == expectedLowest(50, in: 0..<300))
    #expect(result.failures["fifty"] != nil)
    guard case .failed(let error) = result.ending, error is Broken else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `says so when the judgements are not as many as the values`() async {
    let search = Search<Int, String>(numbers, seeds: seeds)
    let result = await search.run(cases: 0..<64) { _ in [Judgement()] }
    guard case .failed(let error) = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(error as? EvaluationError == .judgementCount(expected: 64, found: 1))
    #expect(result.judgedCount == 0)
  }

  @Test func `stops between chunks when asked to`() async {
    var search = Search<Int, String>(numbers, seeds: seeds)
    search.chunkSize = 10
    let judged = Atomic<Int>(0)
    let shouldStop: @Sendable () -> Bool = { judged.load(ordering: .relaxed) >= 50 }
    let result = await search.run(cases: 0..<1000, shouldStop: shouldStop) { values in
      judged.add(values.count, ordering: .relaxed)
      return values.map { _ in Judgement() }
    }
    #expect(result.covered == [0..<50])
    guard case .stopped = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `finds two equal numbers among two thousand million`() async throws {
    let pairs = Generator { source in
      [source.integer(in: 1...2_147_483_647), source.integer(in: 1...2_147_483_647)]
    }
    for run in 0..<20 {
      let search = Search<[Int], String>(pairs, seeds: Seeds(run: UInt64(run)))
      let result = await search.run(cases: 0..<1000) { values in
        values.map { Judgement(failures: $0[0] == $0[1] ? ["equal"] : []) }
      }
      #expect(result.failures["equal"] != nil)
    }
  }
}
