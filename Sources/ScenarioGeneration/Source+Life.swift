internal import Counterexample
internal import Scenarios

/// What a life is drawn against: the situation as it will be, and what a device keeps.
struct LifeModel {
  var situation: Situation
  /// What the device is, whatever is done to it.
  let terrain: Terrain
  /// Where the host's view was last, so that it can come back as it was.
  var lastHost: Host
  /// The number of the next scene that connects.
  var nextScene: Int
  /// What happened last; nil at first.
  var last: Stimulus?
}

extension Source {
  /// Draws what happens from a situation on; nothing is the simplest.
  mutating func life(
    _ format: AdFormat, from situation: Situation, on stage: Stage
  ) -> Life {
    let isLeftOut = span("swarm") { $0.stimuliLeftOut() }
    let terrain = span("terrain") { $0.terrain(under: stage) }
    var model = LifeModel(
      situation: situation, terrain: terrain,
      lastHost: Host(scene: .hosts, view: Rect(stage.window.size), safeAreaInsets: stage.insets),
      nextScene: situation.disconnectedScene.number + 2)
    if situation.host.scene != nil { model.lastHost = situation.host }
    let stimuli = steps(count: 0...7) { source -> Stimulus? in
      let stimulus = source.stimulus(of: model, format, leavingOut: isLeftOut)
      guard let stimulus, let next = model.situation.after(stimulus) else {
        source.markUnused()
        return nil
      }
      model.situation = next
      model.last = stimulus
      if next.host.scene != nil { model.lastHost = next.host }
      if case .sceneConnects = stimulus { model.nextScene += 1 }
      return stimulus
    }
    let replies = array(count: 0...3) { source in
      LoadReply(
        source.boolean(percent: 36) ? .noFill : .ad, delay: source.integer(in: 0...3))
    }
    let sdk = SDKBehaviour(
      sizing: boolean(percent: 15) ? .whenDelivered : .whenRequested,
      sizeWithoutScene: boolean(percent: 30) ? .activeWindow : .display)
    return Life(format: format, stimuli: stimuli.compactMap { $0 }, replies: replies, sdk: sdk)
  }

  /// Draws which kinds of stimuli a life does without: mostly none, never all.
  private mutating func stimuliLeftOut() -> [Bool] {
    let count = StimulusKind.allCases.count
    guard boolean() else { return Array(repeating: false, count: count) }
    var isLeftOut = (0..<count).map { _ in boolean() }
    isLeftOut[StimulusKind.move.rawValue] = false
    return isLeftOut
  }
}

/// The kinds of stimuli as they are drawn: those first of which the least is drawn besides.
enum StimulusKind: Int, CaseIterable {
  case adBreak, closeAd, disappear, modal, modalGone, replaced
  case appear, sceneDisconnects, sceneState
  case move, sceneConnects, relayout, liveResize, cancelledMove
  static let weights = Weights([10, 5, 5, 3, 3, 3, 6, 5, 9, 28, 4, 5, 8, 5])
}

extension Source {
  /// Draws the next stimulus; nil where the kind that was drawn makes no sense now.
  private mutating func stimulus(
    of model: LifeModel, _ format: AdFormat, leavingOut isLeftOut: [Bool]
  ) -> Stimulus? {
    if let next = continuation(of: model.last) { return next }
    // A kind that is left out gives way to the next one, so that what is drawn keeps its meaning.
    var index = choice(weights: StimulusKind.weights)
    while isLeftOut[index] { index = (index + 1) % isLeftOut.count }
    switch StimulusKind(rawValue: index) {
    case .adBreak, nil: return format.isFullScreen ? .userReachesAdBreak : nil
    case .closeAd: return format.isFullScreen ? .userClosesAd : nil
    case .move: return move(of: model).map { .transition(to: $0, .completed) }
    case .cancelledMove: return move(of: model).map { .transition(to: $0, .cancelled) }
    case .liveResize: return liveResize(of: model)
    case .relayout: return relayout(of: model)
    case .disappear: return .viewDisappears
    case .appear: return appearance(of: model)
    case .replaced: return .hostIsReplaced
    case .modal: return .modalIsPresented
    case .modalGone: return .modalIsDismissed
    case .sceneState: return sceneChange(of: model.situation)
    case .sceneConnects: return connection(of: model)
    case .sceneDisconnects: return disconnection(of: model.situation)
    }
  }

  /// Draws what often comes right after the last stimulus; mostly nothing in particular.
  private mutating func continuation(of last: Stimulus?) -> Stimulus? {
    switch last {
    case .userReachesAdBreak where boolean(percent: 30): .userClosesAd
    case .userClosesAd where boolean(percent: 40): .userReachesAdBreak
    default: nil
    }
  }

  private mutating func appearance(of model: LifeModel) -> Stimulus? {
    let scenes = model.situation.scenes.filter { $0.window != nil }
    guard model.situation.host.scene == nil, !scenes.isEmpty else { return nil }
    let scene = scenes[choice(scenes.count)]
    return .viewAppears(model.host(in: scene))
  }

  private mutating func sceneChange(of situation: Situation) -> Stimulus? {
    guard !situation.scenes.isEmpty else { return nil }
    let scene = situation.scenes[choice(situation.scenes.count)]
    let isFirst = boolean()
    let next: ActivationState =
      switch scene.activationState {
      case .foregroundInactive: isFirst ? .foregroundActive : .background
      case .foregroundActive, .background, .unattached: .foregroundInactive
      }
    return .sceneChanges(scene.id, next)
  }

  private mutating func disconnection(of situation: Situation) -> Stimulus? {
    let scenes = situation.scenes.filter { $0.activationState == .background }
    guard !scenes.isEmpty else { return nil }
    return .sceneDisconnects(scenes[choice(scenes.count)].id)
  }

  private mutating func connection(of model: LifeModel) -> Stimulus {
    let id = Scene.ID(model.nextScene)
    let state: ActivationState = boolean() ? .foregroundInactive : .background
    let hasWindow = boolean()
    let frame = model.terrain.window(on: model.situation, &self)
    return .sceneConnects(
      Scene(
        id: id, role: hasWindow ? .window(frame: frame) : .carPlayTemplate, activationState: state))
  }
}
