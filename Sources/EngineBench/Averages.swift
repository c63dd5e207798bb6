import Foundation

extension [Double] {
  /// The value in the middle; the mean of both for an even number, 0 for none.
  ///
  /// - Complexity: O(*n* log *n*).
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }

  /// The mean of what is compared by ratio; 0 for none or when a value is not positive.
  ///
  /// - Complexity: O(*n*).
  var geometricMean: Double {
    guard !isEmpty, allSatisfy({ $0 > 0 }) else { return 0 }
    return exp(map(log).reduce(0, +) / Double(count))
  }
}
