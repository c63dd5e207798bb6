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

/// What kind of evidence a rule listens to.
package enum Trigger: Hashable, Sendable {
  /// An answer to a query.
  case query(Query.Name)
  /// Two answers that a relation links.
  case relation(Relation.Name)

  /// The trigger of a piece of evidence.
  init(_ evidence: Evidence) {
    switch evidence {
    case .answer(let query, _, _): self = .query(query.name)
    case .answers(let relation, _, _, _, _): self = .relation(relation.name)
    }
  }

  /// The place of a trigger among all: queries first, then relations.
  var place: Int {
    switch self {
    case .query(.requestOutcome): 0
    case .query(.requestScene): 1
    case .query(.canPresent): 2
    case .query(.bannerWidth): 3
    case .relation(.mirroredInsets): 4
    case .relation(.scenesListedFrom): 5
    case .relation(.addedScene): 6
    case .relation(.movedWindow): 7
    case .relation(.noTransition): 8
    }
  }

  /// How many triggers there are.
  static let count = 9
}

/// A clause in code.
package struct Rule: Sendable {
  /// The clause it is the code of.
  package var clause: ClauseID
  /// The evidence it judges; it is never shown any other.
  package var listensTo: Trigger
  /// What it makes of a piece of evidence; every open question it needs, it asks of the readings.
  package var ruling: @Sendable (Evidence, inout Readings) -> Ruling

  /// Creates a rule about what the SDK does with a request.
  static func onRequestOutcome(
    _ clause: String,
    _ ruling: @escaping @Sendable (Scene.ID?, Situation, RequestOutcome, inout Readings) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.requestOutcome)) { evidence, readings in
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
    Rule(clause: ClauseID(clause), listensTo: .query(.requestScene)) { evidence, readings in
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
    Rule(clause: ClauseID(clause), listensTo: .query(.canPresent)) { evidence, readings in
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
    Rule(clause: ClauseID(clause), listensTo: .query(.bannerWidth)) { evidence, readings in
      guard case .answer(.bannerWidth, let situation, .bannerWidth(let choice)) = evidence
      else { return .silent }
      return ruling(situation, choice, &readings)
    }
  }

  /// Creates a rule about two answers that a relation links: they are to be the same.
  ///
  /// - Parameters:
  ///   - clause: The clause's name.
  ///   - relation: The relation it listens to.
  ///   - kind: The kind of violation when the answers differ.
  ///   - mayDiffer: Whether the readings leave the answers free to differ.
  /// - Returns: The rule.
  static func onRelation(
    _ clause: String, _ relation: Relation.Name, kind: StaticString,
    mayDiffer: @escaping @Sendable (Situation, Answer, Answer, inout Readings) -> Bool = {
      _, _, _, _ in false
    }
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .relation(relation)) { evidence, readings in
      guard case .answers(_, _, let situation, let one, let other) = evidence
      else { return .silent }
      if one.isSame(as: other) || mayDiffer(situation, one, other, &readings) { return .kept }
      return .broken(.kind(kind, expected: .sameAnswer(one)))
    }
  }
}

extension Answer {
  /// Whether two answers say the same; two widths that are no number do.
  fileprivate func isSame(as other: Answer) -> Bool {
    if case .bannerWidth(.points(let one)) = self, case .bannerWidth(.points(let two)) = other,
      one.isNaN, two.isNaN
    {
      return true
    }
    return self == other
  }
}

extension Violation {
  /// Creates a violation from the catalogue's name of its kind.
  static func kind(_ name: StaticString, expected: Expectation) -> Violation {
    Violation(ViolationKind("\(name)"), expected: expected)
  }
}
