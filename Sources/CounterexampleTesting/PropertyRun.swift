#if canImport(Testing)
  import Counterexample
  import Testing

  /// One way through a property: replays first, then the search, then shrinking.
  struct PropertyRun<Value>: Sendable {
    let property: CheckedProperty<Value>
    let recorder: CaseRecorder

    private var settings: PropertySettings { property.settings }

    func outcome() async -> PropertyOutcome {
      for text in settings.replays {
        do {
          if let report = try await replay(text) { return PropertyOutcome(reports: [report]) }
        } catch {
          return PropertyOutcome(interruption: error)
        }
      }
      let search = await search()
      var outcome = PropertyOutcome()
      if !search.labels.isEmpty { outcome.labels = search.labelLines.joined(separator: "\n") }
      let deadline = deadline()
      for (failure, found) in search.failuresInOrder {
        outcome.reports.append(
          await shrink(failure, found, after: search, until: deadline))
      }
      if outcome.reports.isEmpty, let report = shortage(search) { outcome.reports.append(report) }
      outcome.interruption = search.interruption ?? (Task.isCancelled ? CancellationError() : nil)
      return outcome
    }

    // MARK: - Judging

    /// Runs the body on one value.
    ///
    /// - Throws: What the body threw, when the test was cancelled; that is no failure.
    private func judge(_ value: Value) async throws -> Judgement<CaseFailure> {
      var thrown: (any Error)?
      do {
        try await property.body(value)
      } catch {
        thrown = error
      }
      let (issues, labels) = recorder.take()
      if let thrown, Task.isCancelled { throw thrown }
      if thrown is Discard {
        thrown = nil
        if issues.isEmpty { return Judgement(isDiscarded: true) }
      }
      let failure = CaseFailure(issues: issues, error: thrown)
      return Judgement(failures: failure.map { [$0] } ?? [], labels: labels)
    }

    private var evaluate: Evaluate<Value, CaseFailure> {
      { values in
        var judgements: [Judgement<CaseFailure>] = []
        for value in values { judgements.append(try await judge(value)) }
        return judgements
      }
    }

    /// When the time budget, starting now, will be used up.
    private func deadline() -> ContinuousClock.Instant? {
      settings.timeBudget.map { property.now() + $0 }
    }

    private func shouldStop(
      at deadline: ContinuousClock.Instant?
    ) -> @Sendable () -> Bool {
      { Task.isCancelled || deadline.map { property.now() >= $0 } ?? false }
    }

    // MARK: - Replaying

    private func replay(_ text: String) async throws -> Report? {
      let value: Value
      do {
        value = try Replay(text).value(of: property.generator, hash: { ValueHash.of($0) })
      } catch {
        return .refused(replay: text, because: error)
      }
      let judgement = try await judge(value)
      guard let failure = judgement.failures.first else { return nil }
      return .replayed(text, failure, values: ValueText.each(of: value))
    }

    // MARK: - Searching

    /// Searches until enough cases count, all are used up or there is no more time.
    private func search() async -> SearchSum {
      var sum = SearchSum()
      var search = Search<Value, CaseFailure>(property.generator, seeds: property.seeds)
      // Bodies may be slow: time and cancellation are looked at before each of them.
      search.chunkSize = 1
      let shouldStop = shouldStop(at: deadline())
      let most = settings.cases.multipliedReportingOverflow(by: SearchSum.drawsForOne)
      let last = most.overflow ? Int.max : most.partialValue
      var next = 0
      while sum.tally.judged < settings.cases, next < last, !sum.isStopped {
        let end = next + min(settings.cases - sum.tally.judged, last - next)
        sum.add(
          await search.run(cases: next..<end, shouldStop: shouldStop, evaluate: evaluate))
        next = end
      }
      return sum
    }

    /// Says that too few cases were tried, in all or of a kind; nil when there were enough.
    private func shortage(_ search: SearchSum) -> Report? {
      if Task.isCancelled { return nil }
      guard search.tally.judged < settings.cases else {
        let missed = search.missed(of: settings.demands)
        return missed.isEmpty ? nil : .tooRare(missed, search, settings: settings)
      }
      return search.isStopped
        ? .outOfTime(search.tally, settings: settings)
        : .tooFewCases(search.tally, settings: settings)
    }

    // MARK: - Shrinking

    private func shrink(
      _ failure: CaseFailure, _ found: SearchResult<CaseFailure>.Failure, after search: SearchSum,
      until deadline: ContinuousClock.Instant?
    ) async -> Report {
      var shrink = Shrink<Value, CaseFailure>(property.generator, signature: failure)
      shrink.budget = settings.shrinkBudget
      let result = await shrink.run(
        property.seeds, case: found.lowestCase, shouldStop: shouldStop(at: deadline),
        evaluate: evaluate)
      let replay = Replay(property.generator, keys: result.keys) { ValueHash.of($0) }
      return .found(
        failure, count: found.count, search, result: result,
        values: ValueText.each(of: result.value), replay: "\(replay)", settings: settings)
    }
  }
#endif
