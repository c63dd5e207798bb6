package import Records

/// A place where the documents are silent or contradict themselves.
package struct Question: Hashable, Sendable {
  /// What kind of gap it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text says nothing.
    case silent
    /// Two places say different things.
    case contradiction
    /// A sample does something else than the text.
    case exampleAgainstRule = "example against rule"
    /// A term is used and never explained.
    case undefinedTerm = "undefined term"
    /// A bound is not given, or not exactly.
    case undefinedLimit = "undefined limit"
    /// What happens on an error is not said.
    case errorUnspecified = "error unspecified"
    /// It is not clear how strongly the text binds.
    case levelUnclear = "level unclear"
    /// The text speaks of something that has changed since.
    case outOfDate = "out of date"
  }

  /// Whether the documents decide it after all.
  package enum State: Hashable, Sendable {
    /// They do not.
    case open
    /// These lines settle it for this reading.
    case settled(reading: String, by: SourceLines)
    /// The documents do not, and the people who keep this catalogue settled it for this reading, which
    /// the clause demands.
    case resolved(reading: String, clause: ClauseID)
  }

  /// One answer to a question.
  package struct Reading: Hashable, Sendable {
    /// The name profiles pin it by.
    package var name: String
    /// The answer in one sentence of our own.
    package var text: String
    /// What a document could say to settle the question so, in our own words; nil where nobody has
    /// written it yet.
    package var wording: String?
    /// The lines it rests on; nil when it rests on what shipped software does.
    package var source: SourceLines?
    /// The lines that rule it out, if any; it then counts only under a profile that pins it.
    package var rejectedBy: SourceLines?
  }

  /// The stable name.
  package var id: QuestionID
  /// What kind of gap it is.
  package var kind: Kind
  /// The question in one sentence.
  package var text: String
  /// The lines it is about.
  package var source: SourceLines
  /// Whether the documents decide it after all.
  package var state: State
  /// The possible answers; two or more.
  package var readings: [Reading]

  /// Whether any document leaves it open.
  package var isOpen: Bool { state == .open }

  /// The readings that count when no profile pins one.
  ///
  /// - Complexity: O(*n*) in the number of readings.
  package var countedReadings: [Reading] {
    switch state {
    case .open: readings.filter { $0.rejectedBy == nil }
    case .settled(let name, _), .resolved(let name, _): readings.filter { $0.name == name }
    }
  }

  /// Returns the reading of a name; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of readings.
  package func reading(_ name: String) -> Reading? { readings.first { $0.name == name } }
}

extension Question {
  /// The lines it is about and those its readings rest on or fail by, each list once.
  ///
  /// - Complexity: O(*n*²) in the number of readings.
  package var sources: [SourceLines] {
    let settled: [SourceLines] = if case .settled(_, let lines) = state { [lines] } else { [] }
    let all =
      [source] + settled + readings.flatMap { [$0.source, $0.rejectedBy].compactMap(\.self) }
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
