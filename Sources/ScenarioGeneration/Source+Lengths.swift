internal import Counterexample

extension Source {
  /// Draws a length on the half-point grid; the shortest whole one is the simplest.
  ///
  /// Every whole length is simpler than every half one, so a counterexample shows a half point only
  /// where it matters.
  ///
  /// - Parameter range: The bounds, in points. The lower is whole or half, the upper is not below.
  /// - Returns: A length of the range, in points.
  mutating func length(in range: ClosedRange<Double>) -> Double {
    let halves = Int((range.upperBound - range.lowerBound) * 2)
    let wholes = halves / 2
    let key = integer(in: 0...halves)
    guard key > wholes else { return range.lowerBound + Double(key) }
    return range.lowerBound + Double(key - wholes) - 0.5
  }
}
