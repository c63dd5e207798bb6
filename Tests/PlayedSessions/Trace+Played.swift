package import Adapters
package import Scenarios
internal import World

extension Trace {
  /// Plays a session with an implementation to its end.
  ///
  /// - Parameters:
  ///   - situation: Where the session begins.
  ///   - life: What happens from there on.
  ///   - run: What lives through it.
  /// - Complexity: O(*s*) in the steps of the session.
  package init(
    playing situation: Situation, _ life: Life, with run: consuming any AdapterRun
  ) {
    var play = Playback(situation, life)
    while let event = play.next() { play.receive(run.handle(event)) }
    self = play.trace
  }
}
