internal import Records
package import Specification

/// The questions of a catalogue, one a line.
package struct QuestionList {
  private let catalogue: Catalogue

  /// Creates the list of a catalogue's questions.
  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// The list, line by line: name, state, kind, lines, question.
  ///
  /// - Complexity: O(*n*) in the number of questions.
  package var lines: [String] {
    let rows = catalogue.questions.map { question in
      [
        question.id.description, question.state.word, question.kind.rawValue,
        question.source.lineText, question.text,
      ]
    }
    let open = catalogue.openQuestions.count
    return rows.columns + [
      "", "\(catalogue.questions.count.counting("question")), \(open) of them open.",
    ]
  }
}

extension Question.State {
  /// Whether a question is open, in a word.
  var word: String {
    switch self {
    case .open: "open"
    case .settled: "settled"
    case .resolved: "resolved"
    }
  }
}
