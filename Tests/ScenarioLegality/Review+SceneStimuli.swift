import Scenarios

/// The edges between the states of a connected scene; each leads both ways.
private let stateEdges: [(ActivationState, ActivationState)] = [
  (.foregroundActive, .foregroundInactive), (.foregroundInactive, .background),
]

extension Review {
  /// Judges what becomes of a scene.
  mutating func take(sceneStimulus stimulus: Stimulus, in standing: inout Standing) -> [Told] {
    switch stimulus {
    case .sceneConnects(let scene):
      let number = scene.id.number
      require(
        standing.sceneNumbers.insert(number).inserted, .sceneNameReused,
        "There was a scene \(number) before.")
      require(
        scene.activationState == .background || scene.activationState == .foregroundInactive,
        .stateOutOfReach, "Scene \(number) connects as \(scene.activationState.rawValue).")
      standing.situation.scenes.append(scene)
      judgeMoment(standing.situation)
      return [standing.told(.sceneDidConnect(scene.id))]
    case .sceneChanges(let id, let next):
      guard let index = connected(id, in: standing) else { return [] }
      let state = standing.situation.scenes[index].activationState
      require(
        stateEdges.contains { $0 == (state, next) || $0 == (next, state) }, .stateOutOfReach,
        "Scene \(id.number) goes from \(state.rawValue) to \(next.rawValue).")
      standing.situation.scenes[index].activationState = next
      judgeMoment(standing.situation)
      return [standing.told(.sceneDidChange(id, next))]
    case .sceneDisconnects(let id):
      guard let index = connected(id, in: standing) else { return [] }
      let state = standing.situation.scenes[index].activationState
      require(
        state == .background, .stateOutOfReach,
        "Scene \(id.number) disconnects while it is \(state.rawValue).")
      standing.situation.scenes.remove(at: index)
      let isHost = standing.situation.host.scene == id
      if isHost { standing.leaveWindow() }
      return (isHost ? [standing.told(.viewDidDisappear)] : [])
        + [standing.told(.sceneDidDisconnect(id))]
    default: return []
    }
  }

  private mutating func connected(_ id: Scene.ID, in standing: Standing) -> Int? {
    let index = standing.situation.scenes.firstIndex { $0.id == id }
    require(index != nil, .sceneNotConnected, "Scene \(id.number) is not connected.")
    return index
  }
}
