/// The stable name of a clause, such as `001-FIT-001`; never reused.
package struct ClauseID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name as the catalogue writes it.
  package var description: String

  /// Creates an identifier from its text.
  package init(_ text: String) {
    description = text
  }

  package static func < (left: ClauseID, right: ClauseID) -> Bool {
    left.description < right.description
  }
}

/// The stable name of a question, such as `001-Q-001`; never reused.
package struct QuestionID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name as the catalogue writes it.
  package var description: String

  /// Creates an identifier from its text.
  package init(_ text: String) {
    description = text
  }

  package static func < (left: QuestionID, right: QuestionID) -> Bool {
    left.description < right.description
  }
}

/// The stable name of a slip in a document's sample, such as `001-E-001`; never reused.
package struct ErratumID: Hashable, Sendable, CustomStringConvertible {
  /// The name as the catalogue writes it.
  package var description: String

  /// Creates an identifier from its text.
  package init(_ text: String) {
    description = text
  }
}

/// What is wrong about a violation, such as `tooWide`; each clause lists its kinds.
package struct ViolationKind: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name as the catalogue writes it.
  package var description: String

  /// Creates a kind from its name.
  package init(_ text: String) {
    description = text
  }

  package static func < (left: ViolationKind, right: ViolationKind) -> Bool {
    left.description < right.description
  }
}
