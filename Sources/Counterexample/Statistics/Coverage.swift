/// How often a label has to come up among the cases that count.
public struct Coverage: Hashable, Sendable {
  /// What is known about a demand after a number of cases.
  public enum Verdict: Hashable, Sendable {
    /// The label comes up often enough, but for one chance in a thousand million.
    case met
    /// The label comes up too rarely, but for one chance in a thousand million.
    case missed
    /// There were too few cases to tell.
    case undecided
  }

  /// The label.
  public let label: String
  /// The smallest share of the cases that is acceptable, between 0 and 1.
  public let share: Double

  /// Demands that a share of the cases carries a label.
  ///
  /// - Precondition: The share lies between 0 and 1.
  public init(_ label: String, share: Double) {
    precondition(share >= 0 && share <= 1, "a share lies between 0 and 1")
    self.label = label
    self.share = share
  }

  /// Returns what so many labelled cases say about the demand.
  ///
  /// The Wilson score interval decides. Looking again after every case would sooner or later
  /// decide by chance, so a search looks at fixed numbers of cases only, see ``lookPoints(upTo:)``.
  ///
  /// - Parameters:
  ///   - count: The number of cases with the label.
  ///   - total: The number of cases.
  /// - Returns: Whether the demand is met or missed, if that can be told.
  public func verdict(count: Int, of total: Int) -> Verdict {
    guard total > 0 else { return .undecided }
    let (lower, upper) = Coverage.interval(count: count, of: total)
    if lower >= share { return .met }
    return upper < share ? .missed : .undecided
  }

  /// The numbers of cases after which a search looks at its demands: 100, 200, 400 and so on.
  ///
  /// - Complexity: O(log *n*) for the last of them.
  public static func lookPoints(upTo total: Int) -> [Int] {
    var points: [Int] = []
    var point = 100
    while point <= total {
      points.append(point)
      let (next, overflow) = point.multipliedReportingOverflow(by: 2)
      if overflow { break }
      point = next
    }
    return points
  }

  /// Returns the Wilson score interval of a share at a chance of error of 10^-9 for each side.
  ///
  /// See E. B. Wilson, Journal of the American Statistical Association 22 (1927).
  static func interval(count: Int, of total: Int) -> (lower: Double, upper: Double) {
    let deviation = 5.997807  // The quantile of the normal distribution at 1 - 10^-9.
    let number = Double(total)
    let share = Double(count) / number
    let square = deviation * deviation
    let middle = share + square / (2 * number)
    let half =
      deviation
      * (share * (1 - share) / number + square / (4 * number * number)).squareRoot()
    let scale = 1 + square / number
    return ((middle - half) / scale, (middle + half) / scale)
  }
}
