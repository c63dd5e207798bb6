import Counterexample
import Synchronization
import Testing

/// The stages of a search: what is known, few values, many values, higher scores.
struct CheckTests {
  private let seeds = Seeds(run: 4, property: "check")
  private let lists = Generator { $0.array(count: 0...10) { $0.integer(in: 0...1000) } }

  private let sums: Evaluate<[Int], String> = { values in
    values.map { Judgement(failures: $0.reduce(0, +) > 1200 ? ["large"] : []) }
  }

  @Test func `judges what is known before anything else`() async throws {
    let seen = Mutex<[[Int]]>([])
    var check = Check<[Int], String>(lists, seeds: seeds)
    check.cases = 5
    check.stored = [[1, 7]]
    let replay = Replay(lists, keys: [2, 8, 9]) { UInt64($0.count) }
    try check.judgeFirst(replay) { UInt64($0.count) }
    let result = await check.run(values: [[1, 2, 3]]) { values in
      seen.withLock { $0 += values }
      return values.map { Judgement(failures: $0 == [7] ? ["seven"] : []) }
    }
    #expect(seen.withLock { $0.prefix(3) } == [[1, 2, 3], [7], [8, 9]])
    #expect(result.judgedCount == 8)
    let finding = try #require(result.findings.first)
    #expect(finding.origin == .keys(0))
    #expect(finding.shrunk?.value == [7])
  }

