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
  /// The clause is broken at several steps of a session.
  case brokenOften([Violation])

  /// Creates the ruling that a clause is broken in some ways; kept or silent when in none.
  package init(_ violations: [Violation], orKept isKept: Bool) {
    switch violations.count {
    case 0: self = isKept ? .kept : .silent
    case 1: self = .broken(violations[0])
    default: self = .brokenOften(violations)
    }
  }

  /// How the clause is broken, in the order of the steps; empty when it is not.
  package var violations: [Violation] {
    switch self {
    case .silent, .kept: []
    case .broken(let violation): [violation]
    case .brokenOften(let violations): violations
    }
  }
}

/// What kind of evidence a rule listens to.
package enum Trigger: Hashable, Sendable {
  /// An answer to a query.
  case query(Query.Name)
  /// Two answers that a relation links.
  case relation(Relation.Name)
  /// A session in which something of this kind happened.
  case session(Moment)

  /// What can happen in a session that some rule is about.
  package enum Moment: Int, Hashable, Sendable, CaseIterable {
    /// The implementation began a load.
    case load
    /// The host's layout changed, or was about to.
    case change
    /// The implementation checked whether an ad can be presented.
    case check
    /// It presented a full-screen ad, or tried to.
    case presentation
    /// It placed a banner or a native ad.
    case placement
    /// The host's view appeared.
    case appearance
  }

  /// The place of a trigger among all: queries first, then relations, then moments.
  var place: Int {
    switch self {
    case .query(let name): Trigger.place(of: name, in: Trigger.queries)
    case .relation(let name):
      Trigger.queries.count + Trigger.place(of: name, in: Trigger.relations)
    case .session(let moment):
      Trigger.queries.count + Trigger.relations.count + moment.rawValue
    }
  }

  /// How many triggers there are.
  static let count = queries.count + relations.count + Moment.allCases.count

  private static let queries = Query.Name.allCases
  private static let relations = Relation.Name.allCases

  private static func place<Name: Equatable>(of name: Name, in names: [Name]) -> Int {
    guard let place = names.firstIndex(of: name) else {
      preconditionFailure("an enumeration lists all of its cases")
    }
    return place
  }
}

/// What rules are shown: an answer, two, or a session that was read once for all of them.
package enum Exhibit: Sendable {
  /// One answer or two.
  case evidence(Evidence)
  /// A session.
  case session(Session)

  /// Reads a piece of evidence.
  ///
  /// - Complexity: O(*n*) in the steps of a session.
  package init(_ evidence: Evidence) {
    if case .trace(let trace) = evidence {
      self = .session(Session(trace))
    } else {
      self = .evidence(evidence)
    }
  }

  /// The triggers that rules about it listen to.
  package var triggers: [Trigger] {
    switch self {
    case .evidence(.answer(let query, _, _)): [.query(query.name)]
    case .evidence(.answers(let relation, _, _, _, _)): [.relation(relation.name)]
    case .evidence(.trace): []
    case .session(let session):
      Trigger.Moment.allCases.filter { session.has($0) }.map { .session($0) }
    }
  }
}

