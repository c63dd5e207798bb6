/// One thing a world says about an answer: a duty, a fact or a recommendation.
protocol Statement: Hashable, CaseIterable {
  /// Whether the document only recommends it.
  var isAdvice: Bool { get }
}

extension Array {
  /// Returns what these worlds together make of an answer, given what it breaks in each of them.
  ///
  /// - Complexity: O(*w* *s*) in the number of worlds and of statements.
  func verdict<S: Statement>(broken: (Element) -> Set<S>) -> SecondVerdict {
    precondition(!isEmpty, "no world to judge in")
    let worlds = map(broken)
    var verdict = SecondVerdict.accepted
    for statement in S.allCases {
      let count = worlds.count { $0.contains(statement) }
      if count == worlds.count, !statement.isAdvice { return .rejected }
      if count == worlds.count, verdict == .accepted { verdict = .discouraged }
      if count > 0, count < worlds.count { verdict = .open }
    }
    return verdict
  }
}
