import EngineBench
import Foundation
import Testing

struct ShrinkingProblemTests {
  /// The number of seeds of each problem: ten, or what `SHRINKING_SEEDS` says.
  ///
  /// The claim is that every seed of 200 arrives; a debug build takes a minute for that, so the
  /// ordinary run is a sample of it.
  private let seeds =
    ProcessInfo.processInfo.environment["SHRINKING_SEEDS"].flatMap { Int($0) } ?? 10

  @Test(arguments: ShrinkingProblem.all)
  func `reaches the simplest failing value from every seed`(problem: ShrinkingProblem) async {
    for seed in 0..<seeds {
      guard let index = await problem.find(seed) else {
        Issue.record("nothing found for seed \(seed)")
        continue
      }
      let outcome = await problem.shrink(seed, index)
      #expect(outcome.isNormal, "seed \(seed): \(outcome.value)")
      #expect(outcome.ending == "fixedPoint")
    }
  }
}
