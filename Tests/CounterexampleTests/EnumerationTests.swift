import Counterexample
import EngineBench
import Testing

struct EnumerationTests {
  private let lists = Generator { $0.array(count: 0...3) { $0.integer(in: 0...4) } }

  @Test func `goes through every value once, the smallest first`() {
    let values = Array(Enumeration(lists, drawLimit: 10))
    #expect(values.count == 156)
    #expect(Set(values).count == 156)
    #expect(values.prefix(4) == [[], [0], [1], [2]])
    #expect(zip(values, values.dropFirst()).allSatisfy { $0.count <= $1.count })
    #expect(values.last == [4, 4, 4])
  }

  @Test func `says whether a limit cut values off`() {
    var all = Enumeration(lists, drawLimit: 4).makeIterator()
    while all.next() != nil {}
    #expect(all.isExhausted)
    var some = Enumeration(lists, drawLimit: 3).makeIterator()
    var count = 0
    while some.next() != nil { count += 1 }
    #expect(count == 31)
    #expect(!some.isExhausted)
  }

  @Test func `follows draws that depend on each other`() {
    let generator = Generator { source in
      let bound = source.integer(in: 0...3)
      return [bound, source.integer(in: 0...bound), source.boolean() ? source.choice(2) : 7]
    }
    let values = Array(Enumeration(generator, drawLimit: 10))
    #expect(values.count == 30)
    #expect(Set(values).count == 30)
  }

  @Test func `does not repeat numbers whose ends have several keys`() {
    let values = Array(
      Enumeration(Generator { $0.double(in: 0.25...1.5) }, drawLimit: 1).prefix(5))
    #expect(values == [1, 1.5, 0.5, 1.25, 0.25])
  }

  @Test func `leaves out discarded values`() {
    let even = Generator { source in
      let number = source.integer(in: 0...9)
      if number % 2 == 1 { source.discard() }
      return number
    }
    var values = Enumeration(even, drawLimit: 3).makeIterator()
    var numbers: [Int] = []
    while let number = values.next() { numbers.append(number) }
    #expect(numbers == [0, 2, 4, 6, 8])
    #expect(values.discardedCount == 5)
  }

  @Test func `finds the smallest failure of each kind`() async {
    let result = await Enumeration(lists, drawLimit: 10).run(chunkSize: 7) { values in
      values.map { list in
        var failures: Set<String> = []
        if list.reduce(0, +) == 7 { failures.insert("seven") }
        if list.contains(3), list.contains(1) { failures.insert("both") }
        return Judgement(failures: failures, isDiscarded: list == [2])
      }
    }
    #expect(result.failures["seven"]?.value == [3, 4])
    #expect(result.failures["both"]?.value == [1, 3])
    #expect(result.failures["both"].map { lists.sample(keys: $0.keys).value } == [1, 3])
    #expect(result.judgedCount == 155)
    #expect(result.discardedCount == 1)
    guard case .exhausted = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `gives up when attempt after attempt gives no value`() async {
    let discarding = Generator { source in
      let number = source.integer(in: 0...Int.max)
      if number > 2 { source.discard() }
      return number
    }
    let enumeration = Enumeration(discarding, drawLimit: 3, attemptLimit: 1000)
    let result = await enumeration.run(chunkSize: 2) { values in
      values.map { _ in Judgement<String>() }
    }
    #expect(result.judgedCount == 3)
    #expect(result.discardedCount == 1000)
    guard case .attemptLimit = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    var values = enumeration.makeIterator()
    #expect([values.next(), values.next(), values.next(), values.next()] == [0, 1, 2, nil])
    #expect(values.hasGivenUp)
    #expect(!values.isExhausted)
  }

  @Test func `counts the values where they are few`() {
    #expect(Enumeration(lists, drawLimit: 10).count(upTo: 156) == 156)
    #expect(Enumeration(lists, drawLimit: 10).count(upTo: 155) == nil)
    #expect(Enumeration(lists, drawLimit: 3).count(upTo: 156) == nil)
    #expect(Enumeration(Generator.constant(1), drawLimit: 0).count(upTo: 1) == 1)
    let deep = Generator { source in source.array(count: 5000...5000) { $0.integer(in: 1...1) } }
    #expect(Enumeration(deep, drawLimit: 10_000).count(upTo: 100) == nil)
  }

  @Test func `ends with the first failure where it is told to`() async {
    let result = await Enumeration(lists, drawLimit: 10)
      .run(chunkSize: 1, stopsAtFirstFailure: true) { values in
        values.map { Judgement(failures: $0.count == 2 ? ["two"] : [], labels: ["any"]) }
      }
    #expect(result.judgedCount == 7)
    #expect(result.failures["two"]?.value == [0, 0])
    #expect(result.failures["two"]?.count == 1)
    #expect(result.labels == ["any": 7])
    guard case .firstFailure = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test func `stops at its limit of cases`() async {
    let result = await Enumeration(lists, drawLimit: 10).run(caseLimit: 100) { values in
      values.map { Judgement(failures: $0 == [4, 4, 4] ? ["last"] : []) }
    }
    #expect(result.judgedCount == 100)
    #expect(result.failures.isEmpty)
    guard case .caseLimit = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
  }

  @Test(arguments: [
    ChallengeProblems.coupling,
    .init("small_reverse", EnumerationTests.pairs) {
      $0 == $0.reversed()
    } isNormal: {
      $0 == [0, 1]
    },
  ])
  func `agrees with shrinking on the smallest value`(problem: ShrinkingProblem) async {
    #expect(await problem.smallestIsNormal(4))
  }

  static let pairs = Generator { $0.array(count: 0...4) { $0.integer(in: 0...5) } }
}
