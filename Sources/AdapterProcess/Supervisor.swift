internal import Adapters
internal import Records
internal import Scenarios

/// Keeps an adapter talking: starts it, starts it anew, and finds out which case was to blame.
///
/// Cases are given many at a time. When something goes wrong, each case that could be the reason is
/// given again alone, to a process that is known to be well, and what happens then is its outcome.
/// So no case suffers for another, however many are open.
struct Supervisor: ~Copyable {
  private let launch: Launch
  private let greeting: Greeting
  private var conversation: Conversation?
  /// The number of the next case on the wire.
  private var nextNumber = 1
  /// How many cases were given for good, lone ones not counted again.
  private var casesGiven = 0
  /// What restarts have cost so far.
  private var spent = 0
  private var notes = Farewell.Notes()
  private var lastEnd: (manner: Farewell.Manner, ending: Crash.Ending?) = (.byItself, nil)
  private var lastWords = ""
  /// Why nothing is asked any more.
  private(set) var loss: Loss?

  /// How much dearer than a crash a silence is, as it takes so much longer to find out.
  private static let costOfSilence = 25
  /// How often in a row a start may fail.
  private static let attempts = 3

  /// Starts an adapter and shakes hands with it.
  ///
  /// - Throws: ``AdapterStartError``; nothing runs any more then.
  init(_ launch: Launch) throws(AdapterStartError) {
    self.launch = launch
    var conversation = try launch.conversation(firstNumber: 1)
    greeting = try conversation.greet()
    self.conversation = consume conversation
  }

  /// What the adapter claims.
  var claims: Claims { greeting.claims }

  /// Whether the adapter takes many cases at a time.
  var takesMany: Bool { greeting.pace.window > 1 }

  /// Ends the process in order and returns how it ended; said again, it returns the same.
  mutating func end() -> Farewell {
    loss = loss ?? .stopped
    if var talk = conversation.take() {
      talk.end()
      lastEnd = talk.farewell
      lastWords = talk.standardError
    }
    return Farewell(
      manner: lastEnd.manner, ending: lastEnd.ending, notes: notes, standardError: lastWords)
  }
}

extension Supervisor {
  /// Gives the adapter some cases and returns what became of each.
  ///
  /// - Parameters:
  ///   - work: The cases.
  ///   - isHasty: Whether a crash or a silence is believed the first time; for trying out cases of
  ///     which the one that counts is given again.
  /// - Returns: What became of each, in the same order.
  /// - Complexity: One case on the wire for each, and one more for each that something went wrong
  ///   near; in time, the adapter's.
  mutating func run(_ work: consuming Work, isHasty: Bool) -> [Outcome] {
    var work = work
    var outcomes = [Outcome](repeating: .notRun, count: work.count)
    var waiting = Array(0..<work.count)
    while !waiting.isEmpty, isReady(isHasty: isHasty) {
      let exchange = converse(
        &work, waiting, notes.isSlowed ? .lockstep : greeting.pace,
        seconds: launch.limits.caseSeconds, isHasty: isHasty)
      outcomes.fill(from: exchange)
      if exchange.ending == .interrupted { return outcomes }
      if !isHasty { casesGiven += exchange.given }
      let suspects = exchange.suspects
      waiting = Array(exchange.waitingCases)
      if let outcome = exchange.outcomeOfLoneCase(isHasty, launch.limits.caseSeconds) {
        outcomes[suspects[0]] = outcome
        continue
      }
      guard examine(suspects, &work, &outcomes, exchange, isHasty: isHasty) else { return outcomes }
    }
    return outcomes
  }

  /// Gives each suspect again alone; returns false when the adapter was lost on the way.
  private mutating func examine(
    _ suspects: [Int], _ work: inout Work, _ outcomes: inout [Outcome], _ exchange: Exchange,
    isHasty: Bool
  ) -> Bool {
    var culprits = 0
    for suspect in suspects {
      guard isReady(isHasty: isHasty) else { return false }
      outcomes[suspect] = askAlone(suspect, &work, isHasty: isHasty)
      if outcomes[suspect].isMisbehaviour { culprits += 1 }
    }
    guard culprits == 0, exchange.isTroubled else { return true }
    switch exchange.ending {
    case .fenced, .interrupted: notes.unexplainedFaults += 1
    case .crashed: notes.unexplainedEnds += 1
    case .silent:
      notes.unexplainedEnds += 1
      // All of them together took too long, and none of them alone.
      if takesMany { notes.isSlowed = true }
    }
    return true
  }

