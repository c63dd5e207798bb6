package import Counterexample

/// A property that fails, and the simplest value on which it does.
package struct ShrinkingProblem: Sendable, CustomStringConvertible {
  /// What came of shrinking one failure.
  package struct Outcome: Sendable {
    /// The number of values the property was evaluated on.
    package var evaluations: Int
    /// How shrinking ended.
    package var ending: String
    // Made when asked for, so that whoever takes the time of shrinking takes that alone.
    fileprivate var describe: @Sendable () -> String
    fileprivate var decide: @Sendable () -> Bool

    /// What shrinking arrived at.
    package var value: String { describe() }
    /// Whether that is the simplest failing value there is.
    package var isNormal: Bool { decide() }
  }

  /// The name it goes by.
  package let description: String
  /// Finds the first failing case of a run; nil when there is none.
  package let find: @Sendable (_ seed: Int) async -> Int?
  /// Shrinks a case of a run.
  package let shrink: @Sendable (_ seed: Int, _ index: Int) async -> Outcome

  /// Says whether the smallest failing value with at most so many draws is the normal one.
  package let smallestIsNormal: @Sendable (_ drawLimit: Int) async -> Bool

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - name: The name it goes by.
  ///   - generator: Draws the values.
  ///   - holds: Whether the property holds; nil when the value does not count.
  ///   - isNormal: Whether a value is the simplest failing one.
  package init<Value: Sendable>(
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
      let value = result.value
      return Outcome(
        evaluations: result.evaluations, ending: "\(result.ending)", describe: { "\(value)" },
        decide: { isNormal(value) })
    }
  }
}

extension ShrinkingProblem {
  /// The twenty that other engines were measured on; the first thirteen are the public challenge.
  package static let compared = ChallengeProblems.all + DependentProblems.all

  /// Problems of other kinds.
  package static let own =
    StructureProblems.all + RelationProblems.all + SparseProblems.all + CodingProblems.all
    + ShapeProblems.all + SystemProblems.all + UntouchedProblems.all

  /// All problems there are.
  package static let all = compared + own
}
