#if canImport(Testing)
  import Counterexample

  extension Report {
    /// Says that a value was found that the property does not hold for.
    ///
    /// - Parameters:
    ///   - finding: What was found.
    ///   - search: What was tried.
    ///   - result: What shrinking made of the value.
    ///   - values: The values that the body took, as text.
    ///   - explained: Why the value fails, where that was looked into.
    ///   - replay: What repeats the value.
    ///   - settings: How the property was checked.
    /// - Returns: The report.
    static func found<Value>(
      _ finding: PropertySearch<Value>.Finding, _ search: PropertySearch<Value>,
      result: ShrinkResult<Value, CaseFailure>, values: [String], explained: ExplainedValue?,
      replay: String, settings: PropertySettings
    ) -> Report {
      // Shrinking keeps the evidence of the very value it returns.
      let failure = finding.signature
      let last = result.judgement?.failures.first { $0 == failure } ?? failure
      var report = Report(headline: "The property does not hold.")
      report.parts = [("value", numbered(values))]
      switch result.ending {
      case .flaky(let first, let again):
        report = Report(headline: "The property is flaky: one value came out both ways.")
        report.parts = [
          ("value", numbered(values)),
          ("first", first.map(lines) ?? failure.lines),
          ("then", lines(again)),
        ]
      case .generatorUnstable:
        report = Report(
          headline: "The generator is flaky: the same choices drew values of another shape.")
        report.parts = [("value", numbered(values)), ("failed", last.lines)]
      default:
        report.parts.append(("failed", last.lines))
      }
      if let explained { report.parts += parts(explained) }
      let tally = Tally(search)
      report.parts.append(("tried", [tally.text(failing: finding.count, settings)]))
      if !search.labelLines.isEmpty { report.parts.append(("labels", search.labelLines)) }
      report.parts += search.best.map { ("highest", ["\($0.score): \($0.name)"]) }
      report.parts.append(("shrunk", shrinking(result, from: finding.origin, settings)))
      if case .generatorUnstable = result.ending { return report }
      report.replay = replay
      return report
    }

    /// Says that the value of a replay fails.
    static func replayed(_ replay: String, _ failure: CaseFailure, values: [String]) -> Report {
      var report = Report(headline: "The property does not hold for the value of a replay.")
      report.parts = [
        ("value", numbered(values)),
        ("failed", failure.lines),
        ("tried", ["nothing else"]),
      ]
      report.replay = replay
      return report
    }

    /// What is said about why a value fails, as far as that tells anything.
    private static func parts(_ explained: ExplainedValue) -> [(label: String, lines: [String])] {
      var parts: [(label: String, lines: [String])] = []
      if !explained.free.isEmpty {
        parts.append(
          ("free", numbered(explained.free) + ["whatever was tried in place of one _ fails, too"]))
      }
      if !explained.flips.isEmpty { parts.append(("holds", explained.flips)) }
      return parts
    }

    private static func numbered(_ values: [String]) -> [String] {
      values.count == 1 ? values : values.enumerated().map { "\($0.offset + 1): \($0.element)" }
    }

    private static func lines(_ judgement: Judgement<CaseFailure>) -> [String] {
      if judgement.isDiscarded { return ["was left out by an assumption"] }
      return judgement.failures.first.map(\.lines) ?? ["held"]
    }

    private static func shrinking<Value>(
      _ result: ShrinkResult<Value, CaseFailure>,
      from origin: PropertySearch<Value>.Origin, _ settings: PropertySettings
    ) -> [String] {
      let effort = "\(result.evaluations.counted("evaluation"))"
      switch result.ending {
      case .fixedPoint where origin.isEnumeration:
        return ["not needed: values were tried from the smallest on"]
      case .fixedPoint:
        return ["\(effort); minimal: nothing simpler that was tried fails this way"]
      case .outOfBudget:
        return [
          "\(effort); not minimal: the shrink budget ran out",
          "raise it with the trait .shrinkBudget(\(max(1, settings.shrinkBudget) * 10))",
        ]
      case .stopped where settings.timeBudget != nil && !Task.isCancelled:
        return ["\(effort); not minimal: the time budget ran out"]
      case .stopped, .failed:
        return ["\(effort); not minimal: the test was cancelled"]
      case .flaky(first: nil, _):
        return ["not at all, since it did not fail again"]
      case .flaky:
        return ["\(effort), until the smallest value did not fail again"]
      case .generatorUnstable:
        return ["\(effort); a generator must draw from its source alone"]
      }
    }
  }
#endif
