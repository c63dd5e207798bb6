import Counterexample
import Testing

struct StandardGeneratorTests {
  private let seeds = Seeds(run: 61, property: "standard")

  @Test func `draws integers of every width from the simplest`() {
    #expect(
      (0..<4).map { Generator { $0.integer(in: UInt8(3)...9) }.sample(keys: [$0]).value } == [
        3, 4, 5, 6,
      ])
    #expect(
      (0..<5).map { Generator { $0.integer(in: Int8(-2)...2) }.sample(keys: [$0]).value } == [
        0, 1, -1, 2, -2,
      ])
    let whole = Generator { $0.integer(in: UInt64.min...UInt64.max) }
    #expect(whole.sample(keys: [.max]).value == .max)
    let negative = Generator { $0.integer(in: Int16.min...Int16(-5)) }
    #expect(negative.sample(keys: [0]).value == -5)
    #expect(negative.sample(keys: [.max]).value == .min)
    let near = Generator { $0.integer(in: UInt16(10)...20, origin: 15) }
    #expect((0..<4).map { near.sample(keys: [$0]).value } == [15, 16, 14, 17])
  }

  @Test func `draws integers of a type with all magnitudes`() {
    let generator = Generator { $0.integer(Int64.self) }
    let values = (0..<2000).map { generator.value(seeds, case: $0) }
    #expect(values.count { $0.magnitude < 1 << 16 } > 300)
    #expect(values.count { $0.magnitude > 1 << 48 } > 300)
    #expect(values.contains { $0 < 0 } && values.contains { $0 > 0 })
    #expect((0..<3).map { generator.sample(keys: [$0]).value } == [0, 1, -1])
    let bytes = Generator { $0.integer(UInt8.self) }
    #expect(bytes.sample(keys: [255]).value == 255)
    for index in 0..<200 {
      let sample = generator.sample(seeds, case: index)
      #expect(generator.sample(keys: sample.keys).value == sample.value)
    }
  }

  @Test func `orders characters by how plain they are`() {
    let generator = Generator { $0.character(of: .unicode) }
    #expect(generator.sample(keys: [0]).value == "a")
    #expect(generator.sample(keys: [26]).value == "0")
    #expect(generator.sample(keys: [.max]).value == "\u{10ffff}")
    #expect(Alphabet.printable.count == 95)
    #expect(Set((0..<95).map { Alphabet.printable[$0] }).count == 95)
    #expect(Set((0..<128).map { Alphabet.ascii[$0].value }) == Set(0..<128))
  }

  @Test func `draws text of every kind of character`() {
    let generator = Generator { $0.string(count: 0...10, of: .unicode) }
    let scalars = (0..<400).flatMap { generator.value(seeds, case: $0).unicodeScalars }
    #expect(scalars.count { $0.isASCII } > 1000)
    #expect(scalars.count { $0.value > 0xffff } > 100)
    #expect((0..<400).allSatisfy { generator.value(seeds, case: $0).unicodeScalars.count <= 10 })
    let vowels = Generator { $0.string(count: 3...3, of: Alphabet("aeiou")) }
    #expect(vowels.sample(keys: [0, 1, 4]).value == "eua")
  }

  @Test func `draws nothing one time in four`() {
    let generator = Generator { $0.optional { $0.integer(in: 1...9) } }
    let count = (0..<4000).count { generator.value(seeds, case: $0) == nil }
    #expect((900...1100).contains(count))
    #expect(generator.sample(keys: []).value == nil)
  }

  @Test func `draws distinct elements, sets and dictionaries`() {
    let distinct = Generator { $0.distinctArray(count: 5...5) { $0.integer(in: 0...9) } }
    let sets = Generator { $0.set(count: 2...4) { $0.integer(in: 0...9) } }
    let dictionaries = Generator { source in
      source.dictionary(count: 3...3, key: { $0.integer(in: 0...9) }, value: { $0.boolean() })
    }
    for index in 0..<300 {
      #expect(Set(distinct.value(seeds, case: index)).count == 5)
      #expect((2...4).contains(sets.value(seeds, case: index).count))
      #expect(dictionaries.value(seeds, case: index).count == 3)
    }
  }

  @Test func `discards a case that has too few distinct elements`() {
    let impossible = Generator { $0.distinctArray(count: 4...4) { $0.integer(in: 0...2) } }
    #expect(impossible.sample(seeds, case: 0).isDiscarded)
  }

  @Test func `tries a filter a bounded number of times`() {
    let even = Generator { $0.integer(in: 0...999) }.filter { $0 % 2 == 0 }
    #expect((0..<300).allSatisfy { even.value(seeds, case: $0) % 2 == 0 })
    let never = Generator { $0.integer(in: 0...999) }.filter(tries: 7) { _ in false }
    let sample = never.sample(seeds, case: 0)
    #expect(sample.isDiscarded)
    #expect(sample.keys.count == 7)
  }

  @Test func `keeps order in subsequences and sorts sorted arrays`() {
    let some = Generator { $0.subsequence(of: Array(0..<8)) }
    let sorted = Generator { $0.sortedArray(count: 0...8) { $0.integer(in: -50...50) } }
    for index in 0..<200 {
      let values = some.value(seeds, case: index)
      #expect(values == values.sorted())
      let numbers = sorted.value(seeds, case: index)
      #expect(numbers == numbers.sorted())
    }
    #expect(some.sample(keys: []).value == [])
  }

  @Test func `draws every order evenly, the given one being the simplest`() {
    let orders = Generator { $0.permutation(of: ["a", "b", "c"]) }
    #expect(orders.sample(keys: []).value == ["a", "b", "c"])
    var counts: [[String]: Int] = [:]
    for index in 0..<6000 { counts[orders.value(seeds, case: index), default: 0] += 1 }
    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test func `chooses among generators`() {
    let evenly = Generator<Int>.one(of: [.constant(1), .constant(2)])
    #expect(Set((0..<50).map { evenly.value(seeds, case: $0) }) == [1, 2])
    let weighted = Generator<Int>.weighted([(0, .constant(1)), (1, .constant(2))])
    #expect(Set((0..<50).map { weighted.value(seeds, case: $0) }) == [2])
    let pairs = zip(evenly, weighted.array(count: 1...1)).map { [$0] + $1 }
    #expect(pairs.sample(keys: [1, 0, 0]).value == [2, 2])
    #expect(evenly.optional().sample(keys: [0]).value == nil)
  }

  indirect enum Tree: Hashable, Sendable {
    case leaf
    case fork(Tree, Tree)

    var depth: Int {
      switch self {
      case .leaf: 0
      case .fork(let one, let other): 1 + max(one.depth, other.depth)
      }
    }
  }

  @Test func `limits the depth of recursive values by their size`() {
    let trees = Generator<Tree>.recursive(size: 8, leaf: .constant(.leaf)) { inner in
      Generator { source in
        let one = inner.draw(&source)
        return .fork(one, inner.draw(&source))
      }
    }
    let depths = (0..<500).map { trees.value(seeds, case: $0).depth }
    #expect(Set(depths) == [0, 1, 2, 3, 4])
    #expect(trees.sample(keys: []).value == .leaf)
  }

  @Test func `draws plain values by generators of their own`() {
    #expect(Array(Enumeration(.integer(in: UInt8(3)...5), drawLimit: 1)) == [3, 4, 5])
    #expect(Array(Enumeration(.integer(in: -1...1), drawLimit: 1)) == [0, 1, -1])
    #expect(Array(Enumeration(.boolean, drawLimit: 1)) == [false, true])
    #expect(Array(Enumeration(.element(of: ["b", "a"]), drawLimit: 1)) == ["b", "a"])
    #expect(
      Array(Enumeration(.string(count: 0...1, of: Alphabet("xy")), drawLimit: 2)) == ["", "x", "y"])
    #expect(Array(Enumeration(.double(in: 1...2), drawLimit: 1).prefix(3)) == [1, 2, 1.5])
  }
}
