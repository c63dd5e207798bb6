package import Records
import Reporting

/// Why a command cannot be carried out: the exit code, and what a person reads.
package struct Complaint: Error, Equatable, CustomStringConvertible {
  /// The code the program ends with.
  package var code: ExitCode
  /// What was wrong, where, and what to do.
  package var text: String
  /// The text, where the complaint is reported by somebody else.
  package var description: String { text }

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
  /// Returns the name that differs least from another, if that is little; names of one or two
  /// characters are near to everything and so to nothing.
  ///
  /// - Complexity: O(*n* × *k*²) in the number and the length of the names.
  func nearest(to name: String) -> String? {
    guard name.count <= 64 else { return nil }
    let distances = map { ($0.editDistance(to: name), $0) }
    guard let best = distances.min(by: { $0.0 < $1.0 }) else { return nil }
    return best.1.count > 2 && best.0 <= Swift.max(1, best.1.count / 3) ? best.1 : nil
  }
}

extension String {
  /// Returns how many characters must be added, dropped, changed, or swapped with the next one, to
  /// get another text.
  fileprivate func editDistance(to other: String) -> Int {
    let source = Array(self)
    let target = Array(other)
    var rows = [Array(0...target.count)]
    for index in source.indices {
      var row = [index + 1]
      for column in target.indices {
        let change = rows[index][column] + (source[index] == target[column] ? 0 : 1)
        var best = Swift.min(change, Swift.min(row[column], rows[index][column + 1]) + 1)
        if index > 0, column > 0, source[index] == target[column - 1],
          source[index - 1] == target[column]
        {
          best = Swift.min(best, rows[index - 1][column - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[source.count][target.count]
  }
}
