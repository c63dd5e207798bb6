/// What an audit came to.
package struct AuditReport: Sendable {
  /// The catalogue.
  package let catalogue: Catalogue
  /// Where catalogue and rules contradict each other or themselves.
  package var faults: [AuditFault] = []
  /// What there is to say about each document, in the catalogue's order.
  package var documents: [DocumentReport] = []

  /// Creates a report with nothing in it.
  init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Whether every line of every document is accounted for.
  ///
  /// - Complexity: O(*n*) in the numbers of documents and claims.
  package var isComplete: Bool { documents.allSatisfy(\.isComplete) }
}
