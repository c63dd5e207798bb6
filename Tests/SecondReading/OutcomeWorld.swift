import Scenarios

/// A reading of what becomes of a carried scene that has disconnected (001-Q-005).
enum OutcomeWorld: CaseIterable {
  /// The request has lost its scene with it.
  case sceneIsLost
  /// The request carries it all the same.
  case sceneIsCarried

  static let all = allCases

  enum Claim: Statement {
    /// The SDK did what it does in this world.
    case outcome

    var isAdvice: Bool { false }
  }

  func broken(
    by outcome: RequestOutcome, to scene: Scene.ID?, in situation: Situation
  ) -> Set<Claim> {
    outcome == self.outcome(of: scene, in: situation) ? [] : [.outcome]
  }

  /// Sends the request and follows it to where the document says it ends.
  private func outcome(of scene: Scene.ID?, in situation: Situation) -> RequestOutcome {
    // Line 71: production fills everything, so nothing about the scene is looked at.
    guard situation.build.isTestMode else { return .filled }
    // Lines 65-69: only "applications that support multi-scene" can be refused.
    guard situation.build.supportsMultipleScenes else { return .filled }
    return passedScenes(scene, in: situation).isEmpty ? .invalidRequest : .filled
  }

  /// The scenes the request still passes when the SDK sees it: one or none.
  private func passedScenes(_ scene: Scene.ID?, in situation: Situation) -> [Scene.ID] {
    let carried = [scene].compactMap(\.self)
    return switch self {
    case .sceneIsLost: carried.filter { situation.scenes.map(\.id).contains($0) }
    case .sceneIsCarried: carried
    }
  }
}
