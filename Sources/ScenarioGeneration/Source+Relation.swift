internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws how two decisions are to be linked; mostly not at all, which is the simplest.
  ///
  /// A kind whose relations can be made in few situations only is drawn the more often.
  mutating func relationName() -> Relation.Name? {
    let index = choice(weights: Source.linkWeights)
    return index == 0 ? nil : Relation.Name.allCases[index - 1]
  }

  /// How often decisions are not linked, and by each kind of relation.
  private static let linkWeights = Weights([156, 17, 8, 4, 9, 6])

  /// Draws a relation of a kind that leads from a situation to another legal one; nil where none
  /// does.
  mutating func relation(
    _ name: Relation.Name, on situation: Situation, _ stage: Stage
  ) -> Relation? {
    switch name {
    case .mirroredInsets:
      // On a tabulated device the system's bar would change sides without the device turning.
      return stage.tabulated == nil ? .mirroredInsets : nil
    case .scenesListedFrom:
      return .scenesListedFrom(integer(in: 0...max(0, situation.scenes.count - 1)))
    case .addedScene: return .addedScene(unrelatedScene(beside: situation, on: stage))
    case .movedWindow:
      guard stage.hasFreeWindows else { return nil }
      let display = situation.device.display.size
      return .movedWindow(
        x: length(in: 0...(display.width - stage.window.width)),
        y: length(in: 0...(display.height - stage.window.height)))
    case .noTransition: return .noTransition
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
  func bearsOn(_ query: Query.Name) -> Bool { name.bears(on: query) }
}

extension Relation.Name {
  /// Whether answers to a query can depend at all on what the relation changes.
  func bears(on query: Query.Name) -> Bool { queries.contains(query) }

  /// The queries whose answers can depend on what the relation changes.
  var queries: [Query.Name] {
    switch self {
    case .mirroredInsets: [.bannerWidth]
    case .movedWindow: [.bannerWidth, .canPresent]
    case .scenesListedFrom, .addedScene, .noTransition:
      [.requestOutcome, .requestScene, .canPresent, .bannerWidth]
    }
  }
}
