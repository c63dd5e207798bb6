package import Counterexample
package import Scenarios

extension Generator where Value == Trial {
  /// Every answer worth trying to every decision over the small alphabet.
  package static func smallDecisionTrials(about names: [Query.Name]) -> Generator {
    let decisions = Generator<Case>.smallDecisions(about: names)
    return Generator { source in
      guard case .decision(let query, let situation) = decisions.draw(&source) else {
        preconditionFailure("decisions are drawn only")
      }
      return .decision(query, situation, source.smallAnswer(to: query, in: situation))
    }
  }

  /// Two answers, alike or not, to every pair of decisions over the small alphabet.
  package static func smallRelationTrials(about names: [Query.Name]) -> Generator {
    let relations = Generator<Case>.smallRelations(about: names)
    return Generator { source in
      switch relations.draw(&source) {
      case .relation(let relation, let query, let situation):
        let one = source.coarseAnswer(to: query, in: situation)
        return .relation(
          relation, query, situation, one, source.coarseAnswer(to: query, in: situation))
      case .decision(let query, let situation):
        // What is no pair is discarded already.
        return .decision(query, situation, source.coarseAnswer(to: query, in: situation))
      case .session: preconditionFailure("decisions are drawn only")
      }
    }
  }

  /// Every session over the small alphabet, lived through by every script of a size.
  ///
  /// - Parameters:
  ///   - formats: The formats, at least one.
  ///   - stimuli: The number of stimuli, at least 0; each of them applies.
  ///   - departures: The number of departures of a script, at least 0.
  /// - Returns: The generator.
  package static func smallSessionTrials(
    with formats: [AdFormat], stimuli: Int, departures: Int
  ) -> Generator {
    let sessions = Generator<Case>.smallSessions(with: formats, stimuli: stimuli)
    return Generator { source in
      guard case .session(let situation, let life) = sessions.draw(&source) else {
        preconditionFailure("sessions are drawn only")
      }
      let script = source.script(
        life.format, departures: departures...departures, usesTurns: false)
      return .session(situation, life, script)
    }
  }
}

extension Source {
  /// Draws one of the answers worth trying over the small alphabet.
  fileprivate mutating func smallAnswer(to query: Query, in situation: Situation) -> Answer {
    switch query {
    case .placement(let placement):
      .placement(smallPlacementChoice(of: placement, in: situation))
    case .requestSetup: .requestSetup(smallRequestSetup())
    case .sdkExchange(let exchange): .sdkExchange(exchangeEvents(to: exchange, slips: 0...1))
    case .mediationExchange(let exchange):
      .mediationExchange(forwardedEvents(in: exchange, slips: 0...1))
    default: answer(to: query, in: situation)
    }
  }

  /// Draws an answer of which only that it differs from another matters.
  fileprivate mutating func coarseAnswer(to query: Query, in situation: Situation) -> Answer {
    guard case .bannerWidth = query else { return answer(to: query, in: situation) }
    let width = situation.host.view.width
    let answers: [WidthChoice] = [.wait, .points(width), .points(width + 0.5), .points(.nan)]
    return .bannerWidth(answers[choice(answers.count)])
  }
}
