package import Records
package import Scenarios

/// Where an adapter runs: in this process, or in another.
///
/// A run knows an adapter only through this, so that it neither knows nor cares which it is.
package protocol AdapterHost: Sendable {
  /// What the adapter says about itself.
  var claims: Claims { get }

  /// Whether cases can be given from several threads at the same time to any advantage.
  var answersInParallel: Bool { get }

  /// Asks the adapter for some decisions and returns what it did with each, in the same order.
  ///
  /// Never throws: what goes wrong is an outcome of the decision in which it went wrong.
  func run(_ decisions: [Decision]) async -> [Outcome]
}

/// A host for an adapter in this process.
package struct InProcessHost: AdapterHost {
  private let adapter: any Adapter
  package let claims: Claims
  package let answersInParallel = true

  /// Creates a host for an adapter.
  package init(_ adapter: any Adapter) {
    self.adapter = adapter
    claims = adapter.claims
  }

  package func run(_ decisions: [Decision]) async -> [Outcome] {
    decisions.map { decision in
      guard let answer = adapter.answer(decision.query, decision.situation) else {
        return .declined
      }
      guard answer.queryName == decision.query.name else {
        return .brokeProtocol(
          ProtocolFault(
            .wrongQuery,
            detail: "asked \(decision.query.name.rawValue), answered \(answer.queryName.rawValue)"))
      }
      return .answered(answer)
    }
  }
}
