package import Records

/// A slip in a document's sample: what a reader should not copy.
package struct Erratum: Hashable, Sendable {
  /// The stable name.
  package var id: ErratumID
  /// The lines of the sample, and of the text it does not fit.
  package var source: SourceLines
  /// What is wrong, in one sentence of our own.
  package var text: String
  /// The clauses that a reader breaks who copies it; most slips break none.
  package var broken: [ClauseID]
}
