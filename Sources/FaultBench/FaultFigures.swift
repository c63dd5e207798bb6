package import Records

/// What was measured of one fault over a number of seeds.
package struct FaultFigures: Sendable {
  /// What one seed came to.
  package struct Hunt: Sendable {
    /// How many cases the adapter was given until the first that shows the fault, that one
    /// included; nil where none did.
    package var cases: Int?
    /// The same of the uniform baseline.
    package var uniformCases: Int?
    /// How often the adapter was asked to make the finding small; nil where it was not found.
    package var evaluations: Int?
    /// The name of the minimal case, which is the same for the same case; nil where there is none.
    package var minimalCase: String?

    /// Creates what one seed came to.
    package init(
      cases: Int?, uniformCases: Int?, evaluations: Int?, minimalCase: String?
    ) {
      self.cases = cases
      self.uniformCases = uniformCases
      self.evaluations = evaluations
      self.minimalCase = minimalCase
    }
  }

  /// The name of the adapter.
  package var name: String
  /// The finding that most seeds have; nil where no seed has any.
  package var signature: Signature?
  /// How many cases an adapter is given at most.
  package var limit: Int
  /// What each seed came to.
  package var hunts: [Hunt]

  /// Creates the figures of a fault.
  package init(name: String, signature: Signature?, limit: Int, hunts: [Hunt]) {
    self.name = name
    self.signature = signature
    self.limit = limit
    self.hunts = hunts
  }

  /// How many seeds found the fault.
  package var found: Int { hunts.count { $0.cases != nil } }

  /// The median of the cases until found; a seed that did not find it counts as the limit.
  package var medianCases: Double { cases(of: hunts.map(\.cases)).median }

  /// The 95th percentile of the cases until found, counted likewise.
  package var slowestCases: Double { cases(of: hunts.map(\.cases)).percentile(95) }

  /// The median of the uniform baseline, counted likewise.
  package var medianUniformCases: Double { cases(of: hunts.map(\.uniformCases)).median }

  /// How many times as many cases the uniform baseline takes, by the means of both.
  ///
  /// Means, because a median of one case on both sides would hide every difference.
  package var gain: Double {
    cases(of: hunts.map(\.uniformCases)).mean / cases(of: hunts.map(\.cases)).mean
  }

  /// The median of the evaluations it took to make the finding small.
  package var medianEvaluations: Double {
    hunts.compactMap(\.evaluations).map(Double.init).median
  }

  /// The share of seeds that reach the minimal case that most of them reach.
  ///
  /// - Complexity: O(*n*) in the number of seeds.
  package var sameCaseShare: Double {
    let counts = Dictionary(grouping: hunts.compactMap(\.minimalCase)) { $0 }.values.map(\.count)
    return hunts.isEmpty ? 0 : Double(counts.max() ?? 0) / Double(hunts.count)
  }

  private func cases(of counts: [Int?]) -> [Double] { counts.map { Double($0 ?? limit) } }
}

extension [Double] {
  /// The value that half are below; 0 for none.
  var median: Double { percentile(50) }

  /// The smallest value that so many of a hundred are not above; 0 for none.
  ///
  /// - Complexity: O(*n* log *n*).
  func percentile(_ share: Int) -> Double {
    guard !isEmpty else { return 0 }
    let rank = (count * share + 99) / 100
    return sorted()[Swift.max(0, rank - 1)]
  }

  /// The arithmetic mean; 0 for none.
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
