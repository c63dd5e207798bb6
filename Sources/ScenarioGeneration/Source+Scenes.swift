internal import Counterexample
internal import Scenarios

/// What else is connected beside the host's scene.
///
/// A scene without a window comes first: it is the simplest, and what a device that shows one window
/// draws instead of a second.
private enum OtherScene: Int {
  case carPlayTemplate, accessory, window
  static let weights = Weights([2, 1, 6])
}

/// Where the window of another scene is.
private enum OtherWindow: Int {
  case behindHosts, elsewhere
  /// The scene has no window yet, or none any more.
  case nowhere
  static let weights = Weights([45, 40, 15])
}

extension Source {
  /// Draws the connected scenes, the host's among them; the host's alone is the simplest.
  ///
  /// The host's scene has the number 0 wherever it is listed, so that neither the order of the list
  /// nor the order of the numbers tells it.
  mutating func scenes(on stage: Stage, _ build: Build) -> [Scene] {
    let hostScene = Scene(
      id: .hosts, role: .window(frame: stage.window),
      activationState: hostState())
    let allowsWindows = build.supportsMultipleScenes && stage.allowsSeveralWindows
    let others = array(count: 0...3) { source -> (Scene.Role, ActivationState) in
      source.otherScene(on: stage, allowsWindows: allowsWindows)
    }
    // Drawn for a lone scene too, so that taking the others away moves no later draw.
    let place = integer(in: 0...others.count)
    var scenes = others.enumerated().map { index, other in
      Scene(id: Scene.ID(index + 1), role: other.0, activationState: other.1)
    }
    scenes.insert(hostScene, at: place)
    return scenes
  }

  private mutating func otherScene(
    on stage: Stage, allowsWindows: Bool
  ) -> (Scene.Role, ActivationState) {
    let kind = OtherScene(rawValue: choice(weights: OtherScene.weights))
    let state = otherState()
    switch kind {
    case .window where allowsWindows:
      // Only one window scene is in the foreground of an outer display.
      return (
        .window(frame: otherWindow(on: stage)),
        stage.device.fold == .closed ? .background : state
      )
    case .accessory: return (.accessory, state)
    case .carPlayTemplate, .window, nil: return (.carPlayTemplate, state)
    }
  }

  private mutating func otherWindow(on stage: Stage) -> Rect? {
    switch OtherWindow(rawValue: choice(weights: OtherWindow.weights)) {
    case .behindHosts, nil: return stage.window
    case .nowhere: return nil
    case .elsewhere:
      guard let row = stage.tabulated else {
        return freeWindow(on: stage.device.display.size)
      }
      let places = row.pose.places
      return places[choice(places.count)].window
    }
  }

  /// Draws the state of the host's scene; active is the simplest.
  private mutating func hostState() -> ActivationState {
    let states: [ActivationState] = [.foregroundActive, .foregroundInactive, .background]
    return states[choice(weights: StateWeights.hosts)]
  }

  /// Draws the state of another scene; out of sight is the simplest.
  private mutating func otherState() -> ActivationState {
    let states: [ActivationState] = [.background, .foregroundInactive, .foregroundActive]
    return states[choice(weights: StateWeights.others)]
  }
}

/// How often a scene is in each state; the order is that of the draw.
private enum StateWeights {
  static let hosts = Weights([7, 2, 1])
  static let others = Weights([2, 2, 6])
}

extension Stage {
  /// Whether the device can hold several windows of one app.
  ///
  /// A rigid phone shows one window; a foldable keeps those it opened on its inner display.
  var allowsSeveralWindows: Bool {
    device.idiom == .pad || device.fold != nil
  }
}
