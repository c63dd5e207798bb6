package import Scenarios

/// When a scripted implementation acts: at an event of a kind, every time or one time only.
package struct Cue: Hashable, Sendable {
  /// The events a cue sheet can wait for.
  package enum Kind: Hashable, Sendable {
    /// The view has loaded.
    case loads
    /// The view has appeared.
    case appears
    /// The view has disappeared.
    case disappears
    /// A transition is announced.
    case announced
    /// The view is laid out.
    case laidOut
    /// The insets have changed.
    case inset
    /// The block alongside a transition runs.
    case alongside
    /// A transition has ended.
    case ended
    /// A scene has gone to another state.
    case sceneChanged
    /// The app wants to show its ad.
    case adBreak
    /// A load has brought an ad.
    case arrives
    /// A load has brought none.
    case fails
    /// A check has allowed an ad.
    case allowed
    /// A check has refused an ad.
    case refused
    /// A full-screen ad has gone from the screen.
    case dismissed
    /// What was put off is due.
    case dispatched
    /// Something else has happened.
    case other
  }

  /// The kind of event.
  package var kind: Kind
  /// Which of the events of the kind, counted from 1; nil for each of them.
  package var occurrence: Int?

  /// Creates a cue at every event of a kind.
  package static func each(_ kind: Kind) -> Cue { Cue(kind: kind, occurrence: nil) }

  /// Creates a cue at one event of a kind, counted from 1.
  package static func time(_ occurrence: Int, _ kind: Kind) -> Cue {
    Cue(kind: kind, occurrence: occurrence)
  }
}

extension Event.Kind {
  /// What a cue sheet calls an event of this kind.
  fileprivate var cue: Cue.Kind {
    switch self {
    case .viewDidLoad: .loads
    case .viewDidAppear: .appears
    case .viewDidDisappear: .disappears
    case .viewWillTransition: .announced
    case .viewDidLayoutSubviews: .laidOut
    case .safeAreaInsetsDidChange: .inset
    case .transitionAlongside: .alongside
    case .transitionDidEnd: .ended
    case .sceneDidChange: .sceneChanged
    case .adBreak: .adBreak
    case .loadDidSucceed: .arrives
    case .loadDidFail: .fails
    case .checked(_, .allowed): .allowed
    case .checked(_, .refused): .refused
    case .adDidDismiss: .dismissed
    case .dispatched: .dispatched
    case .hostWillBeReleased, .sceneDidConnect, .sceneDidDisconnect, .modalDidPresent,
      .modalDidDismiss, .adWillPresent, .adDidFailToPresent:
      .other
    }
  }
}

/// What a scripted implementation does at which events.
package struct CueSheet: ExpressibleByDictionaryLiteral, Sendable {
  private let lines: [(cue: Cue, actions: [Action])]
  private var counts: [Cue.Kind: Int] = [:]

  /// Creates a sheet of cues and the actions at each; of several that fit, the first counts.
  package init(dictionaryLiteral lines: (Cue, [Action])...) {
    self.lines = lines.map { (cue: $0.0, actions: $0.1) }
  }

  private init(_ lines: [(cue: Cue, actions: [Action])]) { self.lines = lines }

  /// Returns the sheet with a line that comes before all others.
  package func first(_ cue: Cue, _ actions: [Action]) -> CueSheet {
    CueSheet([(cue: cue, actions: actions)] + lines)
  }

  /// Returns the sheet with a line for where no other one fits.
  package func last(_ cue: Cue, _ actions: [Action]) -> CueSheet {
    CueSheet(lines + [(cue: cue, actions: actions)])
  }

  /// Returns the actions at an event, and remembers that it came.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package mutating func actions(at event: Event) -> [Action] {
    let kind = event.kind.cue
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    let line = lines.first { line in
      line.cue.kind == kind && (line.cue.occurrence ?? count) == count
    }
    return line?.actions ?? []
  }
}
