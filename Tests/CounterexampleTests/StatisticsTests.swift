import Counterexample
import Testing

struct StatisticsTests {
  private let numbers = Generator { $0.integer(in: 0...99) }
  private let seeds = Seeds(run: 81, property: "statistics", usesSpecialValues: false)

  /// Labels tenths, evens and, twice over, the number 7.
  private let evaluate: Evaluate<Int, String> = { values in
    values.map { value in
      var labels: [String] = []
      if value < 10 { labels.append("tenth") }
      if value % 2 == 0 { labels.append("even") }
      if value == 7 { labels += ["seven", "seven"] }
      return Judgement(isDiscarded: value >= 90, labels: labels)
    }
  }

  @Test(arguments: [1, 3])
  func `counts labels of the cases that count, once each`(workers: Int) async {
    var search = Search<Int, String>(numbers, seeds: seeds)
    search.workers = workers
    let result = await search.run(cases: 0..<2000, evaluate: evaluate)
    let values = (0..<2000).map { numbers.value(seeds, case: $0) }.filter { $0 < 90 }
    #expect(result.labels.counts["tenth"] == values.count { $0 < 10 })
    #expect(result.labels.counts["even"] == values.count { $0 % 2 == 0 })
    #expect(result.labels.counts["seven"] == values.count { $0 == 7 })
    #expect(result.labels.sorted.map(\.label) == ["even", "tenth", "seven"])
    #expect(abs(result.discardedShare - 0.1) < 0.03)
  }

  @Test(arguments: [1, 3], [7, 64])
  func `decides demands at fixed numbers of cases`(workers: Int, chunkSize: Int) async {
    var search = Search<Int, String>(numbers, seeds: seeds)
    search.workers = workers
    search.chunkSize = chunkSize
    search.demands = [
      Coverage("even", share: 0.3), Coverage("tenth", share: 0.5), Coverage("tenth", share: 0.11),
      Coverage("never", share: 0.01),
    ]
    let result = await search.run(cases: 0..<6500, evaluate: evaluate)
    #expect(result.labels.verdicts == [.met, .missed, .undecided, .missed])
    #expect(result.judgedCount + result.discardedCount == 6500)
    #expect(result.covered == [0..<6500])
  }

  @Test func `tells shares apart only when the cases suffice`() {
    let half = Coverage("half", share: 0.5)
    #expect(half.verdict(count: 0, of: 0) == .undecided)
    #expect(half.verdict(count: 60, of: 100) == .undecided)
    #expect(half.verdict(count: 85, of: 100) == .met)
    #expect(half.verdict(count: 15, of: 100) == .missed)
    #expect(half.verdict(count: 5_500, of: 10_000) == .met)
    #expect(Coverage("any", share: 0).verdict(count: 0, of: 100) == .met)
    #expect(Coverage.lookPoints(upTo: 900) == [100, 200, 400, 800])
  }

  @Test func `surveys what a generator draws`() throws {
    let generator = Generator { source in
      switch source.choice(weights: [10, 1, 1_000_000]) {
      case 0: return 0
      case 1: return source.integer(in: 0...9)
      default: return source.choice(2)
      }
    }
    let survey = Survey(generator, seeds: seeds, cases: 0..<400)
    #expect(survey.caseCount == 400)
    #expect(survey.discardedCount == 0)
    #expect(survey.duplicateCount >= 390)
    #expect(survey.drawCounts.count == 400 && survey.drawCounts.last == 2)
    try #require(survey.branches.count == 2)
    #expect(survey.branches[0].neverTaken == [0, 1])
    #expect(survey.branches[1].counts.count == 2)
    #expect(survey.branches[1].neverTaken.isEmpty)
    #expect(survey.branches[0].line < survey.branches[1].line)
  }
}
