/// How many cases carry each label, and what that says about the demands.
public struct LabelCounts: Hashable, Sendable {
  /// The number of cases with each label.
  public private(set) var counts: [String: Int] = [:]
  /// The first verdict on each demand that was not undecided, in the order of the demands.
  public private(set) var verdicts: [Coverage.Verdict]
  /// The demands.
  public let demands: [Coverage]

  init(demands: [Coverage]) {
    self.demands = demands
    verdicts = Array(repeating: .undecided, count: demands.count)
  }

  /// The labels by how often they come up, and by name where that is the same.
  ///
  /// - Complexity: O(*n* log *n*) in the number of labels.
  public var sorted: [(label: String, count: Int)] {
    counts.map { (label: $0.key, count: $0.value) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.label < $1.label
    }
  }

  mutating func add(_ other: [String: Int]) {
    counts.merge(other, uniquingKeysWith: +)
  }

  /// Decides the demands that are still open after so many cases.
  mutating func look(after total: Int) {
    for (position, demand) in demands.enumerated() where verdicts[position] == .undecided {
      verdicts[position] = demand.verdict(count: counts[demand.label] ?? 0, of: total)
    }
  }
}
