import Counterexample
import Testing

struct ExplanationTests {
  struct Order: Hashable, Sendable {
    var price: Int
    var note: Int
    var isExpress: Bool
    var fixed: Int
  }

  private let orders = Generator { source in
    Order(
      price: source.integer(in: 0...10_000), note: source.integer(in: 0...99),
      isExpress: source.boolean(), fixed: source.integer(in: 3...3))
  }

  /// Fails for express orders of 100 to 499.
  private let evaluate: Evaluate<Order, String> = { values in
    values.map { order in
      Judgement(
        failures: order.isExpress && (100..<500).contains(order.price) ? ["free"] : [])
    }
  }

  @Test func `tells what matters, what does not and where the verdict flips`() async throws {
    let explanation = await Shrink<Order, String>(orders, signature: "free")
      .explain(keys: [100, 0, 1, 0], evaluate: evaluate)
    try #require(explanation.parts.count == 4)
    #expect(explanation.free == [1])
    guard case .flips(let price) = explanation.parts[0].role else {
      Issue.record("the price is \(explanation.parts[0].role)")
      return
    }
    #expect(price.price == 500)
    guard case .needed(let other) = explanation.parts[2].role else {
      Issue.record("the express flag is \(explanation.parts[2].role)")
      return
    }
    #expect(!other.isExpress)
    guard case .fixed = explanation.parts[3].role else {
      Issue.record("the fixed number is \(explanation.parts[3].role)")
      return
    }
    #expect(explanation.error == nil)
  }

  @Test func `names a draw that has to be exactly what it is`() async throws {
    let pairs = Generator { source in
      [source.integer(in: 0...1_000_000), source.integer(in: 0...1_000_000)]
    }
    let explanation = await Shrink<[Int], Bool>(pairs, signature: true)
      .explain(keys: [42, 42]) { values in
        values.map { Judgement(failures: $0[0] == $0[1] ? [true] : []) }
      }
    try #require(explanation.parts.count == 2)
    guard case .needed(let next) = explanation.parts[0].role else {
      Issue.record("the first is \(explanation.parts[0].role)")
      return
    }
    #expect(next == [43, 42])
  }

  @Test func `finds the place below when everything above fails`() async throws {
    let numbers = Generator { $0.integer(in: 0...1_000_000) }
    let explanation = await Shrink<Int, Bool>(numbers, signature: true)
      .explain(keys: [900]) { values in
        values.map { Judgement(failures: $0 >= 900 ? [true] : []) }
      }
    guard case .flips(899) = try #require(explanation.parts.first).role else {
      Issue.record("the number is \(explanation.parts[0].role)")
      return
    }
  }

  struct Broken: Error {}

  @Test func `gives back what it knows when judging throws`() async {
    let explanation = await Shrink<Order, String>(orders, signature: "free")
      .explain(keys: [100, 0, 1, 0]) { values in
        guard values[0].note == 0 else { throw Broken() }
        return values.map { Judgement(failures: $0.price < 500 ? ["free"] : []) }
      }
    #expect(explanation.parts.count == 1)
    #expect(explanation.error is Broken)
    #expect(!explanation.isComplete)
  }

  @Test func `ends when it is stopped or has judged enough`() async {
    let shrink = Shrink<Order, String>(orders, signature: "free")
    let whole = await shrink.explain(keys: [100, 0, 1, 0], evaluate: evaluate)
    #expect(whole.isComplete)
    let first = whole.parts[0].evaluations
    let limited = await shrink.explain(keys: [100, 0, 1, 0], limit: first, evaluate: evaluate)
    #expect(limited.parts.map(\.position) == [0])
    #expect(!limited.isComplete)
    #expect(limited.error == nil)
    let stopped = await shrink.explain(
      keys: [100, 0, 1, 0], shouldStop: { true }, evaluate: evaluate)
    #expect(stopped.parts.isEmpty)
    #expect(!stopped.isComplete)
  }

  @Test func `tells numbers from other draws, and shows what else would fail`() async {
    let explanation = await Shrink<Order, String>(orders, signature: "free")
      .explain(keys: [100, 0, 1, 0], evaluate: evaluate)
    #expect(explanation.parts.map(\.isNumber) == [true, true, false, true])
    guard case .anything(let other) = explanation.parts[1].role else {
      Issue.record("the note is \(explanation.parts[1].role)")
      return
    }
    #expect(other.note != 0)
    #expect(other.price == 100)
  }
}
