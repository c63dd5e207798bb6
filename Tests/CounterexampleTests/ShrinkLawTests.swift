import Counterexample
import Synchronization
import Testing

struct ShrinkLawTests {
  private let lists = Generator { $0.array(count: 0...20) { $0.integer(in: -1000...1000) } }
  private let seeds = Seeds(run: 41, property: "shrink")

  /// Says whether keys are simpler: fewer, or as many and lexicographically lower.
  private func isSimpler(_ keys: [UInt64], than other: [UInt64]) -> Bool {
    keys.count != other.count ? keys.count < other.count : keys.lexicographicallyPrecedes(other)
  }

  /// Fails as "large" when a number is over 500 and as "negative" when one is below -100.
  private let evaluate: Evaluate<[Int], String> = { values in
    values.map { list in
      var failures: Set<String> = []
      if list.contains(where: { $0 > 500 }) { failures.insert("large") }
      if list.contains(where: { $0 < -100 }) { failures.insert("negative") }
      return Judgement(failures: failures)
    }
  }

  @Test(arguments: [("large", [501]), ("negative", [-101])])
  func `keeps to its signature`(signature: String, simplest: [Int]) async throws {
    for run in 0..<20 {
      let seeds = Seeds(run: UInt64(run), property: "signature")
      let found = await Search<[Int], String>(lists, seeds: seeds)
        .run(cases: 0..<200, evaluate: evaluate)
      let index = try #require(found.failures[signature]?.lowestCase)
      let result = await Shrink(lists, signature: signature)
        .run(seeds, case: index, evaluate: evaluate)
      #expect(result.value == simplest)
      #expect(result.judgement?.failures == [signature])
      guard case .fixedPoint = result.ending else {
        Issue.record("ended with \(result.ending)")
        return
      }
    }
  }

  @Test func `accepts only simpler cases and gives back one that fails`() async throws {
    let found = await Search<[Int], String>(lists, seeds: seeds)
      .run(cases: 0..<300, evaluate: evaluate)
    let index = try #require(found.failures["large"]?.lowestCase)
    let start = lists.sample(seeds, case: index)
    let result = await Shrink(lists, signature: "large")
      .run(keys: start.keys, evaluate: evaluate)
    #expect(isSimpler(result.keys, than: start.keys))
    #expect(lists.sample(keys: result.keys).value == result.value)
    #expect(lists.sample(keys: result.keys).keys == result.keys)
    let again = await Shrink(lists, signature: "large")
      .run(keys: result.keys, evaluate: evaluate)
    #expect(again.keys == result.keys)
  }

  @Test func `shrinks the same way every time`() async {
    let keys = lists.sample(seeds, case: 3).keys
    let evaluate: Evaluate<[Int], String> = { values in
      values.map { Judgement(failures: $0.count > 4 ? ["long"] : []) }
    }
    let one = await Shrink(lists, signature: "long").run(keys: keys, evaluate: evaluate)
    let other = await Shrink(lists, signature: "long").run(keys: keys, evaluate: evaluate)
    #expect(one.value == [0, 0, 0, 0, 0])
    #expect(one.keys == other.keys)
    #expect(one.evaluations == other.evaluations)
  }

  @Test func `never judges the same draws twice, apart from confirming`() async {
    let seen = Mutex<[[Int]: Int]>([:])
    let keys = lists.sample(seeds, case: 3).keys
    let result = await Shrink(lists, signature: "long").run(keys: keys) { values in
      seen.withLock { seen in for value in values { seen[value, default: 0] += 1 } }
      return values.map { Judgement(failures: $0.count > 4 ? ["long"] : []) }
    }
    let repeated = seen.withLock { $0.filter { $0.value > 1 } }
    #expect(repeated == [result.value: 2])
    #expect(seen.withLock { $0.values.reduce(0, +) } == result.evaluations + 2)
    #expect(result.confirmations == 2)
  }

