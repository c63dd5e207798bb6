internal import Counterexample
internal import Oracle
internal import ScenarioGeneration
internal import Scenarios

/// What trials are drawn of when the alphabet has none.
enum TrialSource: String, CaseIterable {
  case decisions, sessions

  /// Draws the trials.
  var generator: Generator<Trial> {
    switch self {
    case .decisions: .decisionTrials
    case .sessions: .sessionTrials
    }
  }

  /// Whether there are trials that a rule which listens to something is shown.
  func has(_ trigger: Trigger) -> Bool {
    switch (self, trigger) {
    case (.decisions, .query), (.decisions, .relation), (.sessions, .session): true
    default: false
    }
  }
}
