package import Scenarios

/// A code sample of a document, carried over statement by statement.
///
/// A sample informs and binds nobody. Judged like any other implementation, it shows where a reader
/// who copies it breaks the text beside it.
package struct SampleAdapter: Adapter {
  /// The name after `sample-`.
  package var name: String
  /// Which sample it is, in a few words.
  private var title: String
  /// The file name of the document.
  package var document: String
  /// The lines of the document that it carries over, in ascending order.
  package var lines: [ClosedRange<Int>]
  /// The queries the sample's code answers.
  private let queries: Set<Query.Name>
  private let respond: @Sendable (Query, Situation) -> Answer?
  private let live: @Sendable (AdFormat) -> (any AdapterRun)?

  /// Creates an adapter from a sample's code.
  ///
  /// - Parameters:
  ///   - name: The name after `sample-`.
  ///   - title: Which sample it is, in a few words.
  ///   - document: The file name of the document.
  ///   - lines: The lines of the document that it carries over, in ascending order.
  ///   - queries: The queries the sample's code answers.
  ///   - respond: What the sample's code comes to where it is asked.
  ///   - live: The sample's code through a session; nil for a format it has no code for.
  init(
    _ name: String, _ title: String, document: String, lines: [ClosedRange<Int>],
    queries: Set<Query.Name>,
    respond: @escaping @Sendable (Query, Situation) -> Answer?,
    live: @escaping @Sendable (AdFormat) -> (any AdapterRun)?
  ) {
    self.name = name
    self.title = title
    self.document = document
    self.lines = lines
    self.queries = queries
    self.respond = respond
    self.live = live
  }

  /// Which sample of which document it is, with its lines.
  package var summary: String {
    let lines = lines.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ", ")
    return "Document \(document.prefix { $0 != "_" }), \(title), lines \(lines)."
  }

  package var claims: Claims {
    Claims(
      name: "sample-\(name)", version: "2", queries: queries,
      formats: Set(AdFormat.allCases.filter { live($0) != nil }))
  }

  package func answer(_ query: Query, _ situation: Situation) -> Answer? {
    respond(query, situation)
  }

  package func begin(_ format: AdFormat) -> (any AdapterRun)? {
    live(format)
  }

  /// The samples of all documents, in the order of their names.
  package static let all: [SampleAdapter] = [
    .swift000, .objectiveC000,
    .uiKit001, .objectiveC001, .swiftUI001, .swiftUIUpdate001,
    .coordinates004, .description004, .delegate004,
  ]
}