  @Test func `refuses a replay of another generator`() throws {
    var check = Check<[Int], String>(lists, seeds: seeds)
    let other = Generator { $0.array(count: 0...9) { $0.integer(in: 0...1000) } }
    let replay = Replay(other, keys: [1, 7]) { UInt64($0.count) }
    #expect(throws: ReplayError.generatorChanged) {
      try check.judgeFirst(replay) { UInt64($0.count) }
    }
    #expect(check.stored.isEmpty)
  }

  @Test func `gives back a value without keys as it is`() async throws {
    let check = Check<[Int], String>(lists, seeds: seeds)
    let result = await check.run(values: [[5000, 1]], evaluate: sums)
    let finding = try #require(result.findings.first)
    #expect(finding.origin == .value(0))
    #expect(finding.value == [5000, 1])
    #expect(finding.keys == nil)
    #expect(finding.shrunk == nil)
    #expect(finding.count > 1)
  }

  // MARK: - Few values

  private let few = Generator { $0.array(count: 0...3) { $0.integer(in: 0...4) } }

  @Test func `goes through all values where they are few`() async throws {
    var check = Check<[Int], String>(few, seeds: seeds)
    check.cases = 156
    let result = await check.run { values in
      values.map { Judgement(failures: $0.reduce(0, +) == 7 ? ["seven"] : [], labels: ["any"]) }
    }
    guard case .exhausted = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(result.judgedCount == 156)
    #expect(result.labels.counts == ["any": 156])
    let finding = try #require(result.findings.first)
    #expect(finding.value == [3, 4])
    #expect(finding.origin == .enumeration(position: 25))
    // Two lists of two elements add up to seven, and eighteen of three.
    #expect(finding.count == 20)
    #expect(finding.shrunk?.value == [3, 4])
    #expect(finding.shrunk?.evaluations == 0)
  }

  @Test func `draws at random where there is one value too many`() async {
    var check = Check<[Int], String>(few, seeds: seeds)
    check.cases = 155
    let result = await check.run { $0.map { _ in Judgement() } }
    guard case .completed = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(result.judgedCount == 155)
  }

  @Test func `draws at random where kinds of values are demanded`() async {
    var check = Check<[Int], String>(few, seeds: seeds)
    check.demands = [Coverage("empty", share: 0.9), Coverage("any", share: 0.9)]
    let result = await check.run { values in
      values.map { Judgement(labels: $0.isEmpty ? ["empty", "any"] : ["any"]) }
    }
    #expect(result.judgedCount == 1000)
    #expect(result.labelledCount == 1000)
    #expect(result.labels.verdicts == [.missed, .met])
  }

  @Test func `tells a flaky property from a proved failure`() async throws {
    let calls = Atomic<Int>(0)
    let check = Check<Bool, String>(Generator { $0.boolean() }, seeds: seeds)
    let result = await check.run { values in
      values.map { _ in
        Judgement(failures: calls.add(1, ordering: .relaxed).oldValue == 0 ? ["first"] : [])
      }
    }
    guard case .flaky = try #require(result.findings.first?.shrunk).ending else {
      Issue.record("was not flaky")
      return
    }
  }

  // MARK: - Many values

  @Test(arguments: [1, 2, 5])
  func `finds and shrinks the same for any number of workers`(workers: Int) async throws {
    var check = Check<[Int], String>(lists, seeds: seeds)
    check.workers = workers
    check.chunkSize = 7
    let result = await check.run(evaluate: sums)
    let first = try #require(
      (0..<1000).first { lists.value(seeds, case: $0).reduce(0, +) > 1200 })
    let finding = try #require(result.findings.first)
    #expect(finding.origin == .random(case: first))
    #expect(finding.value == lists.value(seeds, case: first))
    #expect(finding.shrunk?.value == [201, 1000])
    #expect(finding.count > 100)
    #expect(result.judgedCount == 1000)
    #expect(result.findings.count == 1)
  }

  @Test func `draws others for those that are discarded, ten for one at most`() async {
    var check = Check<[Int], String>(lists, seeds: seeds)
    check.cases = 40
    let half = await check.run { values in values.map { Judgement(isDiscarded: $0.count < 5) } }
    #expect(half.judgedCount == 40)
    #expect(half.discardedCount > 10)
    guard case .completed = half.ending else {
      Issue.record("ended with \(half.ending)")
      return
    }
    let none = await check.run { values in values.map { _ in Judgement(isDiscarded: true) } }
    #expect(none.judgedCount == 0)
    #expect(none.discardedCount == 400)
    guard case .tooManyDiscarded = none.ending else {
      Issue.record("ended with \(none.ending)")
      return
    }
  }

  @Test func `reports the best so far when it is stopped while shrinking`() async throws {
    let looks = Atomic<Int>(0)
    var check = Check<[Int], String>(lists, seeds: seeds)
    check.stopsAtFirstFailure = true
    let judged = Mutex<[[Int]]>([])
    let result = await check.run(
      shouldStop: {
        // Once something failed, ten more judgements are allowed.
        let found = judged.withLock { $0.contains { $0.reduce(0, +) > 1200 } }
        return found && looks.add(1, ordering: .relaxed).oldValue >= 10
      },
      evaluate: { values in
        judged.withLock { $0 += values }
        return try await sums(values)
      })
    let shrunk = try #require(result.findings.first?.shrunk)
    guard case .stopped = shrunk.ending else {
      Issue.record("ended with \(shrunk.ending)")
      return
    }
    #expect(shrunk.value.reduce(0, +) > 1200)
    #expect(shrunk.keys.count <= result.findings[0].keys?.count ?? 0)
    #expect(shrunk.value != [201, 1000])
  }

  @Test func `reports what was found when the search is stopped`() async throws {
    let judged = Atomic<Int>(0)
    let check = Check<[Int], String>(lists, seeds: seeds)
    let result = await check.run(
      shouldStop: { judged.load(ordering: .relaxed) >= 128 },
      evaluate: { values in
        judged.add(values.count, ordering: .relaxed)
        return try await sums(values)
      })
    guard case .stopped = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(result.judgedCount == 128)
    let finding = try #require(result.findings.first)
    #expect(finding.shrunk?.value == finding.value)
    #expect(judged.load(ordering: .relaxed) == 128)
  }

  struct Broken: Error {}

  @Test func `gives back what was established before an error`() async {
    let judged = Atomic<Int>(0)
    let check = Check<[Int], String>(lists, seeds: seeds)
    let result = await check.run { values in
      guard judged.add(values.count, ordering: .relaxed).oldValue < 128 else { throw Broken() }
      return try await sums(values)
    }
    guard case .failed(let error) = result.ending, error is Broken else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(result.judgedCount == 128)
    #expect(result.findings.count == 1)
  }
}
