internal import Oracle

/// What a rule makes of an exhibit under some readings of just the questions it asks then.
struct RulingLeaf {
  /// The questions whose readings matter to it.
  var fixed: QuestionSet
  /// The readings; those of other questions are any.
  var readings: Readings
  /// What the rule makes of the exhibit.
  var ruling: Ruling

  /// Whether nothing is broken.
  var accepts: Bool { ruling.violations.isEmpty }

  /// Whether one question, and no other, has another reading in another leaf of the same rule.
  ///
  /// - Returns: The place of the question; nil where none or several differ.
  func onlyDifference(from other: RulingLeaf) -> Int? {
    var common = fixed & other.fixed
    var found: Int?
    while common != 0 {
      let position = common.trailingZeroBitCount
      common &= common - 1
      guard readings.reading(at: position) != other.readings.reading(at: position) else { continue }
      guard found == nil else { return nil }
      found = position
    }
    return found
  }

  /// Whether the reading of a question is one, or any would do.
  func isUnder(_ reading: Int, of position: Int) -> Bool {
    fixed & (1 << QuestionSet(position)) == 0 || readings.reading(at: position) == reading
  }
}

extension Rule {
  /// Returns what the rule makes of an exhibit under all readings of the questions it asks.
  ///
  /// - Parameters:
  ///   - exhibit: What it is shown.
  ///   - choices: The readings of each question that are gone through, by index.
  ///   - readings: The readings that are fixed; of the others, any.
  ///   - fixed: The questions whose readings are fixed.
  /// - Returns: One leaf at least.
  /// - Complexity: One ruling for each joint reading of the questions it asks.
  func leaves(
    _ exhibit: Exhibit, _ choices: [[UInt8]], from readings: Readings = .first,
    fixed: QuestionSet = 0
  ) -> [RulingLeaf] {
    var leaves: [RulingLeaf] = []
    grow(&leaves, exhibit, choices, readings, fixed)
    return leaves
  }

  private func grow(
    _ leaves: inout [RulingLeaf], _ exhibit: Exhibit, _ choices: [[UInt8]], _ readings: Readings,
    _ fixed: QuestionSet
  ) {
    var readings = readings
    readings.forget()
    let ruling = ruling(exhibit, &readings, .standard)
    let free = readings.asked & ~fixed
    guard free != 0 else {
      leaves.append(RulingLeaf(fixed: fixed, readings: readings, ruling: ruling))
      return
    }
    let position = free.trailingZeroBitCount
    for reading in choices[position] {
      var chosen = readings
      chosen.choose(reading, at: position)
      grow(&leaves, exhibit, choices, chosen, fixed | 1 << QuestionSet(position))
    }
  }
}
