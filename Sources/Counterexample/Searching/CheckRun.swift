/// One search of a check, stage after stage.
final class CheckRun<Value, Signature: Hashable & Sendable> {
  typealias Result = CheckResult<Value, Signature>

  private let check: Check<Value, Signature>
  private let shouldStop: @Sendable () -> Bool
  private let evaluate: Evaluate<Value, Signature>
  private var result: Result
  /// The highest scores of the cases at random, by name.
  private var best: [String: SearchResult<Signature>.Best] = [:]
  /// The number of cases that were drawn at random.
  private var drawnCount = 0
  /// The number of values to be judged, and how many of them were.
  private var left: Int
  private var isOver = false

  init(
    _ check: Check<Value, Signature>, shouldStop: @escaping @Sendable () -> Bool,
    evaluate: @escaping Evaluate<Value, Signature>
  ) {
    self.check = check
    self.shouldStop = shouldStop
    self.evaluate = evaluate
    result = Result(demands: check.demands)
    left = check.cases
  }

  func search(_ values: [Value]) async -> Result {
    for (place, value) in values.enumerated() {
      await judge(value, keys: nil, from: .value(place))
    }
    for (place, keys) in check.stored.enumerated() {
      let sample = check.generator.sample(keys: keys)
      if !sample.isDiscarded { await judge(sample.value, keys: sample.keys, from: .keys(place)) }
    }
    if isOver { return result }
    if check.exhaustsFewValues, check.demands.isEmpty,
      Enumeration(check.generator, drawLimit: .max).count(upTo: check.cases) != nil
    {
      await enumerate()
    } else {
      await draw()
    }
    result.labels.look(after: result.labelledCount)
    return result
  }

  private func end(_ ending: Result.Ending) {
    guard !isOver else { return }
    result.ending = ending
    isOver = true
  }

  /// Judges one value, and whether that ends the search.
  @discardableResult
  private func judge(
    _ value: Value, keys: [UInt64]?, from origin: Result.Origin
  ) async -> Judgement<Signature>? {
    if isOver { return nil }
    if shouldStop() {
      end(.stopped)
      return nil
    }
    do {
      let judgements = try await evaluate([value])
      guard judgements.count == 1 else {
        throw EvaluationError.judgementCount(expected: 1, found: judgements.count)
      }
      result.add(judgements[0], value, keys: keys, from: origin)
      if check.stopsAtFirstFailure, !result.findings.isEmpty { end(.firstFailure) }
      return judgements[0]
    } catch {
      end(.failed(error))
      return nil
    }
  }

  // MARK: - All values

  private func enumerate() async {
    let found = await Enumeration(check.generator, drawLimit: .max).run(
      chunkSize: check.chunkSize, stopsAtFirstFailure: check.stopsAtFirstFailure,
      shouldStop: shouldStop, evaluate: evaluate)
    result.judgedCount += found.judgedCount
    result.discardedCount += found.discardedCount
    result.labelledCount += found.judgedCount
    result.labels.add(found.labels)
    result.add(
      found.failures.keys.inOrder(by: { found.failures[$0]?.position ?? 0 }).compactMap {
        signature in
        guard let failure = found.failures[signature] else { return nil }
        return Result.Finding(
          signature: signature, value: failure.value, keys: failure.keys,
          origin: .enumeration(position: failure.position), count: failure.count)
      })
    switch found.ending {
    case .exhausted: end(.exhausted)
    case .firstFailure: end(.firstFailure)
    case .stopped: end(.stopped)
    case .failed(let error): end(.failed(error))
    // Counting the values has shown that there are few.
    case .drawLimit, .caseLimit, .attemptLimit: end(.completed)
    }
  }

  // MARK: - At random

  private func draw() async {
    let targeted = Int(Double(check.cases) * check.targetedShare)
    await drawAtRandom(check.cases - targeted)
    let names = best.keys.sorted()
    for (place, name) in names.enumerated() where !isOver {
      await raise(name, within: targeted / names.count + (place < targeted % names.count ? 1 : 0))
    }
    await drawAtRandom(left)
    for name in names where !result.best.contains(where: { $0.name == name }) { addBest(name) }
    end(left > 0 ? .tooManyDiscarded : .completed)
  }

  /// Judges so many more cases of the run, and others for those that are discarded.
  private func drawAtRandom(_ count: Int) async {
    var search = Search<Value, Signature>(check.generator, seeds: check.seeds)
    search.workers = check.workers
    search.chunkSize = check.chunkSize
    search.stopsAtFirstFailure = check.stopsAtFirstFailure
    let most = check.cases.multipliedReportingOverflow(by: check.drawsForOne)
    let limit = most.overflow ? Int.max : most.partialValue
    var wanted = count
    while wanted > 0, drawnCount < limit, !isOver {
      let cases = drawnCount..<drawnCount + min(wanted, limit - drawnCount)
      let found = await search.run(cases: cases, shouldStop: shouldStop, evaluate: evaluate)
      drawnCount = cases.upperBound
      wanted -= found.judgedCount
      add(found)
    }
  }

  private func add(_ found: SearchResult<Signature>) {
    left -= found.judgedCount
    result.judgedCount += found.judgedCount
    result.discardedCount += found.discardedCount
    result.labelledCount += found.judgedCount
    result.labels.add(found.labels.counts)
    for (name, other) in found.best where best[name].map({ $0.score < other.score }) ?? true {
      best[name] = other
    }
    result.add(
      found.failures.keys.inOrder(by: { found.failures[$0]?.lowestCase ?? 0 }).compactMap {
        signature in
        guard let failure = found.failures[signature] else { return nil }
        let sample = check.generator.sample(check.seeds, case: failure.lowestCase)
        return Result.Finding(
          signature: signature, value: sample.value, keys: sample.keys,
          origin: .random(case: failure.lowestCase), count: failure.count)
      })
    switch found.ending {
    case .completed: break
    case .firstFailure: end(.firstFailure)
    case .stopped: end(.stopped)
    case .failed(let error): end(.failed(error))
    }
  }

  // MARK: - Towards higher scores

  private func addBest(_ name: String) {
    guard let best = best[name] else { return }
    let sample = check.generator.sample(check.seeds, case: best.lowestCase)
    result.best.append(
      .init(name: name, score: best.score, value: sample.value, keys: sample.keys))
  }

  /// Makes values from the one with the highest score.
  private func raise(_ name: String, within budget: Int) async {
    guard let start = best[name] else { return }
    let sample = check.generator.sample(check.seeds, case: start.lowestCase)
    let climb = Climb(
      check.generator, from: sample, score: start.score, seed: check.seeds.base, budget: budget
    ) { value, keys in
      guard let judgement = await self.judge(value, keys: keys, from: .target(name)) else {
        return .over
      }
      guard !judgement.isDiscarded else { return .discarded }
      self.left -= 1
      return .score(judgement.scores[name] ?? -.infinity)
    }
    await climb.run()
    result.best.append(
      .init(name: name, score: climb.score, value: climb.value, keys: climb.recording.keys))
  }
}
