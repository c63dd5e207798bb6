internal import Counterexample
internal import Records
internal import ScenarioGeneration
internal import Scenarios

/// Makes the smallest counterexample of each symptom.
struct FindingMaker: Sendable {
  let seeds: Seeds
  /// How often the adapter is asked, at most, from one start.
  let budget: Int
  /// What the adapter may be asked about.
  let topics: Set<Topic>
  let examiner: Examiner
  /// Whether the adapter was given up before the last case, and may be gone for good.
  let isGivenUp: Bool
  let shouldStop: @Sendable () -> Bool

  /// Returns the finding of a symptom that the search met, as small as it gets.
  func finding(
    _ symptom: Symptom, _ signature: Signature, _ failure: SearchResult<Symptom>.Failure,
    _ example: Observation
  ) async -> Finding {
    if isGivenUp, await examiner.assess([example.case])[0].outcome == .notRun {
      return unshrunk(signature, failure, example)
    }
    let witnesses = Witnesses(of: symptom, example)
    var result = await shrink(witnesses, from: failure.lowestCase)
    var evaluations = result.evaluations
    if result.isSettled, !isGivenUp {
      // One fault shows in cases that no single simplification leads between, a narrow column and
      // an inset, say; from several starts the simplest of them is nearly always reached, so that
      // different seeds report the same case.
      for start in failure.furtherCases.prefix(symptom.furtherStarts) {
        let other = await shrink(witnesses, from: start)
        evaluations += other.evaluations
        if other.isSettled, other.keys.isSimpler(than: result.keys) { result = other }
      }
    }
    let now = await examiner.assess([result.value])
    witnesses.add([result.value], now)
    let witness = witnesses.showing(result.value) ?? now[0]
    let contradiction = witnesses.contradicting(result.value)
    let neighbours =
      result.isSettled && contradiction == nil && !isGivenUp
      ? await self.neighbours(of: result, symptom) : nil
    return Finding(
      signature: signature, case: result.value, outcome: witness.outcome,
      expected: witness.expectation(of: signature), step: witness.violation(of: signature)?.step,
      firstIndex: failure.lowestCase,
      occurrences: failure.count, evaluations: evaluations,
      minimality: contradiction.map { minimality(ofChanged: $0.outcome) }
        ?? minimality(of: result, now[0]),
      replay: Replay(.cases, keys: result.keys, hash: \.replayHash).description,
      neighbours: neighbours)
  }

  /// Changes each choice of a case alone and returns what still shows the symptom and what does not.
  ///
  /// Nil where a crash or a silence would make it dear, or the judgements do not suffice.
  private func neighbours(
    of result: ShrinkResult<Case, Symptom>, _ symptom: Symptom
  ) async -> Finding.Neighbours? {
    guard symptom.furtherStarts > 0 else { return nil }
    var shrink = Shrink<Case, Symptom>(.cases, signature: symptom)
    shrink.budget = budget
    let hasty = examiner.hasty
    let explanation = await shrink.explain(
      keys: result.keys, tries: 4, limit: Self.explanationLimit, shouldStop: shouldStop
    ) { cases in
      let asked = cases.filter { topics.contains($0.topic) }
      return cases.judgements(await hasty.assess(asked), about: topics)
    }
    guard explanation.isComplete else { return nil }
    var neighbours = Finding.Neighbours(alike: [], apart: [])
    for part in explanation.parts {
      switch part.role {
      case .anything(let other): neighbours.alike.append(other)
      case .flips(let other), .needed(let other): neighbours.apart.append(other)
      case .fixed: break
      }
    }
    return neighbours
  }

  /// The most judgements that an explanation is worth.
  private static let explanationLimit = 600

  private func shrink(
    _ witnesses: Witnesses, from start: Int
  ) async -> ShrinkResult<Case, Symptom> {
    var shrink = Shrink<Case, Symptom>(.cases, signature: witnesses.symptom)
    shrink.budget = witnesses.symptom.shrinkBudget(outOf: budget)
    let hasty = examiner.hasty
    return await shrink.run(seeds, case: start, shouldStop: shouldStop) { cases in
      // A simpler case may be about something that the adapter does not claim.
      let asked = cases.filter { topics.contains($0.topic) }
      let assessments = await hasty.assess(asked)
      witnesses.add(asked, assessments)
      return cases.judgements(assessments, about: topics)
    }
  }

  /// Returns what the lowest case of a symptom showed.
  ///
  /// Several workers meet a symptom in no fixed order, and what a report quotes must not depend on
  /// who came first; so the lowest case is asked again where another was met first.
  func example(
    of symptom: Symptom, _ failure: SearchResult<Symptom>.Failure, met: Observation
  ) async -> Observation {
    guard !isGivenUp else { return met }
    let lowest = Generator.cases.value(seeds, case: failure.lowestCase)
    guard met.case != lowest else { return met }
    let again = await examiner.assess([lowest])[0]
    return again.symptoms.contains(symptom)
      ? Observation(case: lowest, assessment: again) : met
  }

  private func unshrunk(
    _ signature: Signature, _ failure: SearchResult<Symptom>.Failure, _ example: Observation
  ) -> Finding {
    Finding(
      signature: signature, case: example.case, outcome: example.assessment.outcome,
      expected: example.assessment.expectation(of: signature),
      step: example.assessment.violation(of: signature)?.step, firstIndex: failure.lowestCase,
      occurrences: failure.count, evaluations: 0,
      minimality: .notShrunk(why: "the adapter could not be asked again"),
      replay: Replay(.cases, seeds, case: failure.lowestCase, hash: \.replayHash).description)
  }

  /// Returns what to say of a case that did not always show its symptom.
  private func minimality(ofChanged outcome: Outcome) -> Finding.Minimality {
    switch outcome {
    case .notRun: .notShrunk(why: "the adapter was lost while the case was made smaller")
    case .answered, .answeredBoth, .lived, .declined, .crashed, .timedOut, .brokeProtocol:
      .nondeterministic(outcome)
    }
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

extension ShrinkResult {
  /// Whether shrinking came to an end of its own.
  fileprivate var isSettled: Bool {
    if case .fixedPoint = ending { true } else { false }
  }
}

extension [UInt64] {
  /// Whether keys stand for a simpler case: fewer of them, or smaller at the first difference.
  fileprivate func isSimpler(than other: [UInt64]) -> Bool {
    count == other.count ? lexicographicallyPrecedes(other) : count < other.count
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
