/// The program of an adapter and its arguments, as somebody typed them after `exec:`.
///
/// White space separates words. Single and double quotation marks keep what is between them as it
/// is; nothing else has a meaning, as no shell ever sees the text.
package struct AdapterCommand: Hashable, Sendable {
  /// The program, then its arguments; never empty.
  package let words: [String]

  /// Why a text is no command.
  package enum SplitError: Error, Hashable {
    /// There is no program in it.
    case empty
    /// A quotation mark has no partner.
    case unclosedQuote(Character)
    /// It holds a zero byte, which would silently end a word.
    case zeroByte
  }

  /// Splits a text into words.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(splitting text: String) throws(SplitError) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      guard character != "\0" else { throw .zeroByte }
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .unclosedQuote(quote) }
    if let word { words.append(word) }
    guard let program = words.first, !program.isEmpty else { throw .empty }
    self.words = words
  }

  /// Creates a command from a program and its arguments.
  package init(program: String, arguments: [String] = []) {
    words = [program] + arguments
  }

  /// The first word.
  package var program: String { words[0] }
}

extension AdapterCommand.SplitError: CustomStringConvertible {
  /// What is wrong with the text, in one sentence.
  package var description: String {
    switch self {
    case .empty: "The adapter's command names no program."
    case .unclosedQuote(let quote): "The adapter's command opens \(quote) and never closes it."
    case .zeroByte: "The adapter's command holds a zero byte."
    }
  }
}
