package import Scenarios

/// A code sample of a document, carried over statement by statement.
///
/// A sample informs and binds nobody. Judged like any other implementation, it shows where a reader
/// who copies it breaks the text beside it.
package struct SampleAdapter: Adapter {
  /// The name after `sample-`.
  package var name: String
  /// Which sample of which document it is, with its lines.
  package var summary: String
  /// The queries the sample's code answers.
  private let queries: Set<Query.Name>
  private let respond: @Sendable (Query, Situation) -> Answer?

  /// Creates an adapter from a sample's code.
  init(
    _ name: String, summary: String, queries: Set<Query.Name>,
    respond: @escaping @Sendable (Query, Situation) -> Answer?
  ) {
    self.name = name
    self.summary = summary
    self.queries = queries
    self.respond = respond
  }

  package var claims: Claims {
    Claims(name: "sample-\(name)", version: "1", queries: queries)
  }

  package func answer(_ query: Query, _ situation: Situation) -> Answer? {
    respond(query, situation)
  }

  /// The samples of all documents, in the order of their names.
  package static let all: [SampleAdapter] = [
    .uiKit001, .objectiveC001, .swiftUI001, .swiftUIUpdate001,
  ]
}
