import Scenarios

extension Review {
  /// Judges whether a relation links two situations that call for the same answer.
  mutating func judge(_ relation: Relation, _ query: Query, in situation: Situation) {
    require(
      relation.applied(to: situation) != nil, .relationLeadsNowhere,
      "The relation \(relation.name.rawValue) leads to no other situation.")
    guard case .addedScene(let scene) = relation else { return }
    let isActiveWindowScene =
      if case .window = scene.role { scene.activationState == .foregroundActive } else { false }
    // A name that the request or the host holds on to would come back to life.
    let isNamed =
      query == .requestOutcome(scene: scene.id) || situation.host.scene == scene.id
    require(
      !isActiveWindowScene && !isNamed, .addedSceneMatters,
      "Scene \(scene.id.number), which is added, has to do with the host or the request.")
  }
}
