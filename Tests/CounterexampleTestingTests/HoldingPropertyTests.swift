import Counterexample
import CounterexampleTesting
import Synchronization
import Testing

/// What a property does while nothing fails.
struct HoldingPropertyTests {
  private static let small = Generator { $0.integer(in: 0...9) }

  /// Collects what bodies are given.
  private final class Seen<Value: Sendable>: Sendable {
    private let values = Mutex<[Value]>([])
    var all: [Value] { values.withLock { $0 } }
    func add(_ value: Value) { values.withLock { $0.append(value) } }
  }

  /// Returns the values that a property of this test is tried with.
  private func values() async throws -> [Int] {
    let seen = Seen<Int>()
    try await property(Generator { $0.integer(in: 0...1_000_000) }) { seen.add($0) }
    return seen.all
  }

  @Test func `tries a thousand values, and the same ones each time`() async throws {
    let first = try await values()
    #expect(first.count == 1000)
    #expect(Set(first).count > 500)
    #expect(try await values() == first)
  }

  @Test func `tries each value once, the smallest first, where there are no more than cases`()
    async throws
  {
    let seen = Seen<Int>()
    try await property(Self.small) { seen.add($0) }
    #expect(seen.all == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test(.cases(9)) func `draws values at random where there are more than cases`() async throws {
    let seen = Seen<Int>()
    try await property(Self.small) { seen.add($0) }
    #expect(seen.all.count == 9)
    #expect(seen.all != [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test(.cases(17)) func `tries as many values as the trait says`() async throws {
    #expect(try await values().count == 17)
  }

  @Test func `draws other values from another seed`() async throws {
    let first = try await values()
    let seen = Seen<[Int]>()
    try await PropertyTrait.seed(1).provideScope(for: #require(Test.current), testCase: nil) {
      seen.add(try await values())
    }
    let other = try #require(seen.all.first)
    #expect(other.count == 1000)
    #expect(other != first)
  }

  @Test(.cases(5)) func `hands a value of each generator to the body`() async throws {
    let seen = Seen<String>()
    let letter = Generator { $0.element(of: ["a", "b"]) }
    let nothing = Generator<Bool?>.constant(nil)
    try await property(Self.small, letter) { seen.add("\($0 / 10)\($1.count)") }
    try await property(Self.small, letter, nothing) {
      seen.add("\($0 / 10)\($1.count)\($2 == nil)")
    }
    try await property(Self.small, letter, nothing, .constant(7)) {
      seen.add("\($0 / 10)\($1.count)\($2 == nil)\($3)")
    }
    #expect(
      seen.all == Array(repeating: "01", count: 5) + Array(repeating: "01true", count: 5)
        + Array(repeating: "01true7", count: 5))
  }

  @Test func `waits for asynchronous bodies, one after the other`() async throws {
    let running = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    try await property(Self.small) { value in
      let count = running.add(1, ordering: .relaxed).newValue
      most.max(count, ordering: .relaxed)
      await Task.yield()
      running.subtract(1, ordering: .relaxed)
      #expect(value < 10)
    }
    #expect(most.load(ordering: .relaxed) == 1)
    #expect(running.load(ordering: .relaxed) == 0)
  }

  @MainActor @Test func `runs a body on the main actor where it says so`() async throws {
    let collected = MainActorBox()
    try await property(Self.small) { @MainActor value in
      MainActor.assertIsolated()
      collected.values.append(value)
    }
    #expect(collected.values == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @MainActor private final class MainActorBox {
    var values: [Int] = []
  }

  @Test func `takes values that cannot be shared between tasks`() async throws {
    let objects = Generator { NotSendable(number: $0.integer(in: 0...3)) }
    try await property(objects) { object in
      object.number += 1
      #expect(object.number > 0)
    }
  }

  private final class NotSendable {
    var number: Int
    init(number: Int) { self.number = number }
  }

  @Test func `is not failed by a warning or a known issue in the body`() async throws {
    let recorded = try await issues {
      try await property(Self.small) { value in
        Issue.record("only a warning", severity: .warning)
        withKnownIssue { #expect(value < 0) }
      }
    }
    #expect(recorded.isEmpty)
  }
}
