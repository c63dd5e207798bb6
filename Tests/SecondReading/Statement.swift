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
    let verdicts = verdicts(broken: broken).values
    return [.rejected, .open, .discouraged].first { verdicts.contains($0) } ?? .accepted
  }

  /// Returns what these worlds together make of each statement, given what is broken in each.
  ///
  /// - Complexity: O(*w* *s*) in the number of worlds and of statements.
  func verdicts<S: Statement>(broken: (Element) -> Set<S>) -> [S: SecondVerdict] {
    precondition(!isEmpty, "no world to judge in")
    let worlds = map(broken)
    var verdicts: [S: SecondVerdict] = [:]
    for statement in S.allCases {
      let count = worlds.count { $0.contains(statement) }
      if count == 0 {
        verdicts[statement] = .accepted
      } else if count < worlds.count {
        verdicts[statement] = .open
      } else {
        verdicts[statement] = statement.isAdvice ? .discouraged : .rejected
      }
    }
    return verdicts
  }

  /// Returns what these worlds together make of each statement, given where it is broken in each.
  ///
  /// Each place is a matter of its own: only what is broken there in every world is rejected.
  ///
  /// - Complexity: O(*w* *b*) in the number of worlds and of breaches.
  func stepwiseVerdicts<S: Statement>(breaches: (Element) -> Set<Breach<S>>) -> [S: SecondVerdict] {
    precondition(!isEmpty, "no world to judge in")
    let worlds = map(breaches)
    let always = worlds.dropFirst().reduce(worlds[0]) { $0.intersection($1) }
    var verdicts: [S: SecondVerdict] = [:]
    for statement in S.allCases {
      if always.contains(where: { $0.statement == statement }) {
        verdicts[statement] = statement.isAdvice ? .discouraged : .rejected
      } else if worlds.contains(where: { $0.contains { $0.statement == statement } }) {
        verdicts[statement] = .open
      } else {
        verdicts[statement] = .accepted
      }
    }
    return verdicts
  }
}

/// A statement that is broken, and where in a session.
struct Breach<S: Statement>: Hashable {
  var statement: S
  /// The index of the step.
  var step: Int
}
