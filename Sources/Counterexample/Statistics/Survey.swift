/// What a generator draws: how much, how often the same, and which choices never.
///
/// A search records nothing; a survey draws a sample of its cases again with everything recorded,
/// without judging them.
public struct Survey: Sendable {
  /// A place where a generator chooses between several ways to go on.
  public struct Branch: Hashable, Sendable {
    /// The line of the call that chooses.
    public let line: Int
    /// The column of the call that chooses.
    public let column: Int
    /// How often each way was taken.
    public var counts: [Int]

    /// The ways that were never taken.
    ///
    /// - Complexity: O(*n*) in the number of ways.
    public var neverTaken: [Int] { counts.indices.filter { counts[$0] == 0 } }
  }

  /// The number of cases.
  public private(set) var caseCount = 0
  /// The number of cases that the generator discarded.
  public private(set) var discardedCount = 0
  /// The number of cases that drew the same as an earlier one.
  public private(set) var duplicateCount = 0
  /// The number of draws of each case, in rising order.
  public private(set) var drawCounts: [Int] = []
  /// The places where the generator chooses, in the order of their lines and columns.
  public private(set) var branches: [Branch] = []

  /// Draws cases of a run and sums up what they draw.
  ///
  /// - Complexity: One draw of a value for each case.
  public init<Value>(_ generator: Generator<Value>, seeds: Seeds, cases: Range<Int>) {
    var known: Set<UInt64> = []
    var found: [UInt64: Branch] = [:]
    for index in cases {
      let sample = generator.sample(seeds, case: index)
      caseCount += 1
      if sample.isDiscarded { discardedCount += 1 }
      if !known.insert(sample.recording.hash).inserted { duplicateCount += 1 }
      drawCounts.append(sample.recording.draws.count)
      for draw in sample.recording.draws where draw.kind == .branch {
        found[draw.turn, default: Branch(at: draw.turn)].take(draw.key, upTo: draw.max)
      }
    }
    drawCounts.sort()
    branches = found.values.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension Survey.Branch {
  fileprivate init(at place: UInt64) {
    line = Int(place >> 16)
    column = Int(place & 0xffff)
    counts = []
  }

  fileprivate mutating func take(_ way: UInt64, upTo max: UInt64) {
    while counts.count <= Int(max) { counts.append(0) }
    counts[Int(way)] += 1
  }
}
