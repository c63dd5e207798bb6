import Records
import Reporting

/// Why a command cannot be carried out: the exit code, and what a person reads.
struct Complaint: Error, Equatable {
  /// The code the program ends with.
  var code: ExitCode
  /// What was wrong, where, and what to do.
  var text: String

  /// Creates a complaint about the command line.
  static func usage(_ text: String) -> Complaint {
    Complaint(code: .usage, text: text)
  }

  /// Creates a complaint about a name that stands for nothing, with the nearest that does.
  static func unknown(_ what: String, _ name: String, among names: [String]) -> Complaint {
    let shown = name.harmless().quoted
    if let near = names.nearest(to: name) {
      return .usage("There is no \(what) \(shown). Did you mean \(near.quoted)?")
    }
    return .usage("There is no \(what) \(shown). There is: \(names.joined(separator: ", ")).")
  }
}

extension String {
  /// The text in the quotation marks of a sentence.
  var quoted: String { "“\(self)”" }
}

extension [String] {
  /// Returns the name that differs least from another, if that is little.
  ///
  /// - Complexity: O(*n* × *k*²) in the number and the length of the names.
  func nearest(to name: String) -> String? {
    guard name.count <= 64 else { return nil }
    let distances = map { ($0.editDistance(to: name), $0) }
    guard let best = distances.min(by: { $0.0 < $1.0 }) else { return nil }
    return best.0 <= Swift.max(1, best.1.count / 3) ? best.1 : nil
  }
}

extension String {
  /// Returns how many characters must be added, dropped or changed to get another text.
  fileprivate func editDistance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, character) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let change = diagonal + (character == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, Swift.min(row[column], diagonal) + 1)
      }
    }
    return row[target.count]
  }
}
