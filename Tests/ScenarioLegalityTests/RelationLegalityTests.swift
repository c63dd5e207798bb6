import ScenarioLegality
import Scenarios
import Testing

struct RelationLegalityTests {
  static let twins = [
    twin(
      .relationLeadsNowhere, "the second of two scenes listed first, and the third of two",
      .scenesListedFrom(1), .scenesListedFrom(2)),
    twin(
      .relationLeadsNowhere, "a window moved, and left where it is",
      .movedWindow(x: 0, y: 0), .movedWindow(x: 100, y: 50)),
    twin(
      .relationLeadsNowhere, "a new scene, and one of a name that is taken",
      .addedScene(.carPlay(2)), .addedScene(.carPlay(1))),
    twin(
      .addedSceneMatters, "a window in the background, and an active one",
      .addedScene(window(.background)), .addedScene(window(.foregroundActive))),
    Twin(
      .addedSceneMatters, "a scene nobody names, and the one the request had carried",
      .relation(.addedScene(window(.background)), .requestOutcome(scene: nil), situation),
      .relation(.addedScene(window(.background)), .requestOutcome(scene: Scene.ID(2)), situation)),
  ]

  private static let situation = Situation.drawn.but { $0.scenes.append(.carPlay(1)) }

  private static func window(_ state: ActivationState) -> Scene {
    .window(2, Rect(x: 0, y: 0, width: 320, height: 400), state)
  }

  private static func twin(
    _ rule: Illegality.Rule, _ name: String, _ legal: Relation, _ illegal: Relation
  ) -> Twin {
    Twin(
      rule, name, .relation(legal, .bannerWidth, situation),
      .relation(illegal, .bannerWidth, situation))
  }

  @Test(arguments: twins)
  func `accepts a relation that leaves the answer as it is and rejects others`(twin: Twin) {
    twin.expectToPart()
  }

  @Test func `judges both situations`() {
    let legal = Case.relation(
      .mirroredInsets, .bannerWidth,
      .pad.but {
        $0.host.safeAreaInsets.left = 16
      })
    #expect(illegalities(of: legal) == [])
    let turned = Case.relation(.mirroredInsets, .bannerWidth, .closedDuo)
    #expect(illegalities(of: turned).map(\.rule) == [.insetsBelowSystem])
    let crowded = Case.relation(
      .scenesListedFrom(1), .bannerWidth,
      Self.situation.but {
        $0.scenes[1].activationState = .unattached
      })
    #expect(illegalities(of: crowded).map(\.rule) == [.sceneUnattached, .sceneUnattached])
  }
}
