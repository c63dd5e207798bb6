package import Adapters
internal import Conformance
internal import Counterexample
package import Oracle
package import Records
internal import ScenarioGeneration
package import Scenarios

/// Looks for what no clause and no question decides, and for clauses that leave nothing allowed.
package struct DiscoverySearch: Sendable {
  private let judge: Judge
  private let trials: Int
  private let sessions: Int
  private let seed: UInt64
  private let shouldStop: @Sendable () -> Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - judge: The clauses, under the profile that pins nothing.
  ///   - trials: How many trials about one query are gone through, at most.
  ///   - sessions: How many sessions are drawn.
  ///   - seed: What those are drawn from.
  ///   - shouldStop: Asked now and then; true ends the search with what was found.
  package init(
    _ judge: Judge, trials: Int, sessions: Int, seed: UInt64,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.judge = judge
    self.trials = trials
    self.sessions = sessions
    self.seed = seed
    self.shouldStop = shouldStop
  }

  /// Goes through every decision over the small alphabet with every answer worth trying.
  ///
  /// - Returns: What was found, query by query; cases of one kind about one query are one discovery.
  /// - Complexity: One judgement for each trial.
  package func decisions() async -> [Discovery] {
    await withTaskGroup(of: (Int, [Discovery]).self) { group in
      for (place, name) in Query.Name.allCases.enumerated() {
        group.addTask { (place, discoveries(about: name)) }
      }
      var parts: [(place: Int, found: [Discovery])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.place < $1.place }.flatMap(\.found)
    }
  }

  /// What is known of one case.
  fileprivate struct Known {
    var answers = 0
    var undecided: Answer?
    var undecidedCount = 0
    var isSatisfiable = false
    /// For each answer so far the clauses it breaks; not kept once an answer breaks none.
    var broken: [Set<ClauseID>] = []
    var first: Answer
  }

  private func discoveries(about name: Query.Name) -> [Discovery] {
    var places: [Case: Int] = [:]
    var cases: [(case: Case, known: Known)] = []
    var left = trials
    for trial in Enumeration(.smallDecisionTrials(about: [name]), drawLimit: 64) {
      guard left > 0, !(left.isMultiple(of: 1024) && shouldStop()) else { break }
      left -= 1
      guard case .decision(_, _, let answer) = trial else { continue }
      let opinions = judge.opinions(on: trial.evidence)
      let key = trial.case
      let place: Int
      if let known = places[key] {
        place = known
      } else {
        place = cases.count
        places[key] = place
        cases.append((key, Known(first: answer)))
      }
      cases[place].known.take(answer, opinions, judge)
    }
    return discoveries(among: cases, .query(name))
  }

  private func discoveries(
    among cases: [(case: Case, known: Known)], _ topic: Topic
  ) -> [Discovery] {
    var found: [Discovery] = []
    func add(_ kind: Discovery.Kind, _ example: Case, _ answer: Answer?) {
      if let place = found.firstIndex(where: { $0.kind == kind }) {
        found[place].cases += 1
      } else {
        found.append(
          Discovery(
            kind, topic, cases: 1, total: cases.count, example: example,
            outcomes: answer.map { [.answered($0)] } ?? []))
      }
    }
    for (`case`, known) in cases {
      if known.undecidedCount == known.answers {
        add(.nothingBears, `case`, nil)
      } else if let answer = known.undecided {
        add(.notJudged, `case`, answer)
      } else if !known.isSatisfiable {
        add(.opposed(known.fewestClauses), `case`, known.first)
      }
    }
    return found
  }

  /// Draws sessions with scripts that act in them, and finds those that nothing decides.
  ///
  /// - Returns: One discovery for each format at most, with the smallest case found.
  package func lives() async -> [Discovery] {
    let seeds = Seeds(run: seed, property: "what is left open")
    let trials = Generator<Trial>.sessionTrials
    var totals: [AdFormat: Int] = [:]
    var undecided: [AdFormat: (count: Int, first: Int)] = [:]
    for index in 0..<sessions {
      guard !(index.isMultiple(of: 1024) && shouldStop()) else { break }
      let sample = trials.sample(seeds, case: index)
      guard !sample.isDiscarded, case .session(_, let life, _) = sample.value else { continue }
      totals[life.format, default: 0] += 1
      guard acts(sample.value) else { continue }
      let known = undecided[life.format]
      undecided[life.format] = ((known?.count ?? 0) + 1, known?.first ?? index)
    }
    var found: [Discovery] = []
    for format in AdFormat.allCases {
      guard let (count, first) = undecided[format] else { continue }
      var shrink = Shrink<Trial, AdFormat>(trials, signature: format)
      shrink.budget = 1000
      let smallest = await shrink.run(seeds, case: first, shouldStop: shouldStop) { trials in
        trials.map { trial in
          guard case .session(_, let life, _) = trial, acts(trial) else { return Judgement() }
          return Judgement(failures: [life.format])
        }
      }.value
      found.append(
        Discovery(
          .notJudged, .sessions(format), cases: count, total: totals[format] ?? 0,
          example: smallest.case, outcomes: [Outcome(of: smallest.evidence)]))
    }
    return found
  }

  /// Whether something is done in a session, and no clause and no question bears on any of it.
  private func acts(_ trial: Trial) -> Bool {
    guard case .trace(let trace) = trial.evidence,
      trace.steps.contains(where: { !$0.actions.isEmpty })
    else { return false }
    return judge.opinions(on: .trace(trace)).isEmpty
  }

  /// Finds where two adapters keep every clause and differ, from the same cases.
  ///
  /// - Parameters:
  ///   - hosts: The adapters with their names; the others are held against the first.
  ///   - cases: The cases, the smallest first.
  /// - Returns: One discovery for each pair and topic at most.
  /// - Complexity: One case each for every adapter.
  package func differences(
    _ hosts: [(name: String, host: any AdapterHost)], on cases: [Case]
  ) async -> [Discovery] {
    guard let first = hosts.first else { return [] }
    let base = Examiner(first.host, judge)
    var found: [Discovery] = []
    for other in hosts.dropFirst() where !shouldStop() {
      let both = cases.filter {
        first.host.claims.include($0.topic) && other.host.claims.include($0.topic)
      }
      var ofPair: [Topic: Discovery] = [:]
      let examiner = Examiner(other.host, judge)
      for start in stride(from: 0, to: both.count, by: 512) where !shouldStop() {
        let part = Array(both[start..<min(start + 512, both.count)])
        let (ones, others) = (await base.assess(part), await examiner.assess(part))
        for ((`case`, one), two) in zip(zip(part, ones), others) {
          guard case .decision = `case`, one.isKept, two.isKept, one.outcome != two.outcome
          else { continue }
          let topic = `case`.topic
          if ofPair[topic] == nil {
            ofPair[topic] = Discovery(
              .differing(first.name, other.name), topic, cases: 0,
              total: both.filter { $0.topic == topic }.count, example: `case`,
              outcomes: [one.outcome, two.outcome])
          }
          ofPair[topic]?.cases += 1
        }
      }
      found += Topic.all.compactMap { ofPair[$0] }
    }
    return found
  }
}

