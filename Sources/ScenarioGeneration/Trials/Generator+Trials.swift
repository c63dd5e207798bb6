package import Counterexample
package import Scenarios

extension Generator where Value == Trial {
  /// Fresh cases of every kind, each with what an implementation does in it.
  ///
  /// An answer or a script is drawn from the same choices as its case, so that both shrink
  /// together. Every other script or so does what is sensible but for a few departures.
  package static let trials = Generator { source in
    let `case` = Generator<Case>.cases.draw(&source)
    return source.span("conduct") { $0.trial(of: `case`) }
  }

  /// Fresh decisions and pairs of them, each with an answer.
  package static let decisionTrials = Generator { source in
    let `case` = Generator<Case>.decisions.draw(&source)
    return source.span("conduct") { $0.trial(of: `case`) }
  }

  /// Fresh sessions, each with a script.
  package static let sessionTrials = Generator { source in
    let `case` = Generator<Case>.sessions.draw(&source)
    return source.span("conduct") { $0.trial(of: `case`) }
  }
}

extension Source {
  /// Draws what is done in a case.
  fileprivate mutating func trial(of case: Case) -> Trial {
    switch `case` {
    case .decision(let query, let situation):
      return .decision(query, situation, answer(to: query, in: situation))
    case .relation(let relation, let query, let situation):
      let one = answer(to: query, in: situation)
      // To answer the same again is one draw; another answer is as good as a fresh one.
      let other = boolean(percent: 50) ? answer(to: query, in: situation) : one
      return .relation(relation, query, situation, one, other)
    case .session(let situation, let life):
      return .session(
        situation, life, script(life.format, departures: 0...3, usesTurns: true))
    }
  }
}
