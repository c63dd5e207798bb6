internal import Records
internal import Scenarios

/// What in the words of a smallest case could be anything, and where the verdict flips.
///
/// A case is told in lines, and a line in phrases; which phrase a choice has a hand in shows when the
/// choice changes. A phrase is free when some choice changes it alone without a difference, and none
/// changes it with one.
struct CaseDifference {
  /// A phrase of a line, by the number of the line and its own within it.
  private struct Place: Hashable {
    var line: Int
    var phrase: Int
  }

  private let lines: [LabelledLine]
  private let phrases: [[String]]
  private let neighbours: Finding.Neighbours

  init(_ finding: Finding, _ neighbours: Finding.Neighbours) {
    lines = finding.case.lines
    phrases = lines.map(\.phrases)
    self.neighbours = neighbours
  }

  /// The phrases that could be anything, line by line: the label and the phrases.
  ///
  /// - Complexity: O(*n*) in the number of neighbours and lines.
  var free: [String] {
    let bound = Set(neighbours.apart.flatMap { difference(to: $0) ?? [] })
    let alone = neighbours.alike.compactMap { other -> Place? in
      guard let places = difference(to: other), places.count == 1 else { return nil }
      return places[0]
    }
    let places = Set(alone).subtracting(bound)
    return lines.indices.compactMap { line in
      let free = phrases[line].indices.filter { places.contains(Place(line: line, phrase: $0)) }
      guard !free.isEmpty else { return nil }
      let text = free.map { phrases[line][$0] }.joined(separator: ", ")
      return lines[line].label.isEmpty ? text : "\(lines[line].label) (\(text))"
    }
  }

  /// The phrases nearest to those of the case with which the clause is kept, nearest first.
  ///
  /// - Complexity: O(*n* log *n*) in the number of neighbours, and O(*n*) in that of lines.
  var flips: [String] {
    var flips: [(distance: Double, text: String)] = []
    for other in neighbours.apart {
      guard let places = difference(to: other), let place = places.first, places.count == 1,
        lines[place.line].label != "session"
      else { continue }
      let there = other.lines[place.line].phrases[place.phrase]
      let here = phrases[place.line][place.phrase]
      let label = lines[place.line].label
      let isPlain = label.isEmpty || label == "question"
      let text = (isPlain ? "" : "\(label) ") + "\(there) instead of \(here)"
      guard !flips.contains(where: { $0.text == text }) else { continue }
      flips.append((here.distance(to: there), text))
    }
    return flips.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }
      .prefix(CaseDifference.mostFlips).map(\.text)
  }

  /// The most flips that are worth a line.
  private static let mostFlips = 2

  /// Where another case reads differently; nil where it has other lines or phrases.
  private func difference(to other: Case) -> [Place]? {
    let others = other.lines
    guard others.map(\.label) == lines.map(\.label) else { return nil }
    var places: [Place] = []
    for line in lines.indices {
      let parts = others[line].phrases
      guard parts.count == phrases[line].count else { return nil }
      for phrase in parts.indices where parts[phrase] != phrases[line][phrase] {
        places.append(Place(line: line, phrase: phrase))
      }
    }
    return places
  }
}

extension LabelledLine {
  /// What the line says, phrase by phrase.
  fileprivate var phrases: [String] {
    var phrases: [String] = []
    var phrase = ""
    for character in text {
      // A phrase begins after a comma and a space.
      if character == " ", phrase.last == "," {
        phrase.removeLast()
        phrases.append(phrase)
        phrase = ""
      } else {
        phrase.append(character)
      }
    }
    return phrases + [phrase]
  }
}

extension String {
  /// How far apart the numbers in two phrases are that say the same but for those; else infinity.
  fileprivate func distance(to other: String) -> Double {
    let (here, there) = (split(separator: " "), other.split(separator: " "))
    guard here.count == there.count else { return .infinity }
    return zip(here, there).reduce(0) { sum, words in
      if words.0 == words.1 { return sum }
      guard let one = Double(words.0), let two = Double(words.1) else { return .infinity }
      return sum + abs(one - two)
    }
  }
}
