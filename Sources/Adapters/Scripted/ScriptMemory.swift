internal import Scenarios

/// What a scripted implementation knows of the session so far.
struct ScriptMemory: Sendable {
  /// The loads whose ads are there and were not shown, oldest first.
  var held: [Int] = []
  /// Whether the present host's view was put in place.
  var hasPlaced = false
  /// The width of the safe area when the last transition was announced, in points.
  private(set) var formerWidth: Double?
  private var loads = 0
  /// Whether an ad was requested for the present host, and nothing calls for another.
  private var hasRequested = false
  /// The width of the safe area when the last request was made, in points.
  private var requestedWidth: Double?
  private var isVisible = false
  private var isInTransition = false
  /// Whether the check under way was made in order to present.
  private var isAboutToPresent = false
  private var turns: [Script.Cue: Int] = [:]
  private var later: [[Script.Move]] = []

  /// The newest load whose ad is held, else the newest there is.
  var newest: Int { held.last ?? max(0, loads - 1) }
  /// The oldest load whose ad is held, else the first there is.
  var oldest: Int { held.first ?? 0 }

  mutating func putOff(_ moves: [Script.Move]) {
    later.append(moves)
  }

  mutating func takeWhatWasPutOff() -> [Script.Move] {
    later.isEmpty ? [] : later.removeFirst()
  }

  mutating func request(_ situation: Situation) {
    loads += 1
    hasRequested = true
    requestedWidth = situation.widthBetweenInsets
  }

  /// Takes note of what happened, and returns how often that had happened before.
  mutating func take(_ event: Event, _ cue: Script.Cue) -> Int {
    switch event.kind {
    case .viewDidLoad:
      held = []
      hasPlaced = false
      hasRequested = false
      requestedWidth = nil
    case .viewDidAppear: isVisible = true
    case .viewDidDisappear: isVisible = false
    case .viewWillTransition:
      isInTransition = true
      formerWidth = event.snapshot.situation.widthBetweenInsets
    case .transitionDidEnd: isInTransition = false
    case .loadDidSucceed(let load): held.append(load)
    case .adWillPresent(let load): held.removeAll { $0 == load }
    case .adDidDismiss: hasRequested = false
    default: break
    }
    defer { turns[cue, default: 0] += 1 }
    return turns[cue, default: 0]
  }
}

// MARK: - The habit

extension ScriptMemory {
  /// What a sensible implementation does when it is told of an event.
  mutating func sensibleMoves(
    at event: Event, _ format: AdFormat, _ manner: Script.Manner
  ) -> [Script.Move] {
    let situation = event.snapshot.situation
    if manner.requests == .eachTime, event.kind == .viewDidAppear { return [.request] }
    switch format {
    case .interstitial: return interstitialMoves(at: event.kind, situation, manner)
    case .banner:
      guard isVisible, !isInTransition, event.kind.canChangeTheRoom else { return [] }
      return bannerMoves(situation)
    case .native:
      guard isVisible, !hasRequested, situation.hasActiveHost else { return [] }
      return [.place, .request]
    }
  }

  private mutating func interstitialMoves(
    at kind: Event.Kind, _ situation: Situation, _ manner: Script.Manner
  ) -> [Script.Move] {
    switch kind {
    case .viewDidAppear, .sceneDidChange, .adDidDismiss:
      return isVisible && !hasRequested && situation.hasActiveHost ? [.request] : []
    case .transitionDidEnd(.completed), .loadDidSucceed:
      return held.isEmpty || manner.check != .onceChanged ? [] : [.check]
    case .viewWillTransition:
      return held.isEmpty || manner.check != .whenAnnounced ? [] : [.check]
    case .adBreak:
      isAboutToPresent = !held.isEmpty
      return held.isEmpty ? [] : [.check]
    case .checked(_, let answer):
      defer { isAboutToPresent = false }
      switch answer {
      case .allowed: return isAboutToPresent ? [.present] : []
      case .refused(.tooLarge):
        return (manner.ad == .newest ? [.release] : [])
          + (situation.hasActiveHost ? [.request] : [])
      case .refused: return []
      }
    default: return []
    }
  }

  private func bannerMoves(_ situation: Situation) -> [Script.Move] {
    guard situation.hasActiveHost, situation.widthBetweenInsets > 0,
      situation.widthBetweenInsets != requestedWidth
    else { return [] }
    return hasPlaced ? [.request] : [.place, .request]
  }
}

extension Event.Kind {
  /// Whether a banner may have another width, or a scene that can show it, from then on.
  fileprivate var canChangeTheRoom: Bool {
    switch self {
    case .viewDidAppear, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .transitionDidEnd,
      .sceneDidChange:
      true
    default: false
    }
  }
}
