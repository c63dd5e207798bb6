import AdapterProcess
import Counterexample
import JSON
import Records
import ScenarioGeneration
import Scenarios
import World

/// Cases that are given by hand.
enum SampleCase {
  /// Returns the messages that give case N of seed 1: a decision or two, or a session's first event.
  ///
  /// The numbers on the wire begin at ten times the case's own.
  static func messages(_ index: Int) -> [String] {
    let drawn = Generator.cases.value(Seeds(run: 1, property: "cases"), case: index)
    let number = index * 10 + 1
    if case .session(let situation, let life) = drawn {
      return [ProtocolText.firstEvent(of: Playback(situation, life), number: number)]
    }
    return drawn.decisions.enumerated().map {
      ProtocolText.decision($0.element, number: number + $0.offset)
    }
  }
}
