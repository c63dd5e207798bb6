/// One line of a block: a label in the left column and what it says.
package struct LabelledLine: Hashable, Sendable {
  /// The label; empty for a line that goes on with the one above.
  package var label: String
  /// What the line says.
  package var text: String

  /// Creates a line from its label and text.
  package init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }
}

extension [LabelledLine] {
  /// The lines with their texts in one column, two spaces in.
  package var aligned: [String] {
    let width = map(\.label.count).max() ?? 0
    return map { line in
      let padding = String(repeating: " ", count: width - line.label.count + 2)
      return "  \(line.label)\(padding)\(line.text)"
    }
  }
}
