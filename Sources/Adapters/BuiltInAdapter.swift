/// An adapter that comes with the harness, under the name the command line knows it by.
package struct BuiltInAdapter: Sendable {
  /// The name after `builtin:`.
  package var name: String
  /// What it is, in one sentence.
  package var summary: String
  /// The adapter.
  package var adapter: any Adapter
  /// The profile under which its fault shows, where it has one.
  package var profile = "documents"

  /// Every built-in adapter: the reference, the documents' samples, then the two galleries of
  /// faults: of single decisions, and over time.
  package static let all: [BuiltInAdapter] =
    [
      BuiltInAdapter(
        name: "reference", summary: "Conforms to every clause.", adapter: ReferenceAdapter())
    ]
    + SampleAdapter.all.map {
      BuiltInAdapter(name: "sample-\($0.name)", summary: $0.summary, adapter: $0)
    }
    + FaultyAdapter.gallery.map {
      BuiltInAdapter(
        name: "faulty-\($0.name)", summary: $0.fault, adapter: $0, profile: $0.profile)
    }
    + FaultySession.gallery.map {
      BuiltInAdapter(name: "faulty-\($0.name)", summary: $0.fault, adapter: $0)
    }

  /// Returns the adapter of a name; nil when there is none.
  ///
  /// - Complexity: O(*n*) in the number of built-in adapters.
  package static func named(_ name: String) -> BuiltInAdapter? {
    all.first { $0.name == name }
  }
}
