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

  /// Has the adapter live through some sessions and returns what came of each, in the same order.
  ///
  /// Never throws, as ``run(_:)`` does not.
  func live(through plays: [any Play]) async -> [Outcome]

  /// The same adapter, believed the first time it crashes or falls silent.
  ///
  /// For trying out many cases of which the one that counts is given again.
  var hasty: any AdapterHost { get }

  /// Why the adapter is not asked any more, as the rest of a sentence; nil while it is.
  var loss: String? { get }
}

extension AdapterHost {
  /// The host itself: what goes wrong in this process is certain the first time.
  package var hasty: any AdapterHost { self }

  /// Nil: an adapter in this process is never lost.
  package var loss: String? { nil }
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

  package func live(through plays: [any Play]) async -> [Outcome] {
    plays.map { play in
      guard var run = adapter.begin(play.format) else { return .declined }
      var play = play
      while let event = play.next() { play.receive(run.handle(event)) }
      return .lived(play.trace)
    }
  }
}