  /// Gives one case to an adapter that has nothing else to do.
  private mutating func askAlone(
    _ index: Int, _ work: inout Work, isHasty: Bool
  ) -> Outcome {
    work.restart(index)
    let limits = launch.limits
    let seconds = limits.caseSeconds * (isHasty ? 1 : limits.patience)
    let start = launch.stopwatch.elapsed
    let exchange = converse(&work, [index], .lockstep, seconds: seconds, isHasty: isHasty)
    if exchange.ending == .interrupted { return .notRun }
    let isSlow = launch.stopwatch.elapsed - start > .seconds(limits.caseSeconds)
    if isSlow, exchange.ending == .fenced { notes.slowCases += 1 }
    return exchange.outcome(ofLone: 0, after: seconds)
  }

  /// Has an exchange with the process, and lets go of it when it is of no use any more.
  private mutating func converse(
    _ work: inout Work, _ cases: [Int], _ pace: Pace, seconds: Double, isHasty: Bool
  ) -> Exchange {
    // Callers have seen that there is a process.
    var talk = conversation.take()!
    let exchange = talk.exchange(
      &work, cases, firstNumber: nextNumber, pace: pace, seconds: seconds)
    nextNumber += cases.count
    notes.lateReplies += exchange.lateReplies
    var cost = 0
    switch exchange.ending {
    case .fenced: cost = talk.unusableLines >= launch.limits.strikes ? 1 : 0
    case .crashed: cost = 1
    case .silent: cost = Supervisor.costOfSilence
    case .interrupted: break
    }
    if cost > 0 {
      // It is of no use any more; the next case starts another.
      talk.kill()
      lastEnd = talk.farewell
      lastWords = talk.standardError
      if !isHasty { spent += cost }
    } else {
      conversation = consume talk
    }
    return exchange
  }

  /// Whether there is a process to ask; starts one where there was one before.
  private mutating func isReady(isHasty: Bool) -> Bool {
    if launch.alarm.isRinging { return false }
    if let loss, !(isHasty && loss.isOfBudget) { return false }
    if conversation != nil { return true }
    let limits = launch.limits
    if !isHasty, spent > limits.restartAllowance + casesGiven / limits.casesPerRestart {
      loss = .restartedTooOften(restarts: notes.restarts + 1, cases: casesGiven)
      return false
    }
    notes.restarts += 1
    var failure = Loss.changed
    for _ in 0..<Supervisor.attempts where !launch.alarm.isRinging {
      do throws(AdapterStartError) {
        var next = try launch.conversation(firstNumber: nextNumber)
        if try next.greet() == greeting {
          conversation = consume next
          return true
        }
        failure = .changed
      } catch {
        failure = .notRestarted(error)
      }
    }
    if !launch.alarm.isRinging { loss = failure }
    return false
  }
}

/// What it takes to start an adapter, as often as need be.
struct Launch: Sendable {
  /// Where it is.
  var address: AdapterAddress
  /// What a child's environment is made of.
  var environment: [String: String]
  /// How much time and room it gets.
  var limits: ProcessLimits
  /// What its time is measured with.
  var stopwatch: Stopwatch
  /// What ends every wait.
  var alarm: Alarm

  /// Starts a process and opens a conversation with it.
  ///
  /// - Throws: ``AdapterStartError`` when it cannot be started.
  func conversation(firstNumber: Int) throws(AdapterStartError) -> Conversation {
    let channel = try AdapterChannel(
      to: address, environment: environment, limits: limits, stopwatch: stopwatch, alarm: alarm)
    return Conversation(channel, limits: limits, firstNumber: firstNumber)
  }
}
