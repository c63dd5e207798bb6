package import Scenarios

/// Returns what the second derivation makes of two answers that a relation links.
///
/// Where the situations differ in nothing that the document names, one answer is as good as the
/// other and only an implementation that looks at something else tells them apart. Where the query
/// over the connected scenes finds several, each of them may come first (001-Q-001 to 001-Q-004).
///
/// - Parameters:
///   - one: The answer in the situation.
///   - other: The answer in what the relation makes of it.
///   - relation: The relation. It must lead to a legal situation.
///   - query: The query that was asked twice.
///   - situation: The legal situation it was asked in first.
/// - Returns: The strongest verdict that holds.
/// - Complexity: O(*w* *n*²) in the worlds of the query, 16 at most, and the number of scenes.
package func secondVerdict(
  on one: Answer, then other: Answer, _ relation: Relation, to query: Query,
  in situation: Situation
) -> SecondVerdict {
  guard let changed = relation.applied(to: situation),
    NamedFacts(for: query, in: situation) == NamedFacts(for: query, in: changed)
  else { return .accepted }
  guard case (.requestScene(let first), .requestScene(let second)) = (one, other) else {
    return isSame(one, other) ? .accepted : .rejected
  }
  return SceneWorld.all.verdict { world -> Set<SameChoice> in
    let mayDiffer =
      relation.name == .scenesListedFrom && world.mayCarry(first, in: situation)
      && world.mayCarry(second, in: situation)
    return first == second || mayDiffer ? [] : [.same]
  }
}

/// That an app chooses the same scene twice, or another that is as good.
private enum SameChoice: Statement {
  case same

  var isAdvice: Bool { false }
}

/// Whether two answers say the same; what is no number is as much none as any other.
private func isSame(_ one: Answer, _ other: Answer) -> Bool {
  if case .bannerWidth(.points(let first)) = one, case .bannerWidth(.points(let second)) = other {
    return first == second || (first.isNaN && second.isNaN)
  }
  return one == other
}
