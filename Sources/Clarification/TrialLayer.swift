internal import Counterexample
internal import Oracle
internal import ScenarioGeneration
internal import Scenarios

/// All trials of one size over the small alphabet.
enum TrialLayer {
  case decisions
  case linkedDecisions
  case sessions(AdFormat, stimuli: Int, departures: Int)

  /// Returns the layers in the order of their size.
  ///
  /// A script departs from its habit once at most: with two departures there are thousands of times
  /// as many, and drawn trials have those.
  static func all(upTo size: Int) -> [TrialLayer] {
    let sessions = (0...size).flatMap { size in
      (0...min(1, size)).flatMap { departures in
        AdFormat.allCases.map { format in
          TrialLayer.sessions(format, stimuli: size - departures, departures: departures)
        }
      }
    }
    return [.decisions, .linkedDecisions] + sessions
  }

  /// What the trials have in common, in words.
  var name: String {
    switch self {
    case .decisions: "decisions"
    case .linkedDecisions: "linked decisions"
    case .sessions(let format, let stimuli, let departures):
      "\(format.rawValue) sessions, stimuli \(stimuli), departures \(departures)"
    }
  }

  /// Whether there are trials among them that rules which listen to something are shown.
  func has(_ topic: Topic, _ mutant: Mutant) -> Bool {
    mutant.parts.contains { has(topic, $0.rule.listensTo) }
  }

  /// Whether there are trials about a topic among them that rules which listen so are shown.
  func has(_ topic: Topic, _ trigger: Trigger) -> Bool {
    switch (self, trigger, topic) {
    case (.decisions, .query(let name), .query(let asked)): name == asked
    case (.linkedDecisions, .relation, .query): true
    case (.sessions(let format, _, _), .session, .sessions(let asked)): format == asked
    default: false
    }
  }

  /// Returns the trials about some topics.
  func generator(about topics: [Topic]) -> Generator<Trial> {
    let names = Query.Name.allCases.filter { topics.contains(.query($0)) }
    switch self {
    case .decisions: return .smallDecisionTrials(about: names)
    case .linkedDecisions: return .smallRelationTrials(about: names)
    case .sessions(let format, let stimuli, let departures):
      return .smallSessionTrials(with: [format], stimuli: stimuli, departures: departures)
    }
  }
}
