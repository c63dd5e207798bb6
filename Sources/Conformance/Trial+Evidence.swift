internal import Adapters
package import Scenarios
internal import World

extension Trial {
  /// What the oracle is shown of it; a session is played first, its script acting.
  ///
  /// - Complexity: O(*n*) in the steps of a session.
  package var evidence: Evidence {
    switch self {
    case .decision(let query, let situation, let answer): .answer(query, situation, answer)
    case .relation(let relation, let query, let situation, let one, let other):
      .answers(relation, query, situation, one, other)
    case .session(let situation, let life, let script): .trace(lived(situation, life, script))
    }
  }

  private func lived(_ situation: Situation, _ life: Life, _ script: Script) -> Trace {
    var play = Playback(situation, life)
    var run = ScriptedRun(script, life.format)
    while let event = play.next() { play.receive(run.handle(event)) }
    return play.trace
  }
}
