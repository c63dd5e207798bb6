internal import Counterexample
internal import Records
internal import ScenarioGeneration
internal import Scenarios

/// Makes the smallest counterexample of each symptom.
struct FindingMaker: Sendable {
  let seeds: Seeds
  /// How often the adapter is asked, at most, for one finding.
  let budget: Int
  let examiner: Examiner
  /// Whether the adapter cannot be asked any more.
  let isLost: Bool
  let shouldStop: @Sendable () -> Bool

  /// Returns the finding of a symptom that the search met, as small as it gets.
  func finding(
    _ symptom: Symptom, _ signature: Signature, _ failure: SearchResult<Symptom>.Failure,
    _ example: Assessment
  ) async -> Finding {
    guard !isLost else { return unshrunk(signature, failure, example) }
    var shrink = Shrink<Case, Symptom>(.decisions, signature: symptom)
    shrink.budget = budget
    let result = await shrink.run(
      seeds, case: failure.lowestCase, shouldStop: shouldStop
    ) { [examiner] cases in
      await examiner.assess(cases).map { Judgement(failures: $0.symptoms) }
    }
    let assessment = await examiner.assess([result.value])[0]
    return Finding(
      signature: signature, case: result.value, outcome: assessment.outcome,
      expected: assessment.expectation(of: signature), firstIndex: failure.lowestCase,
      occurrences: failure.count, evaluations: result.evaluations,
      minimality: minimality(of: result, assessment),
      replay: Replay(.decisions, keys: result.keys, hash: \.replayHash).description)
  }

  private func unshrunk(
    _ signature: Signature, _ failure: SearchResult<Symptom>.Failure, _ example: Assessment
  ) -> Finding {
    Finding(
      signature: signature, case: example.case, outcome: example.outcome,
      expected: example.expectation(of: signature), firstIndex: failure.lowestCase,
      occurrences: failure.count, evaluations: 0,
      minimality: .notShrunk(why: "the adapter could not be asked again"),
      replay: Replay(.decisions, seeds, case: failure.lowestCase, hash: \.replayHash).description)
  }

  private func minimality(
    of result: ShrinkResult<Case, Symptom>, _ last: Assessment
  ) -> Finding.Minimality {
    switch result.ending {
    case .fixedPoint: .minimal
    case .outOfBudget: .outOfBudget
    case .stopped: .notShrunk(why: "the run was interrupted")
    case .flaky: .nondeterministic(last.outcome)
    case .generatorUnstable:
      .notShrunk(why: "the generator drew another case from the same choices")
    case .failed(let error): .notShrunk(why: "\(error)")
    }
  }
}

extension Case {
  /// The hash of the value, the same in every process, that tells a changed generator.
  package var replayHash: UInt64 {
    var hash = StableHash()
    // Generated lengths are finite, which is all that writing a case needs.
    hash.combine((try? StoredCase(self).name()) ?? "")
    return hash.value
  }
}
