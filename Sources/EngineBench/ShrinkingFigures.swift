/// What shrinking the failures of one problem comes to.
package struct ShrinkingFigures: Sendable {
  /// The name of the problem.
  package var problem: String
  /// The number of seeds.
  package var seeds: Int
  /// How many of them arrived at the simplest failing value.
  package var normal: Int
  /// The median number of evaluations after the first failure.
  package var evaluations: Double
  /// The median time of shrinking one failure, in seconds.
  package var seconds: Double

  /// Finds and shrinks one failure for each seed.
  ///
  /// - Complexity: One search and one shrink for each seed.
  static func measured(
    _ problem: ShrinkingProblem, seeds: Int, _ timer: Timer
  ) async -> ShrinkingFigures {
    var normal = 0
    var evaluations: [Double] = []
    var times: [Double] = []
    for seed in 0..<seeds {
      // A seed without a failure is one that did not arrive.
      guard let index = await problem.find(seed) else { continue }
      let (outcome, seconds) = await timer.time { await problem.shrink(seed, index) }
      if outcome.isNormal { normal += 1 }
      evaluations.append(Double(outcome.evaluations))
      times.append(seconds)
    }
    return ShrinkingFigures(
      problem: problem.description, seeds: seeds, normal: normal, evaluations: evaluations.median,
      seconds: times.median)
  }
}
