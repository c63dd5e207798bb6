/// How often each of several ways to go on is taken, added up once for any number of draws.
public struct Weights: Hashable, Sendable {
  /// The sum of the weights up to each place, that place included.
  let sums: [Int]
  /// How many weights are positive.
  let positive: Int

  /// Creates weights, of which an index is drawn in proportion.
  ///
  /// - Precondition: No weight is negative, some weight is positive, and their sum fits an `Int`.
  /// - Complexity: O(*n*) in the number of weights.
  public init(_ weights: [Int]) {
    var sums: [Int] = []
    sums.reserveCapacity(weights.count)
    var total = 0
    var positive = 0
    for weight in weights {
      precondition(weight >= 0, "a weight is negative")
      total += weight
      if weight > 0 { positive += 1 }
      sums.append(total)
    }
    precondition(total > 0, "there is nothing to choose from")
    self.sums = sums
    self.positive = positive
  }

  /// The sum of all weights.
  var total: Int { sums[sums.count - 1] }

  /// Returns the place whose share of the sum contains a number below it.
  func index(of share: Int) -> Int {
    var index = 0
    while sums[index] <= share { index += 1 }
    return index
  }

  /// Returns how many of the weights before a place are positive.
  func rank(of index: Int) -> Int {
    var rank = 0
    for place in 0..<index where isPositive(place) { rank += 1 }
    return rank
  }

  /// Returns the place of a positive weight, counted among those.
  ///
  /// - Precondition: `rank` is less than the number of positive weights.
  func index(ofRank rank: Int) -> Int {
    var left = rank
    for place in sums.indices where isPositive(place) {
      if left == 0 { return place }
      left -= 1
    }
    preconditionFailure("a key lies beyond its bound")
  }

  private func isPositive(_ place: Int) -> Bool {
    sums[place] > (place == 0 ? 0 : sums[place - 1])
  }
}
