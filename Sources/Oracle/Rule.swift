package import Records
package import Scenarios

/// What one rule makes of one piece of evidence under one set of readings.
package enum Ruling: Hashable, Sendable {
  /// The clause does not bear on it.
  case silent
  /// The clause bears on it and is kept.
  case kept
  /// The clause bears on it and is broken.
  case broken(Violation)
}

/// A clause in code.
package struct Rule: Sendable {
  /// The clause it is the code of.
  package var clause: ClauseID
  /// The query whose answers it judges; it is never shown another.
  package var listensTo: Query.Name
  /// What it makes of a piece of evidence; every open question it needs, it asks of the readings.
  package var ruling: @Sendable (Evidence, inout Readings) -> Ruling

  /// Creates a rule about what the SDK does with a request.
  static func onRequestOutcome(
    _ clause: String,
    _ ruling: @escaping @Sendable (Scene.ID?, Situation, RequestOutcome, inout Readings) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .requestOutcome) { evidence, readings in
      guard
        case .answer(.requestOutcome(let scene), let situation, .requestOutcome(let outcome)) =
          evidence
      else { return .silent }
      return ruling(scene, situation, outcome, &readings)
    }
  }

  /// Creates a rule about which scene a request carries.
  static func onRequestScene(
    _ clause: String,
    _ ruling: @escaping @Sendable (Situation, SceneChoice, inout Readings) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .requestScene) { evidence, readings in
      guard case .answer(.requestScene, let situation, .requestScene(let choice)) = evidence
      else { return .silent }
      return ruling(situation, choice, &readings)
    }
  }

  /// Creates a rule about presenting a loaded full-screen ad, or none.
  static func onCanPresent(
    _ clause: String,
    _ ruling:
      @escaping @Sendable (FullScreenAd?, Situation, Presentability, inout Readings) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .canPresent) { evidence, readings in
      guard case .answer(.canPresent(let ad), let situation, .canPresent(let answer)) = evidence
      else { return .silent }
      return ruling(ad, situation, answer, &readings)
    }
  }

  /// Creates a rule about the width a banner is requested for.
  static func onBannerWidth(
    _ clause: String,
    _ ruling: @escaping @Sendable (Situation, WidthChoice, inout Readings) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .bannerWidth) { evidence, readings in
      guard case .answer(.bannerWidth, let situation, .bannerWidth(let choice)) = evidence
      else { return .silent }
      return ruling(situation, choice, &readings)
    }
  }
}

extension Violation {
  /// Creates a violation from the catalogue's name of its kind.
  static func kind(_ name: StaticString, expected: Expectation) -> Violation {
    Violation(ViolationKind("\(name)"), expected: expected)
  }
}
