extension String {
  /// The text as the content of an element or attribute of XML 1.0 or HTML.
  ///
  /// Characters that XML does not allow, and those that turn the writing direction, are made visible
  /// first; line breaks stay.
  ///
  /// - Complexity: O(*n*) in the length.
  var asMarkup: String {
    var text = ""
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if !text.isEmpty || line.startIndex != startIndex { text += "\n" }
      for character in String(line).harmless(limit: .max) {
        switch character {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.append(character)
        }
      }
    }
    return text
  }

  /// The text in one cell of a Markdown table: nothing in it is markup, and no line breaks.
  ///
  /// - Complexity: O(*n*) in the length.
  var asMarkdownCell: String {
    harmless(limit: .max).reduce(into: "") { text, character in
      if "\\`*_{}[]<>()#+-!|&~".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
