package import Scenarios

/// Returns every reason why a case cannot happen; none for a legal case.
///
/// Of two situations that a relation links, each is judged by itself, and then the link.
///
/// The rules are derived from the domain facts a second time: they share no table and no edge
/// list with `Scenarios`, so that the two can disagree. Geometry is judged only once every length
/// can be trusted.
///
/// - Complexity: O(*n*²) in the number of scenes.
package func illegalities(of case: Case) -> [Illegality] {
  switch `case` {
  case .decision(let query, let situation): return illegalities(of: query, in: situation)
  case .relation(let relation, let query, let situation):
    var review = Review()
    review.judge(relation, query, in: situation)
    return `case`.decisions.flatMap { illegalities(of: $0.query, in: $0.situation) }
      + review.illegalities
  case .session(let situation, _):
    var review = Review()
    review.judgeMoment(situation)
    return review.illegalities
  }
}

private func illegalities(of query: Query, in situation: Situation) -> [Illegality] {
  var review = Review()
  review.judgeMoment(situation)
  review.judge(query, in: situation)
  return review.illegalities
}

extension Review {
  /// Judges everything about one moment.
  mutating func judgeMoment(_ situation: Situation) {
    judgeLengths(of: situation)
    guard illegalities.isEmpty else { return }
    judgeDevice(of: situation)
    judgeScenes(of: situation)
    judgeHost(of: situation)
    judgeBefore(of: situation)
  }
}

/// The illegalities found so far, in the order of the rules.
struct Review {
  private(set) var illegalities: [Illegality] = []

  /// Notes an illegality unless a condition holds.
  mutating func require(
    _ condition: Bool, _ rule: Illegality.Rule, _ sentence: @autoclosure () -> String
  ) {
    guard !condition else { return }
    illegalities.append(Illegality(rule: rule, sentence: sentence()))
  }
}
