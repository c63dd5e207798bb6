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
    let result = await Check(lists, seeds: seeds).run(evaluate: evaluate)
    let finding = try #require(result.findings.first)
    #expect(finding.signature == "too large")
    #expect(finding.shrunk?.value == [51, 100])
  }
}
