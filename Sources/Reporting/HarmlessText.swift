extension String {
  /// The text with every character that could act on a terminal or hide itself made visible.
  ///
  /// Text from an adapter is never trusted: controls, line breaks included, and the characters that
  /// turn the writing direction appear as `\u{…}`. No more than `limit` characters are kept.
  ///
  /// - Complexity: O(*n*) in the smaller of the length and the limit.
  package func harmless(limit: Int = 200) -> String {
    var text = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else {
        text += "…"
        break
      }
      count += 1
      if scalar.actsOnDisplays {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether showing the scalar can do something else than show a mark.
  fileprivate var actsOnDisplays: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      true
    default: false
    }
  }
}
