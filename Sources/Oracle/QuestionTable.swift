package import Records

/// Every question that a rule can ask, with the names of its readings.
package enum QuestionTable {
  /// A question in code as the catalogue knows it.
  package struct Entry: Sendable {
    /// The catalogue's name for it.
    package var id: QuestionID
    /// The catalogue's names of its readings, in the order of their raw values.
    package var readings: [String]
    /// Where the question type says it stands.
    package var index: QuestionIndex
  }

  /// The questions, each at the place its type stands at.
  package static let all: [Entry] = types.map { entry($0.id, $0.type) }

  /// The types of the questions, by document.
  static let types: [(id: String, type: any Reading.Type)] =
    document000 + document001 + sdk002 + document004 + sdk004

  private static func entry(_ id: String, _ type: any Reading.Type) -> Entry {
    func named<R: Reading>(_ type: R.Type) -> Entry {
      Entry(id: QuestionID(id), readings: R.allCases.map { "\($0)" }, index: R.index)
    }
    return named(type)
  }
}
