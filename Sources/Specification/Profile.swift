package import Records

/// A set of pinned readings.
package struct Profile: Hashable, Sendable {
  /// One question and the reading that alone counts for it.
  package struct Pin: Hashable, Sendable {
    /// The question.
    package var question: QuestionID
    /// The name of its reading.
    package var reading: String
  }

  /// The name it is asked for by.
  package var name: String
  /// What it stands for, in one sentence.
  package var text: String
  /// What it pins, in the catalogue's order.
  package var pins: [Pin]

  /// A profile that pins nothing.
  package static let open = Profile(
    name: "documents", text: "Every open question stays open.", pins: [])
}
