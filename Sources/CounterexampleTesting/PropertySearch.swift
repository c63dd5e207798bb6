#if canImport(Testing)
  import Counterexample

  /// What the search of a property came to.
  typealias PropertySearch<Value> = CheckResult<Value, CaseFailure>

  extension CheckResult {
    /// The number of cases with each label, the most frequent first.
    ///
    /// - Complexity: O(*n* log *n*) in the number of labels.
    var labelLines: [String] {
      labels.sorted.map { "\($0.count) of \(labelledCount): \($0.label)" }
    }

    /// The demands that the cases do not meet, beyond chance.
    ///
    /// - Complexity: O(*n*) in the number of demands.
    var missed: [Coverage] {
      zip(labels.demands, labels.verdicts).filter { $0.1 == .missed }.map(\.0)
    }

    /// Whether there are no other values than those that were judged.
    var isExhausted: Bool {
      if case .exhausted = ending { true } else { false }
    }
  }

  extension CheckResult.Origin {
    /// Whether no smaller value fails in the same way.
    var isEnumeration: Bool {
      if case .enumeration = self { true } else { false }
    }
  }
#endif
