/// A pattern over names: `*` stands for any text, `?` for any one character.
struct Glob {
  private let pattern: [Character]

  /// Creates a pattern from its text.
  init(_ text: String) {
    pattern = Array(text)
  }

  /// Returns whether a whole name fits, letter case ignored.
  ///
  /// - Complexity: O(*p* × *n*) in the lengths of pattern and name.
  func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    // reachable[i]: the pattern so far fits the first i characters.
    var reachable = [true] + [Bool](repeating: false, count: name.count)
    for token in pattern.map({ Character($0.lowercased()) }) {
      var next = [Bool](repeating: false, count: name.count + 1)
      if token == "*" {
        var isOpen = false
        for index in reachable.indices {
          isOpen = isOpen || reachable[index]
          next[index] = isOpen
        }
      } else {
        for index in name.indices where reachable[index] {
          next[index + 1] = token == "?" || token == name[index]
        }
      }
      reachable = next
    }
    return reachable[name.count]
  }
}
