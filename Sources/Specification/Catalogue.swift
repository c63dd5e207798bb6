package import Records

/// What the documents say, clause by clause, and where they are silent.
package struct Catalogue: Hashable, Sendable {
  /// The documents, in the order of their file names.
  package var documents: [Document]
  /// The clauses, in the order of their files and within them as written.
  package var clauses: [Clause]
  /// The questions, in the same order.
  package var questions: [Question]
  /// The slips in the documents' samples, in the same order.
  package var errata: [Erratum]
  /// The profiles; `documents`, the default, pins nothing.
  package var profiles: [Profile]
  /// SHA-256 over the names and bytes of all catalogue files, in hex.
  package var hash: String

  /// Returns the clause of a name; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of clauses.
  package func clause(_ id: ClauseID) -> Clause? {
    clauses.first { $0.id == id }
  }

  /// Returns the question of a name; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of questions.
  package func question(_ id: QuestionID) -> Question? {
    questions.first { $0.id == id }
  }

  /// Returns the profile of a name; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of profiles.
  package func profile(_ name: String) -> Profile? {
    profiles.first { $0.name == name }
  }

  /// The questions the documents leave open.
  ///
  /// - Complexity: O(*n*) in the number of questions.
  package var openQuestions: [Question] { questions.filter(\.isOpen) }
}
