#if canImport(Testing)
  import Counterexample
  import Testing

  /// One way through a property: replays first, then the search, then shrinking.
  struct PropertyRun<Value>: Sendable {
    let property: CheckedProperty<Value>
    let recorder: CaseRecorder

    private var settings: PropertySettings { property.settings }

    func outcome() async -> PropertyOutcome {
      var outcome = PropertyOutcome()
      for replay in settings.replays {
        do {
          guard let report = try await judge(replay) else { continue }
          outcome.reports.append(report)
          if report.severity == .error { return outcome }
        } catch {
          return PropertyOutcome(interruption: error)
        }
      }
      let check = check()
      let search = await check.search(
        shouldStop: shouldStop(at: deadline()), evaluate: evaluate)
      if !search.labelLines.isEmpty {
        outcome.labels = search.labelLines.joined(separator: "\n")
      }
      let deadline = deadline()
      for finding in search.findings {
        if let report = await report(finding, of: search, check, until: deadline) {
          outcome.reports.append(report)
        }
      }
      if search.findings.isEmpty, let report = shortage(search) { outcome.reports.append(report) }
      if case .failed(let error) = search.ending { outcome.interruption = error }
      if outcome.interruption == nil, Task.isCancelled {
        outcome.interruption = CancellationError()
      }
      return outcome
    }

    private func check() -> Check<Value, CaseFailure> {
      var check = Check<Value, CaseFailure>(property.generator, seeds: property.seeds)
      check.cases = settings.cases
      check.demands = settings.demands
      check.shrinkBudget = settings.shrinkBudget
      // Bodies may be slow: time and cancellation are looked at before each of them.
      check.chunkSize = 1
      return check
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
      let (issues, labels, scores) = recorder.take()
      if let thrown, Task.isCancelled { throw thrown }
      if thrown is Discard {
        thrown = nil
        if issues.isEmpty { return Judgement(isDiscarded: true) }
      }
      let failure = CaseFailure(issues: issues, error: thrown)
      return Judgement(failures: failure.map { [$0] } ?? [], labels: labels, scores: scores)
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

    /// Judges the value of a replay, or leaves it to another property.
    private func judge(_ replay: ExpectedReplay) async throws -> Report? {
      let value: Value
      do {
        value = try Replay(replay.text).value(of: property.generator, hash: { ValueHash.of($0) })
      } catch .generatorChanged {
        return replay.isAwaited ? nil : .left(replay: replay.text)
      } catch {
        replay.take()
        return .refused(replay: replay.text, because: error)
      }
      replay.take()
      let judgement = try await judge(value)
      guard let failure = judgement.failures.first else { return nil }
      return .replayed(replay.text, failure, values: ValueText.each(of: value))
    }

    // MARK: - Reporting

    /// Says that too few cases were tried, in all or of a kind; nil when there were enough.
    private func shortage(_ search: PropertySearch<Value>) -> Report? {
      if Task.isCancelled { return nil }
      let tally = Tally(search)
      switch search.ending {
      case .exhausted where search.judgedCount > 0, .completed, .firstFailure:
        let missed = search.missed
        return missed.isEmpty ? nil : .tooRare(missed, search, settings: settings)
      case .exhausted, .tooManyDiscarded:
        return .tooFewCases(tally, settings: settings)
      case .stopped, .failed:
        return .outOfTime(tally, settings: settings)
      }
    }

    /// Makes the value of a finding small and says why it fails.
    private func report(
      _ finding: PropertySearch<Value>.Finding, of search: PropertySearch<Value>,
      _ check: Check<Value, CaseFailure>, until deadline: ContinuousClock.Instant?
    ) async -> Report? {
      let shouldStop = shouldStop(at: deadline)
      guard
        let result = await check.shrink(finding, shouldStop: shouldStop, evaluate: evaluate)
      else { return nil }
      let replay = Replay(property.generator, keys: result.keys) { ValueHash.of($0) }
      return .found(
        finding, search, result: result, values: ValueText.each(of: result.value),
        explained: await explained(result, finding.signature, shouldStop),
        replay: "\(replay)", settings: settings)
    }

    /// Says why the smallest value fails; nil for one that is not the smallest.
    private func explained(
      _ result: ShrinkResult<Value, CaseFailure>, _ failure: CaseFailure,
      _ shouldStop: @escaping @Sendable () -> Bool
    ) async -> ExplainedValue? {
      guard case .fixedPoint = result.ending else { return nil }
      let explanation = await Shrink(property.generator, signature: failure).explain(
        keys: result.keys, limit: ExplainedValue.limit, shouldStop: shouldStop, evaluate: evaluate)
      return ExplainedValue(result.value, explanation)
    }
  }
#endif
