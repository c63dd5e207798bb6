#if canImport(Testing)
  extension ValueText {
    /// The way to a word inside of a text, as the places of the parts it is in.
    typealias Path = [Int]

    private var parts: [ValueText] {
      switch self {
      case .word: []
      case .named(_, let value): [value]
      case .list(_, let parts, _): parts
      }
    }

    /// Returns the ways to the words that are others in another text.
    ///
    /// Parts that the other text has more or fewer of do not count.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func changes(in other: ValueText) -> [Path] {
      switch (self, other) {
      case (.word(let word), .word(let otherWord)):
        return word == otherWord ? [] : [[]]
      case (.list(let open, _, _), .list(let otherOpen, _, _)) where open == otherOpen:
        return changesInParts(other)
      case (.named(let name, _), .named(let otherName, _)) where name == otherName:
        return changesInParts(other)
      default:
        return words
      }
    }

    private func changesInParts(_ other: ValueText) -> [Path] {
      zip(parts, other.parts).enumerated().flatMap { place, pair in
        pair.0.changes(in: pair.1).map { [place] + $0 }
      }
    }

    /// The ways to all words.
    private var words: [Path] {
      if case .word = self { return [[]] }
      return parts.enumerated().flatMap { place, part in part.words.map { [place] + $0 } }
    }

    /// Returns the text with another word at the end of some ways.
    ///
    /// - Complexity: O(*n*) in the length of the text, times the number of ways.
    func replacing(_ paths: [Path], with word: String) -> ValueText {
      if paths.contains([]) { return .word(word) }
      func part(_ place: Int, _ part: ValueText) -> ValueText {
        part.replacing(
          paths.filter { $0.first == place }.map { Array($0.dropFirst()) }, with: word)
      }
      switch self {
      case .word: return self
      case .named(let name, let value): return .named(name, part(0, value))
      case .list(let open, let parts, let close):
        return .list(
          open: open, parts.enumerated().map { part($0.offset, $0.element) }, close: close)
      }
    }

    /// Returns the text at the end of a way.
    func text(at path: Path) -> ValueText? {
      guard let place = path.first else { return self }
      guard parts.indices.contains(place) else { return nil }
      return parts[place].text(at: Array(path.dropFirst()))
    }

    /// Returns a way in words: names with dots in between, and places in brackets.
    func name(of path: Path) -> String {
      guard let place = path.first else { return "" }
      let rest = parts[place].name(of: Array(path.dropFirst()))
      switch self {
      case .word: return ""
      case .named(let name, _):
        return rest.hasPrefix("[") || rest.isEmpty ? name + rest : "\(name).\(rest)"
      case .list(_, let parts, _):
        if case .named = parts[place] { return rest }
        return "[\(place)]" + (rest.hasPrefix("[") || rest.isEmpty ? rest : ".\(rest)")
      }
    }
  }
#endif
