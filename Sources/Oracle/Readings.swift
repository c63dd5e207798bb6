/// A question in code: the readings a rule can tell apart.
///
/// The raw values count from 0 in the catalogue's order, and the names are the catalogue's; a test
/// compares the two.
package protocol Reading: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The place of the question in ``QuestionTable/all``.
  static var index: QuestionIndex { get }
}

/// The place of a question in ``QuestionTable/all``.
package struct QuestionIndex: Hashable, Sendable {
  /// Counted from 0.
  package let position: Int

  /// Looks up where a question stands in the table.
  ///
  /// - Precondition: The table lists the type; a test reads the index of every type it lists.
  /// - Complexity: O(*n*) in the number of questions; a type keeps its index.
  package init<R: Reading>(of type: R.Type) {
    let id = ObjectIdentifier(type)
    guard let position = QuestionTable.types.firstIndex(where: { ObjectIdentifier($0.type) == id })
    else { preconditionFailure("\(type) is not listed in the table of questions") }
    self.position = position
  }
}

/// A set of questions, one bit each: the bit of a question is its place in the table.
package typealias QuestionSet = UInt128

/// One answer to every question, and which of the questions a rule asked.
///
/// A rule that asks nothing has one verdict whatever is open, so only the questions that a case
/// really touches cost a second look.
package struct Readings: Sendable {
  private var chosen: [UInt8]
  /// The questions asked so far.
  package private(set) var asked: QuestionSet = 0

  /// Creates the assignment that gives each question one of its readings, by index.
  package init(_ chosen: [UInt8]) {
    precondition(chosen.count <= QuestionSet.bitWidth, "one bit for each question")
    self.chosen = chosen
  }

  /// Returns the chosen reading of a question and notes that it was asked for.
  package mutating func callAsFunction<R: Reading>(_: R.Type) -> R {
    asked |= 1 << QuestionSet(R.index.position)
    guard let reading = R(rawValue: Int(chosen[R.index.position])) else {
      preconditionFailure("a reading's index is checked when it is chosen")
    }
    return reading
  }

  /// Notes that some questions were asked, by a rule that another one uses.
  package mutating func ask(_ questions: QuestionSet) {
    asked |= questions
  }

  /// Forgets which questions were asked.
  package mutating func forget() {
    asked = 0
  }

  /// Gives a question another of its readings.
  package mutating func choose(_ reading: UInt8, at position: Int) {
    chosen[position] = reading
  }

  /// Takes one reading of a question for another, wherever one of the two is chosen.
  package mutating func exchange(_ one: UInt8, _ other: UInt8, at position: Int) {
    if chosen[position] == one {
      chosen[position] = other
    } else if chosen[position] == other {
      chosen[position] = one
    }
  }

  /// Returns the chosen reading of a question, by index, without asking.
  package func reading(at position: Int) -> Int { Int(chosen[position]) }

  /// The first reading of every question.
  package static let first = Readings([UInt8](repeating: 0, count: QuestionTable.all.count))
}
