import Counterexample
import Testing

struct FloatTests {
  private let seeds = Seeds(run: 51, property: "floats")

  /// Returns the values of as many keys as asked for, from 0 upwards.
  private func order(
    _ count: Int, of draw: @escaping @Sendable (inout Source) -> Double
  ) -> [Double] {
    (0..<UInt64(count)).map { Generator(draw).sample(keys: [$0]).value }
  }

  @Test func `counts integers first, then halves, then quarters`() {
    #expect(
      order(15) { $0.double(in: -2...2) }
        == [0, 1, -1, 2, -2, 0.5, 1.5, -0.5, 2, -1.5, 0.25, 1.25, -0.75, 2, -1.75])
    #expect(order(4) { $0.double(in: 0.5...3) } == [1, 2, 0.5, 3])
    #expect(order(3) { $0.double(in: -3 ... -1.5) } == [-2, -3, -1.5])
  }

  @Test(arguments: [
    0.0...1.0, -1...1, 0.1...0.3, -0.3 ... -0.1, 0.5...3, 320...1366, -1e-20...1e-20, 1e-20...2e-20,
    -1e300...1e300, 5...5, 0...0, 1e17...1e18, -1000.5...0.25, 0...0x1p50,
  ])
  func `stays in its range and comes back from its keys`(range: ClosedRange<Double>) {
    let generator = Generator { $0.double(in: range) }
    var values: Set<Double> = []
    for index in 0..<500 {
      let sample = generator.sample(seeds, case: index)
      #expect(range.contains(sample.value))
      #expect(sample.value == generator.value(seeds, case: index))
      let again = generator.sample(keys: sample.keys)
      #expect(again.value == sample.value)
      #expect(again.keys == sample.keys)
      values.insert(sample.value)
    }
    #expect(range.lowerBound == range.upperBound ? values.count == 1 : values.count > 200)
    #expect(range.contains(generator.sample(keys: []).value))
    #expect(range.contains(generator.sample(bytes: [3, 1, 4, 1, 5, 9, 2, 6, 5]).value))
  }

  @Test func `covers its range evenly`() {
    let generator = Generator { $0.double(in: -1.5...2.5) }
    let seeds = Seeds(run: 52, usesSpecialValues: false)
    var counts = [0, 0, 0, 0]
    for index in 0..<8000 { counts[Int(generator.value(seeds, case: index) + 1.5)] += 1 }
    #expect(counts.allSatisfy { (1850...2150).contains($0) })
  }

  @Test func `draws the ends and integers now and then`() {
    let generator = Generator { $0.double(in: 0.3...99.7) }
    let values = (0..<4000).map { generator.value(seeds, case: $0) }
    #expect(values.contains(0.3))
    #expect(values.contains(99.7))
    #expect((40...400).contains(values.count { $0 == Double(Int($0)) }))
  }

  @Test func `draws multiples of a step`() {
    let generator = Generator { $0.double(in: -0.3...0.3, step: 0.125) }
    #expect(
      (0..<6).map { generator.sample(keys: [$0]).value } == [0, 0.125, -0.125, 0.25, -0.25, -0.25])
    let pixels = Generator { $0.double(in: 320...1366, step: 1.0 / 64) }
    for index in 0..<300 {
      let value = pixels.value(seeds, case: index)
      #expect((320...1366).contains(value) && value * 64 == Double(Int(value * 64)))
    }
  }

  @Test func `draws single precision in its range`() {
    let generator = Generator { $0.float(in: 0.1...0.7) }
    for index in 0..<300 {
      let sample = generator.sample(seeds, case: index)
      #expect((0.1...0.7).contains(sample.value))
      #expect(generator.sample(keys: sample.keys).value == sample.value)
    }
  }

  @Test func `draws infinity and not-a-number only when asked to`() {
    let finite = Generator { $0.double() }
    let any = Generator { $0.double(allowsInfinity: true, allowsNaN: true) }
    let values = (0..<3000).map { any.value(seeds, case: $0) }
    #expect((0..<3000).allSatisfy { finite.value(seeds, case: $0).isFinite })
    #expect(values.contains { $0.isNaN })
    #expect(values.contains(.infinity) && values.contains(-.infinity))
    #expect(
      values.contains { $0.magnitude > 1e100 }
        && values.contains { $0 != 0 && $0.magnitude < 1e-100 })
    #expect(values.contains { $0 == 0 && $0.sign == .minus })
    #expect(finite.sample(keys: []).value == 0)
  }

  @Test func `draws every magnitude of single precision`() {
    let finite = Generator { $0.float() }
    let any = Generator { $0.float(allowsInfinity: true, allowsNaN: true) }
    let values = (0..<3000).map { any.value(seeds, case: $0) }
    #expect((0..<3000).allSatisfy { finite.value(seeds, case: $0).isFinite })
    #expect(values.contains { $0.isNaN } && values.contains { $0.isInfinite })
    #expect(values.contains { $0.magnitude > 1e20 })
    #expect(values.contains { $0 != 0 && $0.magnitude < 1e-20 })
    #expect(finite.sample(keys: []).value == 0)
  }

  /// Shrinks any failing number and returns the simplest one.
  private func simplest(
    where fails: @escaping @Sendable (Double) -> Bool
  ) async throws -> Double {
    let generator = Generator { $0.double(in: -10...10) }
    let evaluate: Evaluate<Double, Bool> = { values in
      values.map { Judgement(failures: fails($0) ? [true] : []) }
    }
    let found = await Search<Double, Bool>(generator, seeds: seeds)
      .run(cases: 0..<500, evaluate: evaluate)
    let index = try #require(found.firstFailingCase)
    return await Shrink(generator, signature: true).run(seeds, case: index, evaluate: evaluate)
      .value
  }

  @Test func `shrinks to an integer, then to few digits`() async throws {
    #expect(try await simplest { $0 > 2.7 } == 3)
    #expect(try await simplest { $0 < -2.7 } == -3)
    #expect(try await simplest { $0 > 2.7 && $0 != Double(Int($0)) } == 3.5)
    #expect(try await simplest { $0 > 2.2 && $0 < 2.4 } == 2.25)
  }
}
