internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws how an implementation lives through a session; to do nothing is the simplest.
  mutating func script(
    _ format: AdFormat, departures: ClosedRange<Int>, usesTurns: Bool
  ) -> Script {
    let words = ScriptWords.of(format)
    let habit: Script.Habit = boolean(percent: 75) ? .sensible : .idle
    let manner = words.manners[choice(weights: words.mannerWeights)]
    let departures = array(count: departures) { source in
      let cue = words.cues[source.choice(words.cues.count)]
      let deed = words.deeds[source.choice(words.deeds.count)]
      let turn = usesTurns ? [nil, 0, 1][source.choice(weights: ScriptWords.turnWeights)] : nil
      return Script.Departure(at: cue, turn: turn, deed)
    }
    return Script(habit, manner: manner, departures: departures)
  }
}

/// The words that scripts for a format are made of, each list the simplest first.
struct ScriptWords: Sendable {
  var manners: [Script.Manner]
  /// How often each manner is drawn: that of the documents half of the time.
  var mannerWeights: Weights
  var cues: [Script.Cue]
  var deeds: [Script.Deed]

  /// How often a departure is made at every turn, at the first and at the second.
  static let turnWeights = Weights([6, 3, 1])

  private init(manners: [Script.Manner], cues: [Script.Cue], moves: [Script.Move]) {
    self.manners = [Script.Manner()] + manners
    mannerWeights = Weights([max(1, manners.count)] + manners.map { _ in 1 })
    self.cues = cues
    deeds =
      [.nothing, .later] + moves.map { .instead($0) } + moves.map { .also($0) }
  }

  static func of(_ format: AdFormat) -> ScriptWords {
    switch format {
    case .interstitial: interstitial
    case .banner: banner
    case .native: native
    }
  }

  private static let viewCues: [Script.Cue] = [
    .appeared, .ended, .announced, .alongside, .laidOut, .scenesChanged, .viewLoaded, .cancelled,
    .insetsChanged, .delivered, .failed, .disappeared, .covered, .dispatched,
  ]
  private static let adCues: [Script.Cue] = [
    .adBreak, .allowed, .tooLarge, .refused, .presenting, .dismissed,
  ]
  private static let scenes = Script.SceneSource.allCases.dropFirst().map {
    Script.Manner(scene: $0)
  }
  private static let widths = Script.WidthSource.allCases.dropFirst().map {
    Script.Manner(width: $0)
  }
  private static let places = Script.PlaceSource.allCases.dropFirst().map {
    Script.Manner(place: $0)
  }

  private static let interstitial = ScriptWords(
    manners: [
      Script.Manner(ad: .oldest), Script.Manner(check: .beforePresenting),
      Script.Manner(check: .whenAnnounced), Script.Manner(requests: .eachTime),
    ] + scenes, cues: adCues + viewCues,
    moves: [.request, .check, .present, .release])
  private static let banner = ScriptWords(
    manners: [Script.Manner(requests: .eachTime)] + scenes + widths + places, cues: viewCues,
    moves: [.request, .place])
  private static let native = ScriptWords(
    manners: [], cues: viewCues, moves: [.request, .place])
}
