/// Everything one judgement is about, fixed before the implementation is asked.
public enum Case: Hashable, Sendable {
  /// A stateless query about a situation.
  case decision(Query, Situation)

  /// The name of the query a case asks.
  public var queryName: Query.Name {
    switch self {
    case .decision(let query, _): query.name
    }
  }
}

/// What an implementation did in a case: all an oracle may look at.
public enum Evidence: Hashable, Sendable {
  /// It answered a decision.
  case answer(Query, Situation, Answer)
}
