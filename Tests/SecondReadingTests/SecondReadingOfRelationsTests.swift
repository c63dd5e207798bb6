import Scenarios
import SecondReading
import Testing

/// Pairs of answers judged by hand, and what document 001 makes of them.
struct SecondReadingOfRelationsTests {
  /// A bar on the left only: 400 points of window, 350 of them safe.
  private static let bar: Situation = .window(width: 400, left: 50)
  private static let alone: Situation = .tablet(
    [.activeCar, .window(.left, .foregroundActive)], host: .left)
  private static let split: Situation = .tablet(
    [.window(.right, .foregroundActive), .window(.left, .foregroundActive)], host: .left)
  private static let single: Situation = .tablet(
    [.activeCar, .window(.left, .foregroundActive)], host: .left, supportsMultipleScenes: false)

  @Test(arguments: [
    (WidthChoice.points(350), SecondVerdict.accepted), (.points(300), .rejected),
    (.points(350.5), .rejected), (.wait, .rejected),
  ])
  func `agrees with the hand about insets that change places`(
    choice: WidthChoice, verdict: SecondVerdict
  ) {
    let found = secondVerdict(
      on: .bannerWidth(.points(350)), then: .bannerWidth(choice), .mirroredInsets,
      to: .bannerWidth, in: Self.bar)
    #expect(found == verdict)
  }

  @Test func `takes one number that is none for another`() {
    let none = Answer.bannerWidth(.points(.nan))
    let found = secondVerdict(
      on: none, then: none, .mirroredInsets, to: .bannerWidth, in: Self.bar)
    #expect(found == .accepted)
  }

  @Test(arguments: [
    (SceneChoice.scene(.left), SecondVerdict.accepted), (.scene(.right), .open),
    (.wait, .rejected), (.scene(.gone), .rejected),
  ])
  func `leaves open whether one of two active scenes may come first`(
    choice: SceneChoice, verdict: SecondVerdict
  ) {
    let found = secondVerdict(
      on: .requestScene(.scene(.left)), then: .requestScene(choice), .scenesListedFrom(1),
      to: .requestScene, in: Self.split)
    #expect(found == verdict)
  }

  @Test(arguments: [alone, single])
  func `lets no list decide whether a scene is set`(situation: Situation) {
    let found = secondVerdict(
      on: .requestScene(.scene(.left)), then: .requestScene(.unset), .scenesListedFrom(1),
      to: .requestScene, in: situation)
    #expect(found == .rejected)
  }

  @Test func `has a scene that is off screen change nothing`() {
    let added = Relation.addedScene(.windowless(.background))
    for (second, verdict) in [(Scene.ID.left, SecondVerdict.accepted), (.third, .rejected)] {
      let found = secondVerdict(
        on: .requestScene(.scene(.left)), then: .requestScene(.scene(second)), added,
        to: .requestScene, in: Self.split)
      #expect(found == verdict)
    }
  }

  @Test func `compares no answers about situations that the document tells apart`() {
    // An active scene more is one that can be taken.
    let added = Relation.addedScene(.windowless(.foregroundActive))
    let found = secondVerdict(
      on: .requestScene(.scene(.left)), then: .requestScene(.scene(.third)), added,
      to: .requestScene, in: Self.alone)
    #expect(found == .accepted)
  }

  @Test func `has a window that moves, and one that was another before, answer the same`() {
    var narrower = Self.bar
    narrower.before = narrower.layout
    narrower.before?.window.size.width = 320
    for (relation, situation) in [
      (Relation.movedWindow(x: 1, y: 0), Self.bar), (.noTransition, narrower),
    ] {
      for (answer, verdict) in [
        (Presentability.allowed, SecondVerdict.accepted), (.refused(.notReady), .rejected),
      ] {
        let found = secondVerdict(
          on: .canPresent(.allowed), then: .canPresent(answer), relation, to: .canPresent(nil),
          in: situation)
        #expect(found == verdict)
      }
    }
  }
}
