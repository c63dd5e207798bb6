package import Adapters
internal import Counterexample
package import Oracle
package import Records
internal import ScenarioGeneration
package import Scenarios
package import Specification

/// A run: cases are drawn, the adapter answers, the oracle judges, failures are made minimal.
package struct Conformance: Sendable {
  private let plan: Plan
  private let catalogue: Catalogue
  private let judge: Judge

  /// Creates a run of a plan.
  ///
  /// - Throws: ``JudgeError`` when rules and catalogue do not belong together.
  package init(_ plan: Plan, _ catalogue: Catalogue) throws(JudgeError) {
    self.plan = plan
    self.catalogue = catalogue
    let selected = Set(plan.clauses.map(\.id))
    judge = try Judge(
      catalogue, profile: plan.profile, rules: catalogue.rules.filter { selected.contains($0.clause) })
  }

  /// Judges one adapter.
  ///
  /// The result depends on seed, catalogue and adapter, and on nothing else: not on the number of
  /// workers, unless the run is stopped or the adapter is lost.
  ///
  /// - Parameters:
  ///   - host: Where the adapter runs.
  ///   - asked: How it was asked for, for the report.
  ///   - shouldStop: Asked now and then; true ends the search and keeps what was found.
  /// - Returns: What came of the run, findings made minimal.
  /// - Complexity: One question to the adapter for each planned case, and up to the plan's budget
  ///   for each failure.
  package func run(
    _ host: any AdapterHost, asked: String, shouldStop: @escaping @Sendable () -> Bool
  ) async -> Run {
    let examiner = Examiner(host, judge)
    let topics = plan.decidedTopics(of: host.claims)
    let tallies = Tallies(plan, topics, judge, catalogue)
    var search = Search<Case, Symptom>(.cases, seeds: seeds)
    search.workers = host.answersInParallel ? plan.workers : 1
    // Where each case is a round trip, a signal is to be heeded after a few of them.
    search.chunkSize = host.answersInParallel ? 256 : 32
    let result = await search.run(cases: 0..<plan.cases, shouldStop: shouldStop) { cases in
      await examiner.judgements(of: cases, about: topics, tallies)
    }
    let total = tallies.total
    var run = Run(
      subject: Run.Subject(
        asked: asked, name: host.claims.name, version: host.claims.version),
      origin: .seed(plan.seed), profile: plan.profile.name, catalogueHash: catalogue.hash,
      planned: plan.cases - total.notApplicable, notApplicable: total.notApplicable,
      judged: total.judged, undecided: total.undecided, clauses: total.clauses,
      questions: total.questions.filter { $0.cases > 0 }, inconclusive: [], failures: [],
      advisories: [], wasInterrupted: false)
    if case .stopped = result.ending { run.wasInterrupted = true }
    await add(result.failures, total.examples, to: &run, examiner, topics, shouldStop)
    return run
  }

  private var seeds: Seeds { Seeds(run: plan.seed, property: "cases") }

  /// Turns what the search found into findings and inconclusive entries, in a fixed order.
  private func add(
    _ found: [Symptom: SearchResult<Symptom>.Failure], _ examples: [Symptom: Observation],
    to run: inout Run, _ examiner: Examiner, _ topics: Set<Topic>,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) async {
    // An adapter that was given up can still be tried with a case at a time, unless it is gone.
    let isGivenUp = found.keys.contains(where: \.losesTheAdapter)
    let finder = FindingMaker(
      seeds: seeds, budget: plan.shrinkBudget, topics: topics,
      examiner: isGivenUp ? examiner.hasty : examiner, isGivenUp: isGivenUp,
      shouldStop: shouldStop)
    let inOrder = found.sorted { ($0.value.lowestCase, $0.key) < ($1.value.lowestCase, $1.key) }
    for (symptom, failure) in inOrder {
      guard let met = examples[symptom] else { continue }
      let example = await finder.example(of: symptom, failure, met: met)
      switch symptom {
      case .failure(let signature):
        run.failures.append(await finder.finding(symptom, signature, failure, example))
      case .advisory(let signature):
        run.advisories.append(await finder.finding(symptom, signature, failure, example))
      case .worldFault(let signature):
        run.worldFaults.append(await finder.finding(symptom, signature, failure, example))
      case .inconclusive(let why):
        run.inconclusive.append(
          Run.Inconclusive(
            why: why, cases: failure.count, firstIndex: failure.lowestCase,
            detail: why == .notRun
              ? examiner.loss ?? "" : example.assessment.outcome.detail))
      }
    }
    run.failures.sort { $0.signature < $1.signature }
    run.advisories.sort { $0.signature < $1.signature }
    run.worldFaults.sort { $0.signature < $1.signature }
  }
}

extension Plan {
  /// Returns the topics that an adapter claims and that some selected clause decides.
  package func decidedTopics(of claims: Claims) -> Set<Topic> {
    let documented = clauses.filter { !$0.isHarnessOwn }
    return Set(
      (documented.isEmpty ? clauses : documented).flatMap(\.decides).filter(claims.include))
  }
}

extension Examiner {
  /// Judges cases for a search: those about the topics are given to the adapter and counted.
  func judgements(
    of cases: [Case], about topics: Set<Topic>, _ tallies: Tallies
  ) async -> [Judgement<Symptom>] {
    let asked = cases.filter { topics.contains($0.topic) }
    let assessments = await assess(asked)
    tallies.add(asked, assessments, notApplicable: cases.count - asked.count)
    return cases.judgements(assessments, about: topics)
  }
}

extension [Case] {
  /// Returns a judgement of each case: those about the topics have an assessment, in order, and
  /// the others pass, as they were not asked.
  func judgements(
    _ assessments: [Assessment], about topics: Set<Topic>
  ) -> [Judgement<Symptom>] {
    var next = 0
    return map { `case` in
      guard topics.contains(`case`.topic) else { return Judgement() }
      next += 1
      return assessments[next - 1].judgement
    }
  }
}

extension Outcome {
  /// What exactly was wrong with a message; empty where there was none.
  var detail: String {
    if case .brokeProtocol(let fault) = self { fault.detail } else { "" }
  }
}
