import Counterexample

/// A property that fails, and the simplest value on which it does.
struct ShrinkingProblem: Sendable, CustomStringConvertible {
  /// What came of shrinking one failure.
  struct Outcome: Sendable {
    var isNormal: Bool
    var evaluations: Int
    var candidates: Int
    var value: String
    var ending: String
  }

  let description: String
  /// Finds the first failing case of a run; nil when there is none.
  let find: @Sendable (_ seed: Int) async -> Int?
  /// Shrinks a case of a run.
  let shrink: @Sendable (_ seed: Int, _ index: Int) async -> Outcome

  /// Says whether the smallest failing value with at most so many draws is the normal one.
  let smallestIsNormal: @Sendable (_ drawLimit: Int) async -> Bool

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - name: The name it goes by.
  ///   - generator: Draws the values.
  ///   - holds: Whether the property holds; nil when the value does not count.
  ///   - isNormal: Whether a value is the simplest failing one.
  init<Value: Sendable>(
    _ name: String, _ generator: Generator<Value>, _ holds: @escaping @Sendable (Value) -> Bool?,
    isNormal: @escaping @Sendable (Value) -> Bool
  ) {
    description = name
    let evaluate: Evaluate<Value, Bool> = { values in
      values.map { value in
        guard let holds = holds(value) else { return Judgement(isDiscarded: true) }
        return Judgement(failures: holds ? [] : [true])
      }
    }
    smallestIsNormal = { drawLimit in
      let result = await Enumeration(generator, drawLimit: drawLimit).run(evaluate: evaluate)
      return result.failures[true].map { isNormal($0.value) } ?? false
    }
    find = { seed in
      var search = Search<Value, Bool>(
        generator, seeds: Seeds(run: UInt64(seed), property: name))
      search.stopsAtFirstFailure = true
      return await search.run(cases: 0..<2_000_000, evaluate: evaluate).firstFailingCase
    }
    shrink = { seed, index in
      let result = await Shrink(generator, signature: true)
        .run(Seeds(run: UInt64(seed), property: name), case: index, evaluate: evaluate)
      return Outcome(
        isNormal: isNormal(result.value), evaluations: result.evaluations,
        candidates: result.candidates, value: "\(result.value)", ending: "\(result.ending)")
    }
  }
}

extension ShrinkingProblem {
  /// All problems there are.
  static let all =
    ChallengeProblems.all + DependentProblems.all + StructureProblems.all + RelationProblems.all
}
