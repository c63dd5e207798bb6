internal import Conformance
internal import Counterexample
internal import Oracle
internal import Scenarios
internal import Specification
internal import Synchronization

/// The mutants of some clauses, and which of them nothing has told from their clauses yet.
final class MutantPool: Sendable {
  let mutants: [Mutant]
  /// What the clause of each mutant decides.
  private let topics: [[Topic]]
  private let isAlive: Mutex<[Bool]>

  /// Creates the pool of all mutants of some clauses, whose rules are among some.
  init(_ clauses: [Clause], _ rules: [Rule]) {
    var mutants: [Mutant] = []
    var topics: [[Topic]] = []
    for clause in clauses {
      let ofClause = Mutant.all(
        of: clause.id, kinds: clause.kinds.map(\.name), questions: clause.questions,
        rules: rules.filter { $0.clause == clause.id })
      mutants += ofClause
      topics += ofClause.map { _ in clause.decides }
    }
    self.mutants = mutants
    self.topics = topics
    isAlive = Mutex(Array(repeating: true, count: mutants.count))
  }

  /// The places of the mutants that are alive, in order.
  var alive: [Int] { isAlive.withLock { alive in alive.indices.filter { alive[$0] } } }

  /// Takes note of what some trials told.
  func kill(_ judgements: [Judgement<Int>]) {
    isAlive.withLock { alive in
      for place in judgements.flatMap(\.failures) { alive[place] = false }
    }
  }

  /// Returns the mutants that are alive and that a layer has trials for.
  func alive(for layer: TrialLayer) -> [Int] {
    alive.filter { place in topics[place].contains { layer.has($0, mutants[place]) } }
  }

  /// Returns the mutants that are alive and that a source has trials for.
  func alive(for source: TrialSource) -> [Int] {
    alive.filter { place in mutants[place].parts.contains { source.has($0.rule.listensTo) } }
  }

  /// Returns the topics of a layer that some mutants are about, each once.
  func topics(of places: [Int], in layer: TrialLayer) -> [Topic] {
    Topic.all.filter { topic in
      places.contains { topics[$0].contains(topic) && layer.has(topic, mutants[$0]) }
    }
  }

  /// Judges trials by the mutants among some that they tell from their clauses.
  func judgements(of trials: some Sequence<Trial>, by places: [Int]) -> [Judgement<Int>] {
    trials.map { trial in
      let exhibit = Exhibit(trial.evidence)
      let triggers = exhibit.triggers
      return Judgement(
        failures: Set(places.filter { mutants[$0].telling(exhibit, triggers) != nil }))
    }
  }
}

extension MutantPool {
  /// Judges trials in as many parts as there are workers, at the same time.
  func judgements(
    of trials: [Trial], by places: [Int], workers: Int
  ) async -> [Judgement<Int>] {
    let size = max(1, (trials.count + workers - 1) / workers)
    return await withTaskGroup(of: (Int, [Judgement<Int>]).self) { group in
      for start in stride(from: 0, to: trials.count, by: size) {
        group.addTask { [self] in
          (start, judgements(of: trials[start..<min(start + size, trials.count)], by: places))
        }
      }
      var parts: [(start: Int, judgements: [Judgement<Int>])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.start < $1.start }.flatMap(\.judgements)
    }
  }
}
