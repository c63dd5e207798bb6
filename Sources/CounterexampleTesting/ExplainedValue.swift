#if canImport(Testing)
  import Counterexample

  /// What an explanation says about the parts of a value, as a person sees them.
  ///
  /// A generator explains draws. Which part of the text a draw has a hand in shows when the draw
  /// changes; a part is free when all the draws that change it are.
  struct ExplainedValue {
    /// The most judgements that an explanation is worth.
    static let limit = 100
    /// The most flips that are listed.
    private static let mostFlips = 4

    /// The value, each argument of the body by itself, with `_` for what could be anything.
    ///
    /// Empty when no part could.
    private(set) var free: [String] = []
    /// Numbers with which the property holds, and what they stand in place of.
    private(set) var flips: [String] = []

    /// Creates the explanation of a value.
    ///
    /// - Complexity: O(*n*) in the number of values inside, for each draw.
    init<Value, Signature>(_ value: Value, _ explanation: Explanation<Value, Signature>) {
      let text = ValueText(value)
      let isTuple = Mirror(reflecting: value).displayStyle == .tuple
      var freePaths: [ValueText.Path] = []
      var boundPaths: Set<ValueText.Path> = []
      for part in explanation.parts {
        switch part.role {
        case .fixed:
          continue
        case .anything(let other):
          freePaths += text.changes(in: ValueText(other))
        case .flips(let other), .needed(let other):
          let changes = text.changes(in: ValueText(other))
          boundPaths.formUnion(changes)
          if part.isNumber, changes.count == 1 {
            add(changes[0], of: text, in: ValueText(other), isTuple: isTuple)
          }
        }
      }
      // Draws that were not explained may have a hand in what looks free.
      guard explanation.isComplete else { return }
      freePaths.removeAll { boundPaths.contains($0) }
      if !freePaths.isEmpty {
        let masked = text.replacing(freePaths, with: "_")
        free = (isTuple ? masked.arguments : [masked]).map { $0.lines.joined(separator: "\n") }
      }
    }

    private mutating func add(
      _ path: ValueText.Path, of text: ValueText, in other: ValueText, isTuple: Bool
    ) {
      guard flips.count < ExplainedValue.mostFlips, let here = text.text(at: path)?.line,
        let there = other.text(at: path)?.line
      else { return }
      let name = isTuple ? text.argumentName(of: path) : text.name(of: path)
      flips.append("\(name.isEmpty ? "" : "\(name): ")\(there) instead of \(here)")
    }
  }

  extension ValueText {
    /// The parts of a tuple, which are what the body of a property takes.
    fileprivate var arguments: [ValueText] {
      if case .list(_, let parts, _) = self { parts } else { [self] }
    }

    /// Returns a way in words, beginning with the number of an argument, counted from 1.
    fileprivate func argumentName(of path: Path) -> String {
      guard let place = path.first, arguments.indices.contains(place) else { return "" }
      let rest = arguments[place].name(of: Array(path.dropFirst()))
      return "\(place + 1)" + (rest.hasPrefix("[") || rest.isEmpty ? rest : ".\(rest)")
    }
  }
#endif
