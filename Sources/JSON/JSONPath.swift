/// The way from the root of a document to one value.
package struct JSONPath: Hashable, Sendable {
  /// One step down.
  package enum Step: Hashable, Sendable {
    /// Into an object, by key.
    case key(String)
    /// Into an array, by index from 0.
    case index(Int)
  }

  /// The steps from the root; none for the root itself.
  package let steps: [Step]

  /// Holds the steps from the root.
  package init(_ steps: [Step]) {
    self.steps = steps
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path as `$.scenes[0].frame`; a key that is no plain word is quoted: `$["a b"]`.
  package var description: String {
    steps.reduce("$") { text, step in
      switch step {
      case .index(let index): "\(text)[\(index)]"
      case .key(let key) where isPlainWord(key): "\(text).\(key)"
      case .key(let key): "\(text)[\(visible(key))]"
      }
    }
  }

  private func isPlainWord(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return key.utf8.count <= 60
      && key.unicodeScalars.allSatisfy {
        $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0)
          || ("0"..."9").contains($0)
      }
  }
}

/// Text from outside, quoted and made safe to print: nothing invisible, nothing endless.
///
/// What exceeds 60 scalars is cut and replaced by an ellipsis.
func visible(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let shown = scalars.prefix(60).reduce(into: "\"") { result, scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default:
      result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
  }
  return shown + (scalars.dropFirst(60).isEmpty ? "\"" : "…\"")
}
