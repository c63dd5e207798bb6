import Counterexample
import Testing

struct SourceTests {
  /// Returns the values of as many keys as asked for, from 0 upwards.
  private func order<Value>(
    _ count: Int, of draw: @escaping @Sendable (inout Source) -> Value
  ) -> [Value] {
    (0..<UInt64(count)).map { Generator(draw).sample(keys: [$0]).value }
  }

  @Test func `counts integers from zero outwards`() {
    #expect(order(7) { $0.integer(in: -3...3) } == [0, 1, -1, 2, -2, 3, -3])
    #expect(order(6) { $0.integer(in: -1...4) } == [0, 1, -1, 2, 3, 4])
    #expect(order(6) { $0.integer(in: -4...1) } == [0, 1, -1, -2, -3, -4])
    #expect(order(3) { $0.integer(in: 5...7) } == [5, 6, 7])
    #expect(order(3) { $0.integer(in: -7 ... -5) } == [-5, -6, -7])
    #expect(order(5) { $0.integer(in: 1...5, origin: 3) } == [3, 4, 2, 5, 1])
    #expect(order(3) { $0.integer(in: 1...3, origin: 3) } == [3, 2, 1])
  }

  @Test func `covers the whole range of integers`() {
    let whole = Generator { $0.integer(in: Int.min...Int.max) }
    #expect(whole.sample(keys: [0]).value == 0)
    #expect(whole.sample(keys: [.max]).value == Int.min)
    #expect(whole.sample(keys: [.max - 1]).value == -Int.max)
    #expect(whole.sample(keys: [.max - 2]).value == Int.max)
    let up = Generator { $0.integer(in: Int.min...Int.max, origin: Int.min) }
    #expect(up.sample(keys: [.max]).value == Int.max)
    let down = Generator { $0.integer(in: Int.min...Int.max, origin: Int.max) }
    #expect(down.sample(keys: [.max]).value == Int.min)
  }

  @Test func `counts choices from the first`() {
    #expect(order(2) { $0.boolean() } == [false, true])
    #expect(order(3) { $0.choice(3) } == [0, 1, 2])
    #expect(order(3) { $0.element(of: ["a", "b", "c"]) } == ["a", "b", "c"])
    #expect(order(3) { $0.choice(weights: [1, 0, 7, 2]) } == [0, 2, 3])
    let weights = Weights([0, 3, 0, 4])
    #expect(order(2) { $0.choice(weights: weights) } == [1, 3])
    #expect(order(2) { $0.boolean(percent: 1) } == [false, true])
    #expect(order(2) { $0.boolean(percent: 0) } == [false, false])
    #expect(order(2) { $0.boolean(percent: 100) } == [true, true])
  }

  @Test func `reads a key beyond its bound as the bound and a missing one as zero`() {
    let pair = Generator { source in
      [source.integer(in: 0...9), source.choice(3), source.integer(in: 4...8)]
    }
    let sample = pair.sample(keys: [100, 7])
    #expect(sample.value == [9, 2, 4])
    #expect(sample.keys == [9, 2, 0])
  }

  @Test func `reads as many bytes as each bound needs`() {
    let triple = Generator { source in
      [source.integer(in: 0...0), source.integer(in: 0...255), source.integer(in: 0...0x1ffff)]
    }
    #expect(triple.sample(bytes: [7, 1, 2, 3]).value == [0, 7, 0x10203])
    #expect(triple.sample(bytes: [7, 1]).value == [0, 7, 0x10000])
    #expect(triple.sample(bytes: []).value == [0, 0, 0])
    let small = Generator { $0.integer(in: 0...9) }
    let values = Set((UInt8.min...UInt8.max).map { small.sample(bytes: [$0]).value })
    #expect(values == Set(0...9))
  }

  @Test func `chooses in proportion to the weights`() {
    let generator = Generator { $0.choice(weights: [1, 0, 2, 5]) }
    let seeds = Seeds(run: 3)
    var counts = [0, 0, 0, 0]
    for index in 0..<8000 { counts[generator.value(seeds, case: index)] += 1 }
    #expect(counts[1] == 0)
    #expect((850...1150).contains(counts[0]))
    #expect((1800...2200).contains(counts[2]))
    #expect((4800...5200).contains(counts[3]))
  }

  @Test func `draws truth values as often as asked for`() {
    let generator = Generator { source in
      [0, 25, 90, 100].map { source.boolean(percent: $0) }
    }
    let seeds = Seeds(run: 5)
    var counts = [0, 0, 0, 0]
    for index in 0..<4000 {
      let sample = generator.sample(seeds, case: index)
      #expect(sample.value == generator.value(seeds, case: index))
      for (place, isTrue) in sample.value.enumerated() where isTrue { counts[place] += 1 }
    }
    #expect(counts[0] == 0)
    #expect((900...1100).contains(counts[1]))
    #expect((3500...3700).contains(counts[2]))
    #expect(counts[3] == 4000)
  }

  @Test func `draws choices and truth values evenly`() {
    let generator = Generator { [$0.choice(4), $0.boolean() ? 1 : 0] }
    let seeds = Seeds(run: 4)
    var counts = [0, 0, 0, 0]
    var trues = 0
    for index in 0..<8000 {
      let value = generator.value(seeds, case: index)
      counts[value[0]] += 1
      trues += value[1]
    }
    #expect(counts.allSatisfy { (1800...2200).contains($0) })
    #expect((3800...4200).contains(trues))
  }

  @Test func `draws special values now and then, and only when asked to`() {
    let generator = Generator { $0.integer(in: 0...1_000_000_000) }
    func ends(_ seeds: Seeds) -> Int {
      (0..<10_000).count {
        [0, 1, 999_999_999, 1_000_000_000].contains(generator.value(seeds, case: $0))
      }
    }
    #expect((150...500).contains(ends(Seeds(run: 5))))
    #expect(ends(Seeds(run: 5, usesSpecialValues: false)) == 0)
  }

  @Test func `heeds weights unless told not to, recorded or not`() {
    let generator = Generator { source in
      [
        source.choice(weights: [98, 0, 2]), source.boolean(percent: 2) ? 1 : 0,
        source.boolean(percent: 0) ? 1 : 0, source.boolean(percent: 100) ? 1 : 0,
      ]
    }
    func sums(_ seeds: Seeds) -> [Int] {
      (0..<2000).reduce(into: [0, 0, 0, 0]) { sums, index in
        let value = generator.value(seeds, case: index)
        #expect(generator.sample(seeds, case: index).value == value)
        for place in value.indices { sums[place] += value[place] }
      }
    }
    let weighted = sums(Seeds(run: 7))
    #expect((20...160).contains(weighted[0]) && (10...80).contains(weighted[1]))
    #expect(weighted[2...] == [0, 2000])
    // Two of three ways are possible, so the last is taken in half of the draws.
    let even = sums(Seeds(run: 7, usesWeights: false))
    #expect((1800...2200).contains(even[0]) && (900...1100).contains(even[1]))
    #expect(even[2...] == [0, 2000])
  }

  @Test func `says when an assumption failed`() {
    let generator = Generator { source in
      let number = source.integer(in: 0...9)
      if number % 2 == 1 { source.discard() }
      return number
    }
    #expect(generator.sample(keys: [3]).isDiscarded)
    #expect(!generator.sample(keys: [4]).isDiscarded)
  }
}
