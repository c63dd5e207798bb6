internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws a relation that leads from a situation to another legal one; nil where it leads nowhere.
  mutating func relation(on situation: Situation, _ stage: Stage) -> Relation? {
    switch choice(Relation.Name.allCases.count) {
    case 0:
      // On a tabulated device the system's bar would change sides without the device turning.
      return stage.tabulated == nil ? .mirroredInsets : nil
    case 1: return .scenesListedFrom(integer(in: 0...max(0, situation.scenes.count - 1)))
    case 2: return .addedScene(unrelatedScene(beside: situation, on: stage))
    case 3:
      guard stage.hasFreeWindows else { return nil }
      let display = situation.device.display.size
      return .movedWindow(
        x: length(in: 0...(display.width - stage.window.width)),
        y: length(in: 0...(display.height - stage.window.height)))
    default: return .noTransition
    }
  }

  /// Draws a scene that no rule about the host can depend on: no window scene, or a hidden one.
  private mutating func unrelatedScene(beside situation: Situation, on stage: Stage) -> Scene {
    // One number past the one that stands for a scene that has disconnected.
    let id = Scene.ID(situation.disconnectedScene.number + 1)
    if situation.build.supportsMultipleScenes, stage.allowsSeveralWindows, boolean() {
      return Scene(
        id: id, role: .window(frame: stage.window), activationState: .background)
    }
    return Scene(id: id, role: .carPlayTemplate, activationState: .foregroundActive)
  }
}

extension Relation {
  /// Whether answers to a query can depend at all on what the relation changes.
  func bearsOn(_ query: Query.Name) -> Bool {
    switch self {
    case .mirroredInsets: query == .bannerWidth
    case .movedWindow: query == .bannerWidth || query == .canPresent
    case .scenesListedFrom, .addedScene, .noTransition: true
    }
  }
}
