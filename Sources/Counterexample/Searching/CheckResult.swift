/// What checking a property came to: what was tried, and each way to fail with its smallest value.
public struct CheckResult<Value, Signature: Hashable & Sendable> {
  /// How the search ended.
  public enum Ending: Sendable {
    /// Every value of the generator was judged.
    case exhausted
    /// As many values as were asked for were judged.
    case completed
    /// The first failure ended it, as it was told to.
    case firstFailure
    /// Nearly all values were discarded, so that fewer were judged than were asked for.
    case tooManyDiscarded
    /// The caller asked it to stop.
    case stopped
    /// Judging threw this error.
    case failed(any Error)
  }

  /// Where a failing value came from.
  public enum Origin: Hashable, Sendable {
    /// It was given, at this place among the values.
    case value(Int)
    /// It was given by its keys, at this place among them.
    case keys(Int)
    /// It is one of all values in order of size, the smallest that fails in this way.
    case enumeration(position: Int)
    /// It was drawn at random, as this case of the run.
    case random(case: Int)
    /// It was found on the way to a higher score of this name.
    case target(String)
  }

  /// One way to fail.
  public struct Finding {
    /// The way to fail.
    public var signature: Signature
    /// The value that failed first.
    public var value: Value
    /// The keys of its draws; nil for a value that was given as it is, which cannot be shrunk.
    public var keys: [UInt64]?
    /// Where the value came from.
    public var origin: Origin
    /// The number of values that failed in this way.
    public var count: Int
    /// The smallest value that was found; nil as long as nobody looked for it.
    public var shrunk: ShrinkResult<Value, Signature>?
  }

  /// The highest score under one name.
  public struct Best {
    /// The name.
    public var name: String
    /// The score.
    public var score: Double
    /// The value with the score.
    public var value: Value
    /// The keys of its draws.
    public var keys: [UInt64]
  }

  /// How the search ended.
  public var ending: Ending
  /// The ways to fail, in the order they were found.
  public var findings: [Finding] = []
  /// The number of values that were judged and count.
  public var judgedCount = 0
  /// The number of values that were discarded, by the generator or by the judgement.
  public var discardedCount = 0
  /// How many values carry each label, of those drawn at random or enumerated.
  public var labels: LabelCounts
  /// The number of values that the labels were counted among.
  public var labelledCount = 0
  /// The highest scores, by name.
  public var best: [Best] = []
}

extension CheckResult: Sendable where Value: Sendable {}
extension CheckResult.Finding: Sendable where Value: Sendable {}
extension CheckResult.Best: Sendable where Value: Sendable {}

extension CheckResult {
  init(demands: [Coverage]) {
    ending = .completed
    labels = LabelCounts(demands: demands)
  }

  /// Adds what came of one value, which carries no labels that count.
  mutating func add(
    _ judgement: Judgement<Signature>, _ value: Value, keys: [UInt64]?, from origin: Origin
  ) {
    guard !judgement.isDiscarded else {
      discardedCount += 1
      return
    }
    judgedCount += 1
    for signature in judgement.failures.inOrder(by: { _ in 0 }) {
      if let known = findings.firstIndex(where: { $0.signature == signature }) {
        findings[known].count += 1
      } else {
        findings.append(
          Finding(signature: signature, value: value, keys: keys, origin: origin, count: 1))
      }
    }
  }

  /// Adds several findings that one stage made, unless they are known.
  mutating func add(_ found: [Finding]) {
    for finding in found {
      if let known = findings.firstIndex(where: { $0.signature == finding.signature }) {
        findings[known].count += finding.count
      } else {
        findings.append(finding)
      }
    }
  }
}

extension Collection {
  /// Returns signatures by number, and by their text where that is the same.
  ///
  /// Signatures come out of sets, whose order differs from process to process.
  func inOrder(by number: (Element) -> Int) -> [Element] {
    guard count > 1 else { return Array(self) }
    return map { (number($0), String(reflecting: $0), $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
