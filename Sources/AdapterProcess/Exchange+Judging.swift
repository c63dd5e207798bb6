internal import Records

extension Exchange {
  /// Whether anything went wrong that is no case's own doing for certain.
  var isTroubled: Bool { isSpoilt || ending != .fenced }

  /// The cases that must be given again alone.
  ///
  /// Something unusable that names no case may come from any that was given; an end or a silence
  /// only from one that was open, as a reply counts whatever comes after it.
  var suspects: [Int] {
    if isSpoilt { return Array(givenCases) }
    return (0..<given).filter { states[$0] == .open }.map { cases[$0] }
  }

  /// Returns what became of the only case that was given, when that is certain; nil otherwise.
  ///
  /// An end or a silence is certain the first time only in haste.
  func outcomeOfLoneCase(_ isHasty: Bool, _ seconds: Double) -> Outcome? {
    guard given == 1, !suspects.isEmpty else { return nil }
    switch ending {
    case .fenced: return outcome(ofLone: 0, after: seconds)
    case .crashed, .silent:
      return isHasty || isSpoilt && states[0] != .open ? outcome(ofLone: 0, after: seconds) : nil
    case .interrupted: return nil
    }
  }

  /// Returns what became of a case that was given alone, and waited for this long, in seconds.
  func outcome(ofLone place: Int, after seconds: Double) -> Outcome {
    switch (states[place], ending) {
    case (.closed(.brokeProtocol(let fault)), _): .brokeProtocol(fault)
    case (.closed(let outcome), _): fault.map { .brokeProtocol($0) } ?? outcome
    case (_, .crashed(let crash)): .crashed(crash)
    case (_, .silent): fault.map { .brokeProtocol($0) } ?? .timedOut(after: seconds)
    case (_, .fenced):
      .brokeProtocol(
        fault ?? ProtocolFault(.unanswered, detail: "it answered the ping behind the case only"))
    case (_, .interrupted): .notRun
    }
  }
}

extension [Outcome] {
  /// Puts the outcomes of closed cases where they belong; in a spoilt exchange none is certain.
  mutating func fill(from exchange: Exchange) {
    guard !exchange.isSpoilt else { return }
    for place in 0..<exchange.given {
      if case .closed(let outcome) = exchange.states[place] {
        self[exchange.cases[place]] = outcome
      }
    }
  }
}

extension Outcome {
  /// Whether the adapter did something else than answer or decline.
  var isMisbehaviour: Bool {
    switch self {
    case .crashed, .timedOut, .brokeProtocol: true
    case .answered, .answeredBoth, .lived, .declined, .notRun: false
    }
  }
}
