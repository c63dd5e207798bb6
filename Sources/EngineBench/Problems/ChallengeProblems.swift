import Counterexample

/// The problems of the public shrinking challenge, with their usual generators.
///
/// See https://github.com/jlink/shrinking-challenge.
package enum ChallengeProblems {
  static let all: [ShrinkingProblem] = [
    bound5, largeUnion, reverse, calculator, lengthList, differenceZero, differenceSmall,
    differenceOne, binaryHeap, coupling, deletion, distinct, nestedLists,
  ]

  private static let wide = -1_000_000_000...1_000_000_000

  /// Five lists that are each small in sum, but not together, because the sum overflows.
  static let bound5 = ShrinkingProblem(
    "bound5",
    Generator { source in
      (0..<5).map { _ in
        source.span("list") { source in
          source.array(count: 0...10) { Int16($0.integer(in: -32768...32767)) }
        }
      }
    },
    { lists in
      if lists.contains(where: { $0.reduce(0, &+) >= 256 }) { return nil }
      return lists.joined().reduce(0, &+) < 1280
    },
    isNormal: { $0.flatMap { $0 }.sorted() == [-32768, -1] })

  static let largeUnion = ShrinkingProblem(
    "large_union",
    Generator { source in
      source.array(count: 0...10) { $0.array(count: 0...10) { $0.integer(in: wide) } }
    },
    { Set($0.joined()).count < 5 },
    isNormal: { $0.count == 1 && $0[0].sorted() == [-2, -1, 0, 1, 2] })

  static let reverse = ShrinkingProblem(
    "reverse",
    Generator { $0.array(count: 0...20) { $0.integer(in: wide) } },
    { $0 == $0.reversed() },
    isNormal: { $0 == [0, 1] })

  indirect enum Expression: Sendable, CustomStringConvertible {
    case value(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    var description: String {
      switch self {
      case .value(let value): "\(value)"
      case .sum(let one, let other): "(+ \(one) \(other))"
      case .quotient(let one, let other): "(/ \(one) \(other))"
      }
    }

    /// Whether no divisor is the literal 0.
    var isAcceptable: Bool {
      switch self {
      case .value: true
      case .sum(let one, let other): one.isAcceptable && other.isAcceptable
      case .quotient(_, .value(0)): false
      case .quotient(let one, let other): one.isAcceptable && other.isAcceptable
      }
    }

    /// The value; nil after a division by zero.
    var result: Int? {
      switch self {
      case .value(let value): return value
      case .sum(let one, let other):
        guard let one = one.result, let other = other.result else { return nil }
        return one &+ other
      case .quotient(let one, let other):
        guard let other = other.result, other != 0, let one = one.result else { return nil }
        return one.dividedReportingOverflow(by: other).partialValue
      }
    }

    static func draw(_ source: inout Source, depth: Int) -> Expression {
      source.span("expression") { source in
        switch depth == 0 ? 0 : source.choice(3) {
        case 0:
          return .value(source.integer(in: wide))
        case 1:
          let one = draw(&source, depth: depth - 1)
          return .sum(one, draw(&source, depth: depth - 1))
        default:
          let one = draw(&source, depth: depth - 1)
          return .quotient(one, draw(&source, depth: depth - 1))
        }
      }
    }
  }

  static let calculator = ShrinkingProblem(
    "calculator",
    Generator { Expression.draw(&$0, depth: 5) },
    { $0.isAcceptable ? $0.result != nil : nil },
    isNormal: { ["(/ 0 (+ 0 0))", "(/ 0 (/ 0 1))"].contains("\($0)") })

  static let lengthList = ShrinkingProblem(
    "lengthlist",
    Generator { source in
      let count = source.integer(in: 1...100)
      return (0..<count).map { _ in source.integer(in: 0...1000) }
    },
    { ($0.max() ?? 0) < 900 },
    isNormal: { $0 == [900] })

  private static let pairs = Generator { source in
    let one = source.integer(in: 1...2_147_483_647)
    return [one, source.integer(in: 1...2_147_483_647)]
  }

  static let differenceZero = ShrinkingProblem(
    "diff_zero", pairs, { $0[0] < 10 || $0[0] != $0[1] }, isNormal: { $0 == [10, 10] })

  static let differenceSmall = ShrinkingProblem(
    "diff_small", pairs,
    { $0[0] < 10 || !(1...4).contains(abs($0[0] - $0[1])) },
    isNormal: { $0 == [10, 6] })

  static let differenceOne = ShrinkingProblem(
    "diff_one", pairs,
    { $0[0] < 10 || abs($0[0] - $0[1]) != 1 },
    isNormal: { $0 == [10, 9] })

  indirect enum Heap: Sendable, CustomStringConvertible {
    case empty
    case node(Int, Heap, Heap)

    var description: String {
      switch self {
      case .empty: "None"
      case .node(let value, let left, let right): "(\(value), \(left), \(right))"
      }
    }

    static func draw(_ source: inout Source, least: Int, size: Int) -> Heap {
      source.span("heap") { source in
        if size <= 0 || source.integer(in: 0...5) == 0 { return .empty }
        let value = least + source.integer(in: 0...2_147_483_647)
        let left = draw(&source, least: value, size: size / 2)
        return .node(value, left, draw(&source, least: value, size: size / 2))
      }
    }

    var values: [Int] {
      var values: [Int] = []
      var left = [self]
      while let heap = left.popLast() {
        guard case .node(let value, let one, let other) = heap else { continue }
        values.append(value)
        left += [one, other]
      }
      return values
    }

    func merged(with other: Heap) -> Heap {
      switch (self, other) {
      case (.empty, _): other
      case (_, .empty): self
      case (.node(let one, let left, let right), .node(let two, _, _)) where one <= two:
        .node(one, right.merged(with: other), left)
      case (_, .node(let two, let left, let right)):
        .node(two, right.merged(with: self), left)
      }
    }

    /// The values as a sort that forgets to sort the merged rest gives them.
    var wronglySorted: [Int] {
      guard case .node(let value, let left, let right) = self else { return [] }
      return [value] + left.merged(with: right).values
    }
  }

  static let binaryHeap = ShrinkingProblem(
    "binheap",
    Generator { source in
      let size = source.integer(in: 0...20)
      return Heap.draw(&source, least: 0, size: size)
    },
    { heap in
      let sorted = heap.wronglySorted
      return sorted == sorted.sorted() && heap.values.sorted() == sorted
    },
    isNormal: { "\($0)" == "(0, None, (0, (0, None, None), (1, None, None)))" })

  /// A list of indices in which two places point at each other.
  package static let coupling = ShrinkingProblem(
    "coupling",
    Generator { $0.array(count: 0...12) { $0.integer(in: 0...10) } },
    { list in
      if list.contains(where: { $0 >= list.count }) { return nil }
      return list.indices.allSatisfy { !($0 != list[$0] && list[list[$0]] == $0) }
    },
    isNormal: { $0 == [1, 0] })

  struct Removal: Sendable {
    var list: [Int]
    var index: Int
  }

  static let deletion = ShrinkingProblem(
    "deletion",
    Generator { source in
      let list = source.array(count: 0...20) { $0.integer(in: wide) }
      return Removal(list: list, index: source.integer(in: 0...10))
    },
    { removal in
      guard removal.index < removal.list.count else { return nil }
      let element = removal.list[removal.index]
      var rest = removal.list
      if let first = rest.firstIndex(of: element) { rest.remove(at: first) }
      return !rest.contains(element)
    },
    isNormal: { $0.list == [0, 0] && $0.index == 0 })

  static let distinct = ShrinkingProblem(
    "distinct",
    Generator { $0.array(count: 0...20) { $0.integer(in: wide) } },
    { Set($0).count < 3 },
    isNormal: { $0 == [0, 1, -1] })

  static let nestedLists = ShrinkingProblem(
    "nestedlists",
    Generator { source in source.array(count: 0...10) { $0.array(count: 0...12) { _ in 0 } } },
    { $0.map(\.count).reduce(0, +) <= 10 },
    isNormal: { $0.map(\.count) == [11] })
}
