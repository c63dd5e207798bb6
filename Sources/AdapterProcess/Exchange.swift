internal import Records
internal import Scenarios

/// Some cases that are given between two fences, and what became of each.
struct Exchange {
  /// How far a case is.
  enum State: Hashable {
    /// It was not given yet.
    case waiting
    /// It was given and has no outcome yet.
    case open
    /// It has an outcome.
    case closed(Outcome)
  }

  /// How an exchange came to its end.
  enum Ending: Hashable {
    /// With the pong behind everything.
    case fenced
    /// The adapter ended.
    case crashed(Crash)
    /// The adapter went on saying nothing of use.
    case silent
    /// The harness is to stop.
    case interrupted
  }

  /// The indices of the cases among the work, in the order they are given.
  let cases: [Int]
  /// The number of the first case on the wire; the others follow.
  let firstNumber: Int
  /// How far each case is.
  private(set) var states: [State]
  /// How many cases were given.
  private(set) var given = 0
  /// How many of them are open.
  private(set) var open = 0
  /// What was said first that is unusable and about no case.
  private(set) var fault: ProtocolFault?
  /// How many lines were unusable.
  private(set) var unusableLines = 0
  /// How many replies came to cases that were closed before.
  private(set) var lateReplies = 0
  /// The number of the ping behind its cases; nil until that is sent.
  var fence: Int?
  /// How it ended.
  var ending = Ending.fenced

  /// Begins an exchange of cases that are numbered from here on.
  init(_ cases: [Int], firstNumber: Int) {
    self.cases = cases
    self.firstNumber = firstNumber
    states = Array(repeating: .waiting, count: cases.count)
  }

  /// Whether every case was given.
  var isGiven: Bool { given == cases.count }

  /// Whether the exchange only waits for its fence, as nothing said before that would be safe.
  var isSpoilt: Bool { fault != nil }

  /// The cases that were given, and the ones that were not.
  var givenCases: ArraySlice<Int> { cases[..<given] }
  var waitingCases: ArraySlice<Int> { cases[given...] }
}

extension Exchange {
  /// Gives the next case and returns its place.
  mutating func giveNext() -> Int {
    states[given] = .open
    open += 1
    given += 1
    return given - 1
  }

  /// Closes a case, open or closed, with an outcome.
  mutating func close(_ place: Int, _ outcome: Outcome) {
    if states[place] == .open { open -= 1 }
    states[place] = .closed(outcome)
  }

  /// Returns the place of a case of a number; nil when it is none that was given here.
  func place(ofNumber number: Int) -> Int? {
    let place = number &- firstNumber
    return (0..<given).contains(place) ? place : nil
  }

  /// Notes a reply that changes nothing.
  mutating func noteLateReply() {
    lateReplies += 1
  }

  /// Notes a line that cannot be used.
  mutating func note(_ fault: ProtocolFault, place: Int?) {
    unusableLines += 1
    guard let place else {
      self.fault = self.fault ?? fault
      return
    }
    if case .closed(.brokeProtocol) = states[place] { return }
    close(place, .brokeProtocol(fault))
  }

  /// Notes a second reply to a closed case, which may contradict the first.
  mutating func noteRepetition(_ place: Int, isSame: Bool) {
    lateReplies += 1
    guard !isSame else { return }
    if case .closed(.brokeProtocol) = states[place] { return }
    close(
      place,
      .brokeProtocol(ProtocolFault(.conflict, detail: "it replied twice, and differently")))
  }
}
