import Scenarios

/// A joint reading of which scene a request carries (001-Q-001 to 001-Q-004).
///
/// The document has two procedures: the view's route, `view.window?.windowScene`, and the query
/// over the connected scenes for one active in the foreground. Every open reading here is one of
/// them or patience, so a world is an app that knows which to follow in each predicament.
struct SceneWorld {
  /// A way of coming by a scene.
  enum Procedure {
    /// The window scene the view is in.
    case view
    /// Some window scene that is active in the foreground.
    case query
    /// No scene yet: the request is not made.
    case patience
  }

  /// Several window scenes are active, the view's among them (001-Q-001).
  var severalActive: Procedure
  /// No window scene is active (001-Q-002, whose third reading the document rejects).
  var noneActive: Procedure
  /// The view's scene is not active and another is (001-Q-003).
  var otherActive: Procedure
  /// The view is in no window and a window scene is active (001-Q-004).
  var viewOutside: Procedure

  static let all: [SceneWorld] = {
    var worlds: [SceneWorld] = []
    for severalActive in [Procedure.view, .query] {
      for noneActive in [Procedure.view, .patience] {
        for otherActive in [Procedure.view, .query] {
          for viewOutside in [Procedure.patience, .query] {
            worlds.append(
              SceneWorld(
                severalActive: severalActive, noneActive: noneActive, otherActive: otherActive,
                viewOutside: viewOutside))
          }
        }
      }
    }
    return worlds
  }()

  enum Claim: Statement {
    /// The choice is one the app of this world may make.
    case permitted
    /// The choice does not put off a request that can be made (line 77 recommends).
    case inTime

    var isAdvice: Bool { self == .inTime }
  }

  func broken(by choice: SceneChoice, in situation: Situation) -> Set<Claim> {
    var broken: Set<Claim> = []
    if !permitted(in: situation).contains(choice) { broken.insert(.permitted) }
    let mayRequest = !Self.inView(situation).isDisjoint(with: Self.queried(situation))
    if choice == .wait, mayRequest { broken.insert(.inTime) }
    return broken
  }

  /// The choices this world's app may make: waiting breaks no duty, and a request needs a scene
  /// only "in apps with several scenes" (line 77).
  private func permitted(in situation: Situation) -> Set<SceneChoice> {
    var permitted: Set<SceneChoice> = [.wait]
    if !situation.build.supportsMultipleScenes { permitted.insert(.unset) }
    switch procedure(in: situation) {
    case .view: permitted.formUnion(Self.inView(situation).map(SceneChoice.scene))
    case .query: permitted.formUnion(Self.queried(situation).map(SceneChoice.scene))
    case .patience: break
    }
    return permitted
  }

  /// Whether this world's app may put a scene on the request; to wait or to set none is no scene.
  func mayCarry(_ choice: SceneChoice, in situation: Situation) -> Bool {
    guard case .scene = choice else { return false }
    return permitted(in: situation).contains(choice)
  }

  private func procedure(in situation: Situation) -> Procedure {
    let view = Self.inView(situation)
    let active = Self.queried(situation)
    return switch (view.isEmpty, active.isEmpty) {
    // The view's route finds nothing here, so both readings come to patience.
    case (_, true): noneActive
    case (true, false): viewOutside
    case (false, false) where view.isDisjoint(with: active): otherActive
    // One active scene, the view's: both procedures end there.
    case (false, false): severalActive
    }
  }

  /// What the view's route finds: one scene or none.
  private static func inView(_ situation: Situation) -> Set<Scene.ID> {
    Set(windowScenes(situation).map(\.id).filter { $0 == situation.host.scene })
  }

  /// What the query over the connected scenes finds first, over every order of listing them.
  private static func queried(_ situation: Situation) -> Set<Scene.ID> {
    let windows = windowScenes(situation)
    let finds = windows.indices.compactMap { start in
      (windows[start...] + windows[..<start]).first { $0.activationState == .foregroundActive }?.id
    }
    return Set(finds)
  }

  private static func windowScenes(_ situation: Situation) -> [Scene] {
    situation.scenes.filter {
      switch $0.role {
      case .window: true
      case .carPlayTemplate, .accessory: false
      }
    }
  }
}
