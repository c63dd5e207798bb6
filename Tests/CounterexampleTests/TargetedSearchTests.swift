import Counterexample
import Testing

/// What a search makes of scores.
struct TargetedSearchTests {
  private let seeds = Seeds(run: 1, property: "targeted")

  private struct Point: Sendable, Equatable {
    var x: Int
    var y: Int
  }

  private let points = Generator { source in
    Point(x: source.integer(in: -1_000_000...1_000_000), y: source.integer(in: 0...1_000_000))
  }

  /// How near a point is to a place that no value at random comes near to.
  private static func score(_ point: Point) -> Double {
    -Double(abs(point.x + 123_456) + abs(point.y - 654_321))
  }

  private func result(
    share: Double = 0.25, workers: Int = 1
  ) async -> CheckResult<Point, String> {
    var check = Check<Point, String>(points, seeds: seeds)
    check.targetedShare = share
    check.workers = workers
    return await check.search { values in
      values.map { point in
        let score = Self.score(point)
        return Judgement(failures: score == 0 ? ["there"] : [], scores: ["nearness": score])
      }
    }
  }

  @Test func `finds what nothing at random comes near to`() async throws {
    let found = await result()
    #expect(found.judgedCount == 1000)
    let finding = try #require(found.findings.first)
    #expect(finding.value == Point(x: -123_456, y: 654_321))
    #expect(finding.origin == .target("nearness"))
    #expect(points.sample(keys: finding.keys ?? []).value == finding.value)
    let best = try #require(found.best.first)
    #expect(best.score == 0)
    #expect(best.value == finding.value)
  }

  @Test func `does not without a share of the cases`() async throws {
    let found = await result(share: 0)
    #expect(found.findings.isEmpty)
    #expect(found.judgedCount == 1000)
    let best = try #require(found.best.first)
    #expect(best.score < -1000)
    #expect(best.score == Self.score(best.value))
  }

  @Test func `finds the same for any number of workers`() async {
    let one = await result()
    let three = await result(workers: 3)
    #expect(one.findings.map(\.keys) == three.findings.map(\.keys))
    #expect(one.best.map(\.keys) == three.best.map(\.keys))
    #expect(one.findings.first?.count == three.findings.first?.count)
  }

  @Test func `makes sequences longer and raises several scores`() async throws {
    let lists = Generator { $0.array(count: 0...200) { $0.integer(in: 0...9) } }
    var check = Check<[Int], String>(lists, seeds: seeds)
    check.cases = 4000
    let result = await check.search { values in
      values.map { list in
        Judgement(
          scores: ["sum": Double(list.reduce(0, +)), "nines": Double(list.count { $0 == 9 })])
      }
    }
    #expect(result.judgedCount == 4000)
    #expect(result.best.map(\.name).sorted() == ["nines", "sum"])
    let sum = try #require(result.best.first { $0.name == "sum" })
    #expect(sum.score == Double(sum.value.reduce(0, +)))
    let best = (0..<4000).map { lists.value(seeds, case: $0).reduce(0, +) }.max() ?? 0
    #expect(sum.value.reduce(0, +) > best)
  }

  @Test func `ignores scores that are no numbers, and values that do not count`() async {
    let numbers = Generator { $0.integer(in: 0...100_000) }
    let check = Check<Int, String>(numbers, seeds: seeds)
    let result = await check.search { values in
      values.map { number in
        Judgement(
          isDiscarded: number > 90_000, scores: ["size": number > 50_000 ? .nan : Double(number)])
      }
    }
    #expect(result.judgedCount == 1000)
    #expect(result.best.map(\.value) == [50_000])
  }

  @Test func `ends with a generator that draws nothing`() async {
    var check = Check<Int, String>(.constant(3), seeds: seeds)
    check.exhaustsFewValues = false
    let result = await check.search { $0.map { Judgement(scores: ["value": Double($0)]) } }
    #expect(result.judgedCount == 1000)
    #expect(result.best.map(\.score) == [3])
  }
}
