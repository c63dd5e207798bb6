import Counterexample
import Testing

/// The code of the article on shrinking.
struct HowShrinkingWorks {
  @Test func `shrinks choices and keeps the signature`() async throws {
    let lists = Generator { source in
      source.array(count: 0...10) { $0.integer(in: -100...100) }
    }
    #expect(lists.sample(keys: [3, 7, 0, 8]).value == [4, 0, -4])
    #expect(lists.sample(keys: [1]).value == [0])

    let evaluate: Evaluate<[Int], String> = { lists in
      lists.map { list in
        list.reduce(0, +) > 150 ? Judgement(failures: ["too large"]) : Judgement()
      }
    }

    let seeds = Seeds(run: 0, property: "sums")
    let found = await Search(lists, seeds: seeds).run(cases: 0..<1000, evaluate: evaluate)
    let failure = try #require(found.failures["too large"])
    let shrink = Shrink(lists, signature: "too large")
    let smallest = await shrink.run(seeds, case: failure.lowestCase, evaluate: evaluate)
    #expect(smallest.value == [51, 100])
  }
}
