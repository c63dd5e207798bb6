internal import Conformance
internal import Counterexample
internal import Oracle
package import Records
internal import ScenarioGeneration
internal import Scenarios
internal import Specification

/// Looks for the smallest case in which each two readings of a question part.
///
/// First all trials over the small alphabet in the order of their size, then drawn ones, which are
/// made smaller. No adapter takes part: answers and scripts are drawn like the cases themselves.
package struct QuestionSearch: Sendable {
  /// How far to look.
  package struct Bounds: Hashable, Sendable {
    /// What drawn cases are drawn from.
    package var seed: UInt64
    /// How many stimuli and departures a session of the alphabet has together, at most.
    package var size: Int
    /// How many trials of each layer of the alphabet are gone through, at most.
    package var trials: Int
    /// How many cases of each kind are drawn for what the alphabet leaves, at most.
    package var drawn: Int
    /// How many cases are drawn to tell how often a question comes up.
    package var cases: Int
    /// How many workers judge at the same time; the result does not depend on it.
    package var workers: Int

    /// Creates bounds.
    package init(
      seed: UInt64, size: Int, trials: Int, drawn: Int, cases: Int, workers: Int
    ) {
      self.seed = seed
      self.size = size
      self.trials = trials
      self.drawn = drawn
      self.cases = cases
      self.workers = workers
    }
  }

  private let inquiry: Inquiry
  private let bounds: Bounds
  private let catalogueHash: String
  private let pool: PartingPool
  private let shouldStop: @Sendable () -> Bool
  private let progress: @Sendable (String) -> Void

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - inquiry: The questions.
  ///   - bounds: How far to look.
  ///   - catalogueHash: SHA-256 over the catalogue, in hex, for the report.
  ///   - progress: Told now and then what is done, for somebody who waits.
  ///   - shouldStop: Asked now and then; true ends the search and keeps what was found.
  package init(
    _ inquiry: Inquiry, _ bounds: Bounds, catalogueHash: String,
    progress: @escaping @Sendable (String) -> Void = { _ in },
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.inquiry = inquiry
    self.bounds = bounds
    self.catalogueHash = catalogueHash
    pool = PartingPool(inquiry)
    self.progress = progress
    self.shouldStop = shouldStop
  }

  /// Looks for all pairs of readings.
  ///
  /// - Returns: What was found; it does not depend on the number of workers.
  /// - Complexity: One play for each trial of the alphabet and each drawn case, within the bounds.
  package func run() async -> ClarificationRun {
    var findings = Findings()
    for layer in TrialLayer.all(upTo: bounds.size) where !shouldStop() {
      let wanted = pool.wanted(in: layer)
      guard !wanted.isEmpty else { continue }
      progress("\(layer.name): \(wanted.count) partings to find")
      await enumerate(layer, wanted, &findings)
    }
    for source in TrialSource.allCases { await search(source, &findings) }
    progress("how often each question comes up")
    let impacts = await impacts()
    return ClarificationRun(
      seed: bounds.seed, cases: bounds.cases, catalogueHash: catalogueHash,
      layers: findings.layers,
      questions: inquiry.questions.enumerated().map { place, question in
        clarified(question, findings, impacts[place])
      },
      wasInterrupted: shouldStop())
  }

  /// What the search has so far.
  private struct Findings {
    var found: [Parting: Found] = [:]
    var layers: [ClarificationRun.Layer] = []
    /// How many trials were gone through that were about each question.
    var tried: [Int: Int] = [:]
    /// The questions for which something smaller was left out.
    var cut: Set<Int> = []
  }

  /// A trial that shows a parting.
  private struct Found {
    var trial: Trial
    var certainty: DistinguishingCase.Certainty
    var order: Int
  }

  private func enumerate(
    _ layer: TrialLayer, _ wanted: Set<Parting>, _ findings: inout Findings
  ) async {
    let trials = layer.generator(about: pool.topics(of: wanted, in: layer))
    let isOver = { @Sendable [pool, shouldStop] in
      shouldStop() || pool.wanted(in: layer).isEmpty
    }
    let result = await Enumeration(trials, drawLimit: QuestionSearch.drawLimit).run(
      caseLimit: bounds.trials, chunkSize: 2048, shouldStop: isOver
    ) { [pool, workers = bounds.workers] trials in
      let judgements = await pool.judgements(
        of: trials, among: pool.wanted(in: layer), workers: workers)
      pool.remove(judgements)
      return judgements
    }
    let before = findings.layers.reduce(0) { $0 + $1.trials }
    let positions = Set(wanted.map(\.question))
    for (parting, failure) in result.failures {
      let smaller = findings.tried[parting.question, default: 0] + failure.position
      findings.found[parting] = Found(
        trial: failure.value,
        certainty: findings.cut.contains(parting.question)
          ? .local(tried: smaller) : .proven(smaller: smaller),
        order: before + failure.position)
    }
    let ending: ClarificationRun.Layer.Ending
    switch result.ending {
    case .exhausted: ending = .exhausted
    case .stopped: ending = shouldStop() ? .stopped : .nothingLeft
    default: ending = .limit
    }
    for position in positions {
      findings.tried[position, default: 0] += result.judgedCount
      if ending == .limit || ending == .stopped { findings.cut.insert(position) }
    }
    findings.layers.append(
      ClarificationRun.Layer(name: layer.name, trials: result.judgedCount, ending: ending))
  }

  /// More draws than any trial of the alphabet takes.
  private static let drawLimit = 64

  /// Draws trials for what the alphabet left, and makes those smaller that show something.
  private func search(_ source: TrialSource, _ findings: inout Findings) async {
    let wanted = pool.wanted(in: source).filter { parting in
      // What is known in the clean grade needs no other.
      parting.isClean || findings.found[parting.inGrade(clean: true)] == nil
    }
    guard !wanted.isEmpty, bounds.drawn > 0, !shouldStop() else { return }
    progress("\(bounds.drawn) drawn \(source.rawValue): \(wanted.count) partings to find")
    let seeds = Seeds(run: bounds.seed, property: "questions, \(source.rawValue)")
    var search = Search<Trial, Parting>(source.generator, seeds: seeds)
    search.workers = bounds.workers
    let result = await search.run(cases: 0..<bounds.drawn, shouldStop: shouldStop) {
      [pool] trials in
      pool.judgements(of: trials, among: wanted)
    }
    let inOrder = result.failures.sorted {
      ($0.value.lowestCase, $0.key.rank) < ($1.value.lowestCase, $1.key.rank)
    }
    for (parting, failure) in inOrder {
      let tried = findings.tried[parting.question, default: 0] + failure.lowestCase
      findings.found[parting] = Found(
        trial: await smallest(parting, source.generator, seeds, failure.lowestCase),
        certainty: .local(tried: tried), order: .max)
    }
    for position in Set(wanted.map(\.question)) {
      findings.tried[position, default: 0] += result.judgedCount
    }
    pool.remove([Judgement(failures: Set(result.failures.keys))])
  }

  private func smallest(
    _ parting: Parting, _ trials: Generator<Trial>, _ seeds: Seeds, _ index: Int
  ) async -> Trial {
    var shrink = Shrink<Trial, Parting>(trials, signature: parting)
    shrink.budget = 2000
    return await shrink.run(seeds, case: index, shouldStop: shouldStop) { [pool] trials in
      pool.judgements(of: trials, among: [parting])
    }.value
  }

  /// How often each question matters in drawn cases.
  private func impacts() async -> [ClarifiedQuestion.Impact] {
    let seeds = Seeds(run: bounds.seed, property: "questions, how often")
    var search = Search<Trial, Touch>(.trials, seeds: seeds)
    search.workers = bounds.workers
    let result = await search.run(cases: 0..<bounds.cases, shouldStop: shouldStop) {
      [inquiry] trials in
      trials.map { Judgement(failures: inquiry.touches(of: Exhibit($0.evidence))) }
    }
    return inquiry.questions.indices.map { place in
      ClarifiedQuestion.Impact(
        drawn: result.judgedCount, touched: result.failures[.comesUp(place)]?.count ?? 0,
        parted: result.failures[.parts(place)]?.count ?? 0)
    }
  }

  private func clarified(
    _ question: AskedQuestion, _ findings: Findings, _ impact: ClarifiedQuestion.Impact
  ) -> ClarifiedQuestion {
    var told: [(pair: (Int, Int), parting: Parting, found: Found)] = []
    var pairs: [(Int, Int)] = []
    for one in 0..<question.readings {
      for other in (one + 1)..<max(one + 1, question.readings) {
        pairs.append((one, other))
        for isClean in [true, false] {
          let parting = Parting(
            question: question.position, one: UInt8(one), other: UInt8(other), isClean: isClean)
          guard let found = findings.found[parting] else { continue }
          told.append(((one, other), parting, found))
          break
        }
      }
    }
    told.sort { ($0.found.order, $0.pair.0, $0.pair.1) < ($1.found.order, $1.pair.0, $1.pair.1) }
    var cases: [DistinguishingCase] = []
    var placeOfPair: [[Int]: Int] = [:]
    for entry in told {
      guard let shown = distinguishingCase(entry.parting, entry.found) else { continue }
      if let place = cases.firstIndex(where: { $0.isAlike(shown) }) {
        placeOfPair[[entry.pair.0, entry.pair.1]] = place
      } else {
        placeOfPair[[entry.pair.0, entry.pair.1]] = cases.count
        cases.append(shown)
      }
    }
    let tree = ReadingTree(parting: Array(0..<question.readings), by: cases)
    return ClarifiedQuestion(
      question: question.id, readings: QuestionTable.all[question.position].readings,
      cases: cases,
      pairs: pairs.map { one, other in
        ClarifiedQuestion.Pair(
          one, other, case: placeOfPair[[one, other]],
          tried: findings.tried[question.position, default: 0])
      },
      groups: tree.groups.map { $0.sorted() }.sorted { $0[0] < $1[0] }, tree: tree,
      impact: impact)
  }

  private func distinguishingCase(_ parting: Parting, _ found: Found) -> DistinguishingCase? {
    let evidence = found.trial.evidence
    guard let reading = inquiry.reading(of: Exhibit(evidence), showing: parting) else {
      return nil
    }
    return DistinguishingCase(
      case: found.trial.case, outcome: Outcome(of: evidence), given: reading.given,
      verdicts: reading.verdicts, isClean: parting.isClean, certainty: found.certainty)
  }
}

extension DistinguishingCase {
  /// Whether it shows the same case and conduct as another, with the same verdicts.
  fileprivate func isAlike(_ other: DistinguishingCase) -> Bool {
    self.case == other.case && outcome == other.outcome && given == other.given
      && verdicts == other.verdicts
  }
}

extension Parting {
  /// The same two readings in another grade.
  fileprivate func inGrade(clean: Bool) -> Parting {
    Parting(question: question, one: one, other: other, isClean: clean)
  }

  /// An order that is the same in every process.
  fileprivate var rank: Int {
    ((question << 8 | Int(one)) << 8 | Int(other)) << 1 | (isClean ? 0 : 1)
  }
}
