import Counterexample
import CounterexampleTesting
import Foundation
import Testing

/// What the tests of a whole test run launch anew, with a limit that makes the properties fail.
///
/// Without a limit in the environment they hold.
@Suite struct `The property under test` {
  private static let limit =
    ProcessInfo.processInfo.environment["PROPERTY_UNDER_TEST_LIMIT"].flatMap(Int.init) ?? .max

  private struct Order: Equatable {
    var name: String
    var amounts: [String: Int]
  }

  private static let orders = Generator { source in
    Order(
      name: source.string(count: 1...3, of: .lowercase),
      amounts: source.dictionary(
        count: 0...4, key: { $0.string(count: 1...1, of: .uppercase) },
        value: { $0.integer(in: 0...100) }))
  }

  @Test func `isn't above the limit`() async throws {
    try await property(Self.orders) { order in
      await Task.yield()
      classify("without amounts", if: order.amounts.isEmpty)
      #expect(order.amounts.values.reduce(0, +) < Self.limit)
    }
  }

  @Test func `judges only numbers`() async throws {
    try await property(Generator { $0.integer(in: 0...100_000) }) { #expect($0 >= 0) }
  }

  @Test func `cancels the test above the limit`() async throws {
    try await property(Self.orders) { order in
      if order.amounts.values.contains(where: { $0 >= Self.limit }) {
        try Test.cancel("above the limit")
      }
    }
  }
}