/// A clause in code.
///
/// A clause that speaks of single decisions and of whole lives has a rule for each.
package struct Rule: Sendable {
  /// The clause it is the code of.
  package var clause: ClauseID
  /// The evidence it judges; it is never shown any other.
  package var listensTo: Trigger
  /// Where it could say something a little different, as a mutant does.
  package var knobs: [Knob]
  /// What it makes of a piece of evidence; every open question it needs, it asks of the readings.
  ///
  /// Its bounds and comparisons stand as the knobs have them.
  package var ruling: @Sendable (Exhibit, inout Readings, Knobs) -> Ruling
  /// The reading it demands, where its clause is a question that was resolved; else nil.
  package var pin: Pin? = nil

  /// Creates a rule about what the SDK does with a request.
  static func onRequestOutcome(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (Scene.ID?, Situation, RequestOutcome, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.requestOutcome), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(
          .answer(.requestOutcome(let scene), let situation, .requestOutcome(let outcome))) =
          exhibit
      else { return .silent }
      return ruling(scene, situation, outcome, &readings, knobs)
    }
  }

  /// Creates a rule about which scene a request carries.
  static func onRequestScene(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling: @escaping @Sendable (Situation, SceneChoice, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.requestScene), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(.answer(.requestScene, let situation, .requestScene(let choice))) = exhibit
      else { return .silent }
      return ruling(situation, choice, &readings, knobs)
    }
  }

  /// Creates a rule about presenting a loaded full-screen ad, or none.
  static func onCanPresent(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (FullScreenAd?, Situation, Presentability, inout Readings, Knobs) ->
      Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.canPresent), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(.answer(.canPresent(let ad), let situation, .canPresent(let answer))) =
          exhibit
      else { return .silent }
      return ruling(ad, situation, answer, &readings, knobs)
    }
  }

  /// Creates a rule about the width a banner is requested for.
  static func onBannerWidth(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling: @escaping @Sendable (Situation, WidthChoice, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.bannerWidth), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(.answer(.bannerWidth, let situation, .bannerWidth(let choice))) = exhibit
      else { return .silent }
      return ruling(situation, choice, &readings, knobs)
    }
  }

  /// Creates a rule about where an ad is placed, or that it is not.
  static func onPlacement(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (AdPlacement, Situation, PlacementChoice, inout Readings, Knobs) ->
      Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.placement), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(
          .answer(.placement(let placement), let situation, .placement(let choice))) = exhibit
      else { return .silent }
      return ruling(placement, situation, choice, &readings, knobs)
    }
  }

  /// Creates a rule about whether something is supported.
  static func onSupport(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (SupportInquiry, Situation, Support, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.isSupported), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(
          .answer(.isSupported(let inquiry), let situation, .isSupported(let support))) = exhibit
      else { return .silent }
      return ruling(inquiry, situation, support, &readings, knobs)
    }
  }

  /// Creates a rule about the ad a banner view of fixed size gets, given the view's extent.
  static func onFixedSize(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (Size, Situation, FixedSizeChoice, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.fixedSize), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(.answer(.fixedSize(let view), let situation, .fixedSize(let choice))) =
          exhibit
      else { return .silent }
      return ruling(view, situation, choice, &readings, knobs)
    }
  }

  /// Creates a rule about how a request is set up.
  static func onRequestSetup(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (SetupContext, RequestSetup, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.requestSetup), knobs: knobs) {
      exhibit, readings, knobs in
      guard
        case .evidence(.answer(.requestSetup(let context), _, .requestSetup(let setup))) = exhibit
      else { return .silent }
      return ruling(context, setup, &readings, knobs)
    }
  }

  /// Creates a rule about what an app does about its banner view at a moment.
  static func onBannerStep(
    _ clause: String, turning knobs: [Knob] = [],
    _ ruling:
      @escaping @Sendable (BannerMoment, [BannerDeed], inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .query(.bannerStep), knobs: knobs) {
      exhibit, readings, knobs in
      guard case .evidence(.answer(.bannerStep(let moment), _, .bannerStep(let deeds))) = exhibit
      else { return .silent }
      return ruling(moment, deeds, &readings, knobs)
    }
  }

  /// Creates a rule about sessions in which something of a kind happened.
  static func onSession(
    _ clause: String, _ moment: Trigger.Moment, turning knobs: [Knob] = [],
    _ ruling: @escaping @Sendable (Session, inout Readings, Knobs) -> Ruling
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .session(moment), knobs: knobs) {
      exhibit, readings, knobs in
      guard case .session(let session) = exhibit else { return .silent }
      return ruling(session, &readings, knobs)
    }
  }

  /// Creates a rule about two answers that a relation links: they are to be the same.
  ///
  /// - Parameters:
  ///   - clause: The clause's name.
  ///   - relation: The relation it listens to.
  ///   - kind: The kind of violation when the answers differ.
  ///   - knobs: What `mayDiffer` turns on.
  ///   - mayDiffer: Whether the readings leave the answers free to differ.
  /// - Returns: The rule.
  static func onRelation(
    _ clause: String, _ relation: Relation.Name, kind: StaticString, turning knobs: [Knob] = [],
    mayDiffer: @escaping @Sendable (Situation, Answer, Answer, inout Readings, Knobs) -> Bool = {
      _, _, _, _, _ in false
    }
  ) -> Rule {
    Rule(clause: ClauseID(clause), listensTo: .relation(relation), knobs: knobs) {
      exhibit, readings, knobs in
      guard case .evidence(.answers(_, _, let situation, let one, let other)) = exhibit
      else { return .silent }
      if one.isSame(as: other) || mayDiffer(situation, one, other, &readings, knobs) {
        return .kept
      }
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
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - expected: What would have kept the clause.
  ///   - step: The step of a session that broke it; nil for a decision.
  /// - Returns: The violation.
  static func kind(
    _ name: StaticString, expected: Expectation, step: Int? = nil
  ) -> Violation {
    Violation(ViolationKind("\(name)"), expected: expected, step: step)
  }
}
