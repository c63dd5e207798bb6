/// A case together with what an implementation does in it, so that it needs none to be judged.
package enum Trial: Hashable, Sendable {
  /// A decision and the answer to it.
  case decision(Query, Situation, Answer)
  /// Two decisions that a relation links, and the answers to both.
  case relation(Relation, Query, Situation, Answer, Answer)
  /// A session and how it is lived through.
  case session(Situation, Life, Script)

  /// The case without what is done in it.
  package var `case`: Case {
    switch self {
    case .decision(let query, let situation, _): .decision(query, situation)
    case .relation(let relation, let query, let situation, _, _):
      .relation(relation, query, situation)
    case .session(let situation, let life, _): .session(situation, life)
    }
  }
}
