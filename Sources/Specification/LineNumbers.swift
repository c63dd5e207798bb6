/// Some of the lines of a document, by number from 1 up, each once and in ascending order.
package struct LineNumbers: Hashable, Sendable {
  /// The highest number there can be; longer documents are not read.
  package static let limit = 4000

  /// No lines.
  package static let none = LineNumbers(of: [])

  /// The runs of neighbouring lines, in ascending order.
  package let ranges: [ClosedRange<Int>]

  /// Creates lines from ranges; nil unless they ascend from 1 up without overlap.
  ///
  /// - Complexity: O(*n*) in the number of ranges.
  package init?(_ ranges: [ClosedRange<Int>]) {
    var last = 0
    for range in ranges {
      guard range.lowerBound > last, range.upperBound <= LineNumbers.limit else { return nil }
      last = range.upperBound
    }
    self.ranges = ranges
  }

  /// Creates lines from a text such as `65,67-69`; nil when it lists none, or not in order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init?(_ text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = part.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = bounds.compactMap { bound in
        bound.utf8.allSatisfy { 48...57 ~= $0 } ? Int(bound) : nil
      }
      guard numbers.count == bounds.count, 1...2 ~= numbers.count,
        numbers.count == 1 || numbers[0] < numbers[1]
      else { return nil }
      ranges.append(numbers[0]...numbers[numbers.count - 1])
    }
    self.init(ranges)
  }

  /// Creates lines from some numbers between 1 and the limit, in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of numbers.
  init(of numbers: some Sequence<Int>) {
    var ranges: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = ranges.last, last.upperBound == number - 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    self.ranges = ranges
  }

  /// The numbers one by one.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package var numbers: [Int] { ranges.flatMap(\.self) }

  /// Whether there is no line among them.
  package var isEmpty: Bool { ranges.isEmpty }
}

extension LineNumbers: CustomStringConvertible {
  /// The ranges as the catalogue writes them: `65,67-69`.
  package var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ",")
  }
}

extension LineNumbers {
  /// The lines as a person cites them: `line 3`, `lines 71, 73-75`.
  package var cited: String {
    let isOne = ranges.count == 1 && ranges[0].count == 1
    return "\(isOne ? "line" : "lines") \(spaced)"
  }

  /// The ranges with a space behind each comma.
  package var spaced: String {
    description.split(separator: ",").joined(separator: ", ")
  }
}
