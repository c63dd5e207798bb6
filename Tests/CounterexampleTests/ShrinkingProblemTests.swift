import Testing

struct ShrinkingProblemTests {
  @Test(arguments: ChallengeProblems.all + DependentProblems.all)
  func `reaches the simplest failing value from every seed`(problem: ShrinkingProblem) async {
    for seed in 0..<10 {
      let outcome = await problem.attempt(seed)
      #expect(outcome?.isNormal == true, "seed \(seed): \(outcome?.value ?? "nothing found")")
    }
  }
}