  @Test(arguments: [0, 1, 10])
  func `ends with its budget and gives back the best so far`(budget: Int) async throws {
    let found = await Search<[Int], String>(lists, seeds: seeds)
      .run(cases: 0..<300, evaluate: evaluate)
    let index = try #require(found.failures["large"]?.lowestCase)
    var shrink = Shrink<[Int], String>(lists, signature: "large")
    shrink.budget = budget
    let result = await shrink.run(seeds, case: index, evaluate: evaluate)
    #expect(result.evaluations == budget)
    #expect(result.value.contains { $0 > 500 })
    guard case .outOfBudget = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `ends for a case of thousands of draws`() async {
    let long = Generator { $0.array(count: 0...4000) { $0.integer(in: 0...3) } }
    var shrink = Shrink<[Int], String>(long, signature: "sum")
    shrink.budget = 60
    let keys = [4000] + (0..<4000).map { UInt64($0 % 4) }
    let result = await shrink.run(keys: keys) { values in
      values.map { Judgement(failures: $0.reduce(0, +) > 2000 ? ["sum"] : []) }
    }
    #expect(result.value.count < 4000)
    #expect(result.evaluations <= 60)
    #expect(result.candidates <= 20 * 60 + 1)
    guard case .outOfBudget = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  struct Broken: Error {}

  @Test func `gives back the best so far when judging throws`() async {
    let calls = Atomic<Int>(0)
    let keys = lists.sample(seeds, case: 3).keys
    let result = await Shrink(lists, signature: "long").run(keys: keys) { values in
      guard calls.add(1, ordering: .relaxed).oldValue < 8 else { throw Broken() }
      return values.map { Judgement(failures: $0.count > 4 ? ["long"] : []) }
    }
    #expect(result.value.count > 4)
    #expect(isSimpler(result.keys, than: keys))
    guard case .failed(let error) = result.ending, error is Broken else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `stops when asked to`() async {
    let calls = Atomic<Int>(0)
    let keys = lists.sample(seeds, case: 3).keys
    let shrink = Shrink<[Int], String>(lists, signature: "long")
    let shouldStop: @Sendable () -> Bool = { calls.load(ordering: .relaxed) >= 4 }
    let result = await shrink.run(keys: keys, shouldStop: shouldStop) { values in
      calls.add(1, ordering: .relaxed)
      return values.map { Judgement(failures: $0.count > 4 ? ["long"] : []) }
    }
    #expect(result.evaluations == 3)
    guard case .stopped = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `says so when the failure does not come back`() async {
    let keys = lists.sample(seeds, case: 3).keys
    let result = await Shrink(lists, signature: "long").run(keys: keys) { values in
      values.map { _ in Judgement(failures: ["other"]) }
    }
    guard case .flaky(let first, let again) = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(first == nil)
    #expect(again == Judgement(failures: ["other"]))
    #expect(result.keys == keys)
    #expect(result.evaluations == 0)
  }

  @Test func `says so when the simplest case fails only once`() async {
    let seen = Mutex<Set<[Int]>>([])
    let keys = lists.sample(seeds, case: 3).keys
    let result = await Shrink(lists, signature: "long").run(keys: keys) { values in
      values.map { value in
        let isNew = seen.withLock { $0.insert(value).inserted }
        return Judgement(failures: isNew && value.count > 4 ? ["long"] : [])
      }
    }
    guard case .flaky(let first, let again) = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(first?.failures == ["long"])
    #expect(again.failures.isEmpty)
  }

  @Test func `tells an unstable generator from a flaky property`() async {
    let calls = Mutex(0)
    let unstable = Generator { source in
      let count = calls.withLock { calls in
        calls += 1
        return calls
      }
      return source.array(count: 0...count) { $0.integer(in: 0...9) }
    }
    let result = await Shrink(unstable, signature: "any").run(keys: [1, 1]) { values in
      values.map { _ in Judgement(failures: ["any"]) }
    }
    guard case .generatorUnstable = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `never proposes a discarded case`() async {
    let odd = Generator { source in
      let number = source.integer(in: 0...999)
      if number % 2 == 0 { source.discard() }
      return number
    }
    let result = await Shrink(odd, signature: "any").run(keys: [501]) { values in
      values.map { Judgement(failures: $0 % 2 == 0 || $0 > 100 ? ["any"] : []) }
    }
    #expect(result.value == 101)
  }

  /// Twenty steps of which the last two matter, and the first candidate to be judged.
  private func firstCandidate(
    marking: Bool
  ) async -> [Int]? {
    let steps = Generator { source in
      source.steps(count: 0...30) { source in
        let number = source.integer(in: 0...99)
        if marking, number < 18 { source.markUnused() }
        return number
      }
    }
    let seen = Mutex<[[Int]]>([])
    let keys = [20] + (0..<20).map { UInt64($0) }
    let result = await Shrink(steps, signature: "two").run(keys: keys) { values in
      seen.withLock { $0 += values }
      return values.map { list in
        Judgement(
          failures: list.filter { $0 >= 18 }.count == 2 ? ["two"] : [],
          unusedSteps: marking ? [] : list.indices.filter { list[$0] < 18 })
      }
    }
    #expect(result.value == [18, 18])
    return seen.withLock { $0.dropFirst().first }
  }

  @Test func `drops the steps that had no effect with the first candidate`() async {
    #expect(await firstCandidate(marking: false) == [18, 19])
  }

  @Test func `drops the steps that the generator marked with the first candidate`() async {
    #expect(await firstCandidate(marking: true) == [18, 19])
  }

  @Test func `drops the tries of a filter that failed with the first candidate`() async {
    let evens = Generator { source in
      source.array(count: 2...2) { $0.integer(in: 0...99) }
        + [source.filtered(where: { $0 % 2 == 0 }) { $0.integer(in: 0...99) }]
    }
    let seen = Mutex<[[Int]]>([])
    _ = await Shrink(evens, signature: "large").run(keys: [0, 60, 70, 31, 33, 35, 80]) { values in
      seen.withLock { $0 += values }
      return values.map { Judgement(failures: $0.allSatisfy { $0 >= 50 } ? ["large"] : []) }
    }
    #expect(seen.withLock { $0.prefix(2) } == [[60, 70, 80], [60, 70, 80]])
  }
}
