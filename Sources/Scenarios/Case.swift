/// Everything one judgement is about, fixed before the implementation is asked.
public enum Case: Hashable, Sendable {
  /// A stateless query about a situation.
  case decision(Query, Situation)
  /// The same query about a situation and about what a relation makes of it.
  case relation(Relation, Query, Situation)
  /// What an implementation does through a whole life, from a situation on.
  case session(Situation, Life)

  /// What an adapter has to claim to be given the case.
  public var topic: Topic {
    switch self {
    case .decision(let query, _), .relation(_, let query, _): .query(query.name)
    case .session(_, let life): .sessions(life.format)
    }
  }

  /// What an implementation is asked, in order: one decision, or two that a relation links; none in
  /// a session.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public var decisions: [Decision] {
    var decisions: [Decision] = []
    appendDecisions(to: &decisions)
    return decisions
  }

  /// Appends the ``decisions`` to others, without a list of their own.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  public func appendDecisions(to decisions: inout [Decision]) {
    switch self {
    case .decision(let query, let situation): decisions.append(Decision(query, situation))
    case .relation(let relation, let query, let situation):
      decisions.append(Decision(query, situation))
      decisions.append(Decision(query, relation.applied(to: situation) ?? situation))
    case .session: break
    }
  }
}

/// What a case is about: what an adapter claims, or does not.
public enum Topic: Hashable, Sendable {
  /// A decision, or two that a relation links.
  case query(Query.Name)
  /// Sessions with ads of a format.
  case sessions(AdFormat)

  /// Every topic: the queries, then the formats.
  public static let all: [Topic] =
    Query.Name.allCases.map { .query($0) } + AdFormat.allCases.map { .sessions($0) }

  /// The name the catalogue and reports use: that of a query, or of a format with "Sessions".
  public var name: String {
    switch self {
    case .query(let name): name.rawValue
    case .sessions(let format): "\(format.rawValue)Sessions"
    }
  }
}

/// One stateless query about one situation: what an implementation is asked at a time.
public struct Decision: Hashable, Sendable {
  /// What is asked.
  public var query: Query
  /// What it is asked about.
  public var situation: Situation

  /// Creates a decision from a query and the situation it is about.
  public init(_ query: Query, _ situation: Situation) {
    self.query = query
    self.situation = situation
  }
}

/// What an implementation did in a case: all an oracle may look at.
public enum Evidence: Hashable, Sendable {
  /// It answered a decision.
  case answer(Query, Situation, Answer)
  /// It answered a query about a situation, and then about what a relation makes of it.
  case answers(Relation, Query, Situation, Answer, Answer)
  /// It lived through a session.
  case trace(Trace)
}