extension Assessment {
  /// Whether every clause that bears on it is kept, and none is left to a question.
  fileprivate var isKept: Bool {
    switch outcome {
    case .answered, .answeredBoth, .lived: verdicts.allSatisfy { $0.verdict == .pass }
    default: false
    }
  }
}

extension DiscoverySearch.Known {
  /// Takes note of what the clauses say of one answer.
  fileprivate mutating func take(_ answer: Answer, _ opinions: [Judge.Opinion], _ judge: Judge) {
    answers += 1
    if opinions.isEmpty {
      undecidedCount += 1
      if undecided == nil { undecided = answer }
    }
    guard !isSatisfiable else { return }
    let broken = opinions.compactMap { opinion -> ClauseID? in
      switch opinion.verdict {
      case .fail, .advisory: judge.rules[opinion.rule].clause
      case .pass, .unspecified: nil
      }
    }
    guard !broken.isEmpty else {
      isSatisfiable = true
      self.broken = []
      return
    }
    if !self.broken.contains(Set(broken)) { self.broken.append(Set(broken)) }
  }

  /// As few clauses as leave no answer allowed: one, else two, else all.
  fileprivate var fewestClauses: [ClauseID] {
    let all = broken.reduce(Set()) { $0.union($1) }.sorted()
    for clause in all where broken.allSatisfy({ $0.contains(clause) }) { return [clause] }
    for (place, one) in all.enumerated() {
      for other in all[(place + 1)...]
      where broken.allSatisfy({ $0.contains(one) || $0.contains(other) }) { return [one, other] }
    }
    return all
  }
}
