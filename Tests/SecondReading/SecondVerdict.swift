package import Scenarios

/// What the documents make of an answer, by the second derivation; the strongest comes last.
package enum SecondVerdict: Hashable, Sendable {
  /// No statement is broken, whichever way the open questions are read.
  case accepted
  /// Only a recommendation is broken, under every reading.
  case discouraged
  /// Some statement is broken under some readings of the open questions and not under others.
  case open
  /// One and the same statement of duty or fact is broken under every reading.
  case rejected
}

/// Returns what the second derivation makes of an answer.
///
/// It imagines every joint reading of the open questions as a world, sees which statements the
/// answer breaks there, and compares the worlds; it evaluates no clause by itself.
///
/// - Parameters:
///   - answer: The answer to judge. It must answer this query.
///   - query: The query that was asked.
///   - situation: The legal situation it was asked in.
/// - Returns: The strongest verdict that holds.
/// - Complexity: O(*w* *n*²) in the worlds of the query, 256 at most, and the number of scenes.
package func secondVerdict(
  on answer: Answer, to query: Query, in situation: Situation
) -> SecondVerdict {
  switch (query, answer) {
  case (.requestOutcome(let scene), .requestOutcome(let outcome)):
    OutcomeWorld.all.verdict { $0.broken(by: outcome, to: scene, in: situation) }
  case (.requestScene, .requestScene(let choice)):
    SceneWorld.all.verdict { $0.broken(by: choice, in: situation) }
  case (.canPresent(let ad), .canPresent(let presentability)):
    PresentationWorld.all.verdict { $0.broken(by: presentability, to: ad, in: situation) }
  case (.bannerWidth, .bannerWidth(let choice)):
    WidthWorld.all.verdict { $0.broken(by: choice, in: situation) }
  case (.placement(let ad), .placement(let choice)):
    PlacementWorld.all(about: ad, in: situation).verdict {
      $0.broken(by: choice, ad, in: situation)
    }
  case (.isSupported(let inquiry), .isSupported(let support)):
    SupportWorld.all.verdict { $0.broken(by: support, inquiry, on: situation.device) }
  case (.fixedSize(let view), .fixedSize(let choice)):
    FixedSizeWorld.all.verdict { $0.broken(by: choice, in: view, situation) }
  case (.requestSetup(let context), .requestSetup(let setup)):
    SetupWorld.all.verdict { $0.broken(by: setup, context) }
  case (.bannerStep(let moment), .bannerStep(let deeds)):
    BannerStepWorld.all.verdict { $0.broken(by: deeds, at: moment) }
  case (.sdkExchange(let exchange), .sdkExchange(let events)):
    exchange.findings(events).verdict
  case (.mediationExchange(let exchange), .mediationExchange(let events)):
    exchange.findings(events).verdict
  default:
    preconditionFailure("an answer to \(answer.queryName) given to \(query.name)")
  }
}
