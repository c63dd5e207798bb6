package import Scenarios

/// Returns every reason why a case cannot happen; none for a legal case.
///
/// Of two situations that a relation links, each is judged by itself, and then the link.
///
/// The rules are derived from the domain facts a second time: they share no table and no edge
/// list with `Scenarios`, so that the two can disagree. Geometry is judged only once every length
/// can be trusted.
///
/// In a session each stimulus has to be possible after those before it, whatever the implementation
/// does; what depends on that, as an ad on screen does, is for a trace to show. A case that was made
/// smaller keeps stimuli that no longer apply, so this is a law of fresh cases.
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
  case .session(let situation, let life):
    var review = Review()
    review.judge(life, from: situation)
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
  /// Judges a life that is still to be lived.
  mutating func judge(_ life: Life, from situation: Situation) {
    judgeMoment(situation)
    require(situation.before == nil, .lifeWithPast, "The session begins with a layout before.")
    for reply in life.replies {
      require(
        reply.delay >= 0, .replyBeforeLoad, "A load is answered \(reply.delay) stimuli later.")
    }
    guard illegalities.isEmpty else { return }
    var standing = Standing(at: situation)
    for stimulus in life.stimuli where !stimulus.dependsOnPresentation {
      _ = take(stimulus, in: &standing)
    }
  }

  /// Judges everything about one moment.
  mutating func judgeMoment(_ situation: Situation) {
    let found = illegalities.count
    judgeLengths(of: situation)
    guard illegalities.count == found else { return }
    judgeDevice(of: situation)
    judgeScenes(of: situation)
    judgeHost(of: situation)
    judgeBefore(of: situation)
  }
}

extension Stimulus {
  /// Whether it applies only to what the implementation, or the user, has presented.
  fileprivate var dependsOnPresentation: Bool {
    switch self {
    case .modalIsPresented, .modalIsDismissed, .userReachesAdBreak, .userClosesAd: true
    case .viewAppears, .viewDisappears, .hostIsReplaced, .transition, .liveResize, .relayout,
      .sceneConnects, .sceneChanges, .sceneDisconnects:
      false
    }
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
