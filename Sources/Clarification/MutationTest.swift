package import Conformance
internal import Counterexample
package import Oracle
package import Records
internal import ScenarioGeneration
internal import Scenarios
package import Specification

/// Looks for cases that tell the mutants of clauses from the clauses.
///
/// First all trials over the small alphabet in the order of their size, then drawn ones, which are
/// made smaller. No adapter takes part: answers and scripts are drawn like the cases themselves.
package struct MutationTest: Sendable {
  private let plan: Plan
  private let size: Int
  private let catalogueHash: String
  private let pool: MutantPool
  private let shouldStop: @Sendable () -> Bool

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - plan: Which clauses are mutated; the seed, number and workers of drawn cases.
  ///   - size: How many stimuli and departures a session of the alphabet has together, at most.
  ///   - catalogue: What the clauses are.
  ///   - rules: The clauses in code; nil for those of the catalogue.
  ///   - shouldStop: Asked now and then; true ends the test and keeps what was established.
  package init(
    _ plan: Plan, upTo size: Int, _ catalogue: Catalogue, rules: [Rule]? = nil,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.plan = plan
    self.size = size
    catalogueHash = catalogue.hash
    pool = MutantPool(plan.clauses.filter { $0.isTestable && !$0.isHarnessOwn }, rules ?? catalogue.rules)
    self.shouldStop = shouldStop
  }

  /// Tries to kill every mutant.
  ///
  /// - Returns: What became of each; it does not depend on the number of workers.
  /// - Complexity: One play for each trial of the alphabet and each drawn case.
  package func run() async -> MutationRun {
    var killers: [Int: Killer] = [:]
    var layers: [MutationRun.Layer] = []
    for layer in TrialLayer.all(upTo: size) where !shouldStop() {
      let places = pool.alive(for: layer)
      guard !places.isEmpty else { continue }
      layers.append(await enumerate(layer, places, &killers))
    }
    for source in TrialSource.allCases { await search(source, &killers) }
    let isExhausted = layers.allSatisfy { $0.ending != .stopped }
    return MutationRun(
      seed: plan.seed, cases: plan.cases, catalogueHash: catalogueHash, layers: layers,
      mutants: pool.mutants.enumerated().map { place, mutant in
        MutationRun.Mutant(
          clause: mutant.clause, place: mutant.place, mutation: mutant.mutation,
          fate: killers[place].map { .killed($0.witness(against: mutant)) }
            ?? (mutant.mutation.saysLess || !isExhausted ? .survived : .equivalent))
      },
      wasInterrupted: shouldStop())
  }

  /// Goes through a layer; the first trial that tells a mutant from its clause kills it.
  private func enumerate(
    _ layer: TrialLayer, _ places: [Int], _ killers: inout [Int: Killer]
  ) async -> MutationRun.Layer {
    let trials = layer.generator(about: pool.topics(of: places, in: layer))
    let isOver = { @Sendable [pool, shouldStop] in
      shouldStop() || pool.alive(for: layer).isEmpty
    }
    let result = await Enumeration(trials, drawLimit: MutationTest.drawLimit).run(
      chunkSize: 2048, shouldStop: isOver
    ) { [pool, workers = plan.workers] trials in
      let judgements = await pool.judgements(
        of: trials, by: pool.alive(for: layer), workers: workers)
      pool.kill(judgements)
      return judgements
    }
    for (place, failure) in result.failures {
      killers[place] = Killer(trial: failure.value, isSmallest: true)
    }
    let ending: MutationRun.Layer.Ending =
      if case .exhausted = result.ending { .exhausted } else if shouldStop() { .stopped } else {
        .nothingLeft
      }
    return MutationRun.Layer(name: layer.name, trials: result.judgedCount, ending: ending)
  }

  /// More draws than any trial of the alphabet takes.
  private static let drawLimit = 64

  /// Draws trials for the mutants that the alphabet left, and makes those smaller that tell one.
  ///
  /// The cases are drawn in rounds, each longer than all before: most mutants fall in the first, and
  /// cost nothing in the later ones.
  private func search(_ source: TrialSource, _ killers: inout [Int: Killer]) async {
    let seeds = Seeds(run: plan.seed, property: "mutants, \(source.rawValue)")
    var search = Search<Trial, Int>(source.generator, seeds: seeds)
    search.workers = plan.workers
    var first = 0
    while first < plan.cases, !shouldStop() {
      let places = pool.alive(for: source)
      guard !places.isEmpty else { return }
      let cases = first..<min(plan.cases, max(512, 4 * first))
      let result = await search.run(cases: cases, shouldStop: shouldStop) { [pool] trials in
        pool.judgements(of: trials, by: places)
      }
      for (place, failure) in result.failures {
        killers[place] = Killer(
          trial: await smallest(place, source.generator, seeds, failure.lowestCase),
          isSmallest: false)
      }
      pool.kill([Judgement(failures: Set(result.failures.keys))])
      first = cases.upperBound
    }
  }

  private func smallest(
    _ place: Int, _ trials: Generator<Trial>, _ seeds: Seeds, _ index: Int
  ) async -> Trial {
    var shrink = Shrink<Trial, Int>(trials, signature: place)
    shrink.budget = plan.shrinkBudget
    return await shrink.run(seeds, case: index, shouldStop: shouldStop) { [pool] trials in
      pool.judgements(of: trials, by: [place])
    }.value
  }
}

/// A trial that tells a mutant from its clause.
private struct Killer {
  var trial: Trial
  var isSmallest: Bool

  func witness(against mutant: Mutant) -> MutationRun.Witness {
    let evidence = trial.evidence
    let telling = mutant.telling(Exhibit(evidence))
    return MutationRun.Witness(
      case: trial.case, outcome: Outcome(of: evidence), clause: telling?.clause,
      mutant: telling?.mutant, readings: telling?.readings ?? [], isSmallest: isSmallest)
  }
}
