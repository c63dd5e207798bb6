import Counterexample
import CounterexampleTesting
import Synchronization
import Testing

/// What the replay of a failure does.
struct ReplayTraitTests {
  private static let numbers = Generator { source in
    source.array(count: 0...10) { $0.integer(in: 0...100) }
  }

  /// Runs work with replays, as their traits on a test would.
  private func replaying(
    _ replays: String..., work: @escaping @Sendable () async throws -> Void
  ) async throws -> [Issue] {
    var work = work
    for replay in replays.reversed() {
      let inner = work
      work = {
        guard let test = Test.current else { throw PropertyError.outsideOfTest }
        try await PropertyTrait.replay(replay).provideScope(
          for: test, testCase: nil, performing: { try await inner() })
      }
    }
    return try await issues(of: work)
  }

  @Test func `judges the value that failed and nothing else while it fails`() async throws {
    let seen = Values()
    let work: @Sendable () async throws -> Void = {
      try await property(Self.numbers) { numbers in
        seen.add(numbers)
        #expect(numbers.reduce(0, +) < 120)
      }
    }
    let found = try await issues(of: work)
    let replay = try #require(found.first?.part("replay").first)
    seen.clear()
    let again = try await replaying(replay, work: work)
    #expect(seen.all == [[20, 100]])
    #expect(again.count == 1)
    #expect(
      again.first?.text.hasPrefix("The property does not hold for the value of a replay.") == true)
    #expect(again.first?.part("value") == ["[20, 100]"])
    #expect(again.first?.part("failed") == found.first?.part("failed"))
    #expect(again.first?.part("replay") == found.first?.part("replay"))
  }

  @Test(.cases(10)) func `goes on with the search once the values hold`() async throws {
    let failing = try await issues {
      try await property(Self.numbers) { #expect($0 == []) }
    }
    let text = try #require(failing.first?.part("replay").first)
    let seen = Values()
    let recorded = try await replaying(text, text) {
      try await property(Self.numbers) { seen.add($0) }
    }
    #expect(recorded.isEmpty)
    #expect(seen.all.count == 12)
    #expect(seen.all.prefix(2) == [[0], [0]])
  }

  @Test func `refuses a replay when the generator has changed`() async throws {
    let found = try await issues {
      try await property(Self.numbers) { #expect($0.count < 2) }
    }
    let replay = try #require(found.first?.part("replay").first)
    let calls = Values()
    let wider = Generator { source in source.array(count: 0...10) { $0.integer(in: 0...101) } }
    let recorded = try await replaying(replay) {
      try await property(wider) { calls.add($0) }
    }
    #expect(calls.all.count == 1000)
    #expect(
      recorded.map(\.text) == [
        """
        The replay is refused.
          replay   \(replay)
          because  No property of the test draws its value: it is another's, or the generator has \
        changed.
          remedy   take it away, so that the search runs and prints another if one fails
        """
      ])
    #expect(recorded.first?.isFailure == true)
    #expect(recorded.first?.sourceLocation?.fileName == "ReplayTraitTests.swift")
  }

  @Test(.cases(3), arguments: [true, false])
  func `is judged by that property of a test which it belongs to`(isFirst: Bool) async throws {
    let failing = try await issues {
      try await property(Self.numbers) { #expect($0 == []) }
    }
    let text = try #require(failing.first?.part("replay").first)
    let seen = Values()
    let recorded = try await replaying(text) {
      if isFirst { try await property(Self.numbers) { seen.add($0) } }
      try await property(Generator { $0.integer(in: 0...100_000) }) { #expect($0 >= 0) }
      if !isFirst { try await property(Self.numbers) { seen.add($0) } }
    }
    #expect(recorded.isEmpty)
    #expect(seen.all.count == 4)
    #expect(seen.all.first == [0])
  }

  @Test func `is refused where a test checks no property at all`() async throws {
    let replay = "\(Replay(Self.numbers, keys: [1, 5]) { UInt64($0.count) })"
    let recorded = try await replaying(replay) {}
    #expect(recorded.map(\.isFailure) == [true])
    #expect(recorded.first?.text.hasPrefix("The replay is refused.") == true)
  }

  @Test func `refuses a replay when the same draws make another value`() async throws {
    let found = try await issues {
      try await property(Self.numbers) { #expect($0.count < 2) }
    }
    let replay = try #require(found.first?.part("replay").first)
    let recorded = try await replaying(replay) {
      try await property(Self.numbers.map { $0.map { $0 + 1 } }) { _ in }
    }
    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix("The replay is refused.") == true)
  }

  @Test(arguments: [
    ("hello", "It is not a replay; those begin with “cx”."),
    ("cx059jz028r8", "Characters of it are wrong or missing."),
  ])
  func `refuses a text that is no replay`(text: String, reason: String) async throws {
    let recorded = try await replaying(text) { try await property(Self.numbers) { _ in } }
    #expect(recorded.count == 1)
    #expect(recorded.first?.part("because") == [reason])
    #expect(recorded.first?.isFailure == true)
  }

  /// Collects what bodies are given.
  private final class Values: Sendable {
    private let values = Mutex<[[Int]]>([])
    var all: [[Int]] { values.withLock { $0 } }
    func add(_ value: [Int]) { values.withLock { $0.append(value) } }
    func clear() { values.withLock { $0.removeAll() } }
  }
}
