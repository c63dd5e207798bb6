package import Adapters
internal import Counterexample
package import Oracle
package import Records
internal import ScenarioGeneration
internal import Scenarios
package import Specification

/// Every case over a small alphabet, in size order: decisions, then sessions of ever more stimuli.
///
/// What it finds first of a symptom is the smallest case of the alphabet that shows it, and what it
/// does not find, the alphabet does not hold.
package struct Sweep: Sendable {
  private let plan: Plan
  private let catalogue: Catalogue
  private let judge: Judge
  private let size: Int

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - plan: Which clauses are judged, and how; the number of cases and the seed do not count.
  ///   - size: The largest number of stimuli of a session, at least 0.
  ///   - catalogue: What the clauses are.
  /// - Throws: ``JudgeError`` when rules and catalogue do not belong together.
  package init(
    _ plan: Plan, upTo size: Int, _ catalogue: Catalogue
  ) throws(JudgeError) {
    self.plan = plan
    self.catalogue = catalogue
    self.size = size
    let selected = Set(plan.clauses.map(\.id))
    judge = try Judge(
      catalogue, profile: plan.profile, rules: catalogue.rules.filter { selected.contains($0.clause) })
  }

  /// Judges one adapter on every case.
  ///
  /// - Parameters:
  ///   - host: Where the adapter runs.
  ///   - asked: How it was asked for, for the report.
  ///   - shouldStop: Asked now and then; true ends the sweep and keeps what was established.
  /// - Returns: What came of it; each failure with the smallest case of the alphabet.
  /// - Complexity: One case each, and there are some twenty times as many for each stimulus more.
  package func run(
    _ host: any AdapterHost, asked: String, shouldStop: @escaping @Sendable () -> Bool
  ) async -> Run {
    let examiner = Examiner(host, judge)
    let topics = plan.decidedTopics(of: host.claims)
    let tallies = Tallies(plan, topics, judge, catalogue)
    var layers: [Run.Layer] = []
    var met: [Symptom: Met] = [:]
    var isStopped = false
    for (name, generator) in generators where !isStopped {
      let before = layers.reduce(0) { $0 + $1.cases }
      let result = await Enumeration(generator, drawLimit: Sweep.drawLimit).run(
        chunkSize: 256, shouldStop: shouldStop
      ) { cases in
        await examiner.judgements(of: cases, about: topics, tallies)
      }
      if case .exhausted = result.ending {} else { isStopped = true }
      layers.append(
        Run.Layer(name: name, cases: result.judgedCount, isExhausted: !isStopped))
      for (symptom, failure) in result.failures {
        if met[symptom] == nil {
          met[symptom] = Met(
            case: failure.value, position: before + failure.position, count: 0,
            replay: Replay(generator, keys: failure.keys, hash: \.replayHash).description)
        }
        met[symptom]?.count += failure.count
      }
    }
    let total = tallies.total
    var run = Run(
      subject: Run.Subject(
        asked: asked, name: host.claims.name, version: host.claims.version),
      origin: .alphabet(layers), profile: plan.profile.name, catalogueHash: catalogue.hash,
      planned: layers.reduce(0) { $0 + $1.cases } - total.notApplicable,
      notApplicable: total.notApplicable, judged: total.judged, undecided: total.undecided,
      clauses: total.clauses, questions: total.questions.filter { $0.cases > 0 },
      inconclusive: [], failures: [], advisories: [], wasInterrupted: isStopped)
    for (symptom, first) in met.sorted(by: { $0.key < $1.key }) {
      let assessment = await examiner.hasty.assess([first.case])[0]
      switch symptom {
      case .failure(let signature):
        run.failures.append(finding(signature, first, assessment))
      case .advisory(let signature):
        run.advisories.append(finding(signature, first, assessment))
      case .worldFault(let signature):
        run.worldFaults.append(finding(signature, first, assessment))
      case .inconclusive(let why):
        run.inconclusive.append(
          Run.Inconclusive(
            why: why, cases: first.count, firstIndex: first.position,
            detail: why == .notRun ? examiner.loss ?? "" : assessment.outcome.detail))
      }
    }
    return run
  }

  /// What a sweep knows of a symptom: its smallest case, and how many there are.
  private struct Met {
    var `case`: Case
    var position: Int
    var count: Int
    var replay: String
  }

  private func finding(
    _ signature: Signature, _ first: Met, _ assessment: Assessment
  ) -> Finding {
    let violation = assessment.violation(of: signature)
    return Finding(
      signature: signature, case: first.case, outcome: assessment.outcome,
      expected: violation?.expected, step: violation?.step, firstIndex: first.position,
      occurrences: first.count, evaluations: 0, minimality: .smallestOfAll,
      replay: first.replay)
  }

  /// More draws than any case of the alphabet takes.
  private static let drawLimit = 64

  private var generators: [(String, Generator<Case>)] {
    [("decisions", .smallDecisions), ("linked decisions", .smallRelations)]
      + (0...size).map { count in
        let name = count == 1 ? "sessions with 1 stimulus" : "sessions with \(count) stimuli"
        return (name, .smallSessions(stimuli: count))
      }
  }
}
