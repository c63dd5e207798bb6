import Counterexample
import Testing

struct GeneratorLawTests {
  struct Node: Hashable, Sendable {
    var value: Int
    var children: [Node]

    static func draw(_ source: inout Source, depth: Int) -> Node {
      source.span("node") { source in
        let value = source.integer(in: -1000...1000)
        let isLeaf = depth == 0 || source.boolean()
        return Node(
          value: value,
          children: isLeaf ? [] : source.array(count: 0...3) { draw(&$0, depth: depth - 1) })
      }
    }
  }

  private let trees = Generator { Node.draw(&$0, depth: 4) }
  private let seeds = Seeds(run: 11, property: "laws")

  @Test func `draws the same value from the same seed`() {
    for index in 0..<300 {
      #expect(trees.value(seeds, case: index) == trees.value(seeds, case: index))
    }
  }

  @Test func `draws the same value whether it is recorded or not`() {
    for index in 0..<300 {
      #expect(trees.value(seeds, case: index) == trees.sample(seeds, case: index).value)
    }
  }

  @Test func `draws the same value again from its keys`() {
    for index in 0..<300 {
      let sample = trees.sample(seeds, case: index)
      let again = trees.sample(keys: sample.keys)
      #expect(again.value == sample.value)
      #expect(again.keys == sample.keys)
    }
  }

  @Test func `draws other values for another run, property or case`() {
    let numbers = Generator { $0.integer(in: 0...Int.max) }
    let values = [
      numbers.value(Seeds(run: 1, property: "a"), case: 0),
      numbers.value(Seeds(run: 2, property: "a"), case: 0),
      numbers.value(Seeds(run: 1, property: "b"), case: 0),
      numbers.value(Seeds(run: 1, property: "a"), case: 1),
    ]
    #expect(Set(values).count == 4)
  }

  @Test func `keeps the values it drew in earlier versions`() {
    let numbers = Generator { source in (0..<4).map { _ in source.integer(in: -500...500) } }
    #expect(numbers.value(Seeds(run: 1, property: "fixed"), case: 7) == [495, -18, 112, -394])
  }

  @Test func `transforms and continues`() {
    let lists = Generator { $0.integer(in: 0...3) }
      .flatMap { count in Generator { $0.array(count: count...count) { $0.boolean() } } }
      .map(\.count)
    #expect(lists.sample(keys: [2]).value == 2)
    #expect(Generator { $0.value(of: lists) + 1 }.sample(keys: [3]).value == 4)
  }
}
