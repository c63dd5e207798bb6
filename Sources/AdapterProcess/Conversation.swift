internal import Adapters
internal import JSON
internal import Records
internal import Scenarios

/// The talk with one adapter process, from the greeting to the goodbye.
struct Conversation: ~Copyable {
  /// How much time the program gets.
  let limits: ProcessLimits
  /// The lines to it and from it.
  var channel: AdapterChannel
  /// The number of the first case this process was given; lower ones went to others.
  private let firstNumber: Int
  /// How many pings were sent.
  private var pings = 0
  /// How many messages the list that is being written holds; 0 outside of one.
  private var listed = 0
  /// How many lines were unusable so far.
  private(set) var unusableLines = 0
  /// Room for what a line says.
  private var replies: [Reply] = []

  /// Starts to talk to a program that has just been started.
  ///
  /// - Parameters:
  ///   - channel: The channel to it.
  ///   - limits: How much time it gets.
  ///   - firstNumber: The number its first case will have.
  init(_ channel: consuming AdapterChannel, limits: ProcessLimits, firstNumber: Int) {
    self.channel = channel
    self.limits = limits
    self.firstNumber = firstNumber
  }

  /// The end of what the program wrote to standard error.
  var standardError: String { channel.standardError }

  /// What it took to end the program, and how it ended; nil while it runs.
  var farewell: (manner: Farewell.Manner, ending: Crash.Ending?) {
    (channel.manner, channel.ending)
  }
}

extension Conversation {
  /// Says goodbye, or only ends the input, and sees that the process ends.
  mutating func end(saysGoodbye: Bool = true) {
    channel.end(graceSeconds: limits.graceSeconds, saysGoodbye: saysGoodbye)
  }

  /// What an adapter says to a ping.
  enum PingReply: Hashable {
    /// The pong of its number.
    case pong
    /// Another line, which begins so; untrusted text.
    case line(String)
    /// Nothing in time, or it ended.
    case nothing
  }

  /// Sends a ping, perhaps with a member that does not exist, and returns what comes.
  mutating func reply(toPingThatResets resets: Bool, member: StaticString?) -> PingReply {
    pings += 1
    let number = pings
    channel.outbox.message { writer in
      writer.ping(number, resets: resets)
      if let member {
        writer.key(member)
        writer.null()
      }
    }
    channel.flush()
    let moment = channel.stopwatch.elapsed(in: limits.caseSeconds)
    guard case .line(let range) = channel.next(until: moment) else { return .nothing }
    return channel.withLine(at: range) { line in
      var replies: [Reply] = []
      replies.append(line: line) { _ in .unknown }
      return replies == [.pong(number)] ? .pong : .line(line.beginning)
    }
  }

  /// Kills the process and its group.
  mutating func kill() {
    channel.kill()
  }
}

extension Conversation {
  /// Gives the adapter some cases, with one fence behind them all.
  ///
  /// - Parameters:
  ///   - work: What the cases are of; sessions are played on.
  ///   - cases: Which of it are given, in order.
  ///   - firstNumber: The number of the first of them.
  ///   - pace: How many are open at a time, and how many a line holds.
  ///   - seconds: How long the adapter may say nothing of use.
  /// - Returns: What became of each case, and how it ended; a silent adapter is killed.
  mutating func exchange(
    _ work: inout Work, _ cases: [Int], firstNumber: Int, pace: Pace, seconds: Double
  ) -> Exchange {
    var exchange = Exchange(cases, firstNumber: firstNumber)
    var moment = channel.stopwatch.elapsed(in: seconds)
    while true {
      if !exchange.isSpoilt { give(&work, &exchange, pace) }
      endList()
      if exchange.fence == nil, isReadyForFence(exchange, work, pace) {
        pings += 1
        let (number, resets) = (pings, exchange.isSpoilt)
        channel.outbox.message { $0.ping(number, resets: resets) }
        exchange.fence = number
      }
      channel.flush()
      switch channel.next(until: moment) {
      case .line(let range):
        switch take(range, &work, &exchange, pace) {
        case .fenced: return exchange
        case .progress: moment = channel.stopwatch.elapsed(in: seconds)
        case .nothing:
          guard channel.stopwatch.isOver(moment) else { continue }
          return fallSilent(exchange)
        }
      case .oversizedLine:
        note(oversizedLine, place: nil, &exchange, work, pace)
      case .ended(let ending):
        exchange.ending = .crashed(Crash(ending: ending, standardError: channel.standardError))
        return exchange
      case .silence: return fallSilent(exchange)
      case .interrupted:
        exchange.ending = .interrupted
        return exchange
      }
    }
  }

  /// Whether the fence can be sent: behind the last case, or at once when something went wrong.
  private func isReadyForFence(_ exchange: Exchange, _ work: Work, _ pace: Pace) -> Bool {
    if exchange.isSpoilt { return true }
    guard exchange.isGiven else { return false }
    // Who takes one message at a time gets the ping only behind its reply.
    return exchange.open == 0 || (pace.window > 1 && !work.isOfSessions)
  }

  private mutating func fallSilent(_ exchange: Exchange) -> Exchange {
    channel.kill()
    var exchange = exchange
    exchange.ending = .silent
    return exchange
  }

  /// Gives as many cases as the window has room for, once it has room for a good many.
  private mutating func give(_ work: inout Work, _ exchange: inout Exchange, _ pace: Pace) {
    guard exchange.open <= pace.window - pace.refill else { return }
    while exchange.open < pace.window, !exchange.isGiven {
      let place = exchange.giveNext()
      let index = exchange.cases[place]
      if let outcome = work.outcomeAtOnce(index) {
        exchange.close(place, outcome)
      } else {
        say(work, index, number: exchange.firstNumber + place, pace)
      }
    }
  }

  /// Writes the next message of a case, in a list where the adapter takes lists.
  private mutating func say(_ work: Work, _ index: Int, number: Int, _ pace: Pace) {
    if pace.batch > 1, listed == 0 { channel.outbox.beginArray() }
    work.write(index, number: number, to: &channel.outbox)
    endMessage(pace)
  }

  /// Tells the adapter that a session is over, which needs no reply.
  private mutating func sayEnd(number: Int, _ pace: Pace) {
    if pace.batch > 1, listed == 0 { channel.outbox.beginArray() }
    channel.outbox.end(ofSession: number)
    endMessage(pace)
  }

  private mutating func endMessage(_ pace: Pace) {
    if pace.batch > 1 {
      listed += 1
      if listed == pace.batch { endList() }
    } else {
      channel.outbox.endLine()
    }
  }

  private mutating func endList() {
    guard listed > 0 else { return }
    channel.outbox.endArray()
    channel.outbox.endLine()
    listed = 0
  }
}

extension Conversation {
  /// What a line did for an exchange.
  private enum Effect {
    /// It ended it.
    case fenced
    /// A case came further.
    case progress
    /// Nothing of use.
    case nothing
  }

  private mutating func take(
    _ range: Range<Int>, _ work: inout Work, _ exchange: inout Exchange, _ pace: Pace
  ) -> Effect {
    // Taken out while it is filled, and put back afterwards, so that its room is kept.
    var replies = self.replies
    self.replies = []
    replies.removeAll(keepingCapacity: true)
    defer { self.replies = replies }
    let isSpoilt = exchange.isSpoilt
    channel.withLine(at: range) { line in
      replies.append(line: line) { number in
        guard let place = exchange.place(ofNumber: number) else {
          return (firstNumber..<exchange.firstNumber).contains(number) ? .closed : .unknown
        }
        return work.query(exchange.cases[place]).map { .decision($0) } ?? .session
      }
    }
    var effect = Effect.nothing
    for index in replies.indices {
      switch replies[index] {
      case .outcome(let outcome, let number):
        // The number was found among the cases when the line was read.
        let place = number - exchange.firstNumber
        if case .closed(let earlier) = exchange.states[place] {
          exchange.noteRepetition(place, isSame: earlier == outcome)
        } else {
          exchange.close(place, outcome)
          effect = .progress
        }
      case .actions(let actions, let step, let number):
        if take(actions, step, number - exchange.firstNumber, &work, &exchange, pace) {
          effect = .progress
        }
      case .late: exchange.noteLateReply()
      case .pong(let number) where number == exchange.fence: effect = .fenced
      case .pong:
        let fault = ProtocolFault(.wrongShape, detail: "it is a pong to no ping that was sent")
        note(fault, place: nil, &exchange, work, pace)
      case .unusable(let fault, let number):
        note(fault, place: number.flatMap(exchange.place), &exchange, work, pace)
      }
    }
    // What comes behind something unusable is no better than that.
    return effect == .progress && isSpoilt ? .nothing : effect
  }

  /// Takes what a session's implementation does, and returns whether that brings it further.
  private mutating func take(
    _ actions: [Action], _ step: Int, _ place: Int, _ work: inout Work,
    _ exchange: inout Exchange, _ pace: Pace
  ) -> Bool {
    if case .closed(let outcome) = exchange.states[place] {
      guard case .lived(let trace) = outcome else {
        exchange.noteLateReply()
        return false
      }
      let isSame = trace.steps.indices.contains(step) && trace.steps[step].actions == actions
      exchange.noteRepetition(place, isSame: isSame)
      return false
    }
    let index = exchange.cases[place]
    switch work.take(actions, at: step, index) {
    case .goesOn:
      if !exchange.isSpoilt { say(work, index, number: exchange.firstNumber + place, pace) }
    case .ends(let outcome):
      exchange.close(place, outcome)
      sayEnd(number: exchange.firstNumber + place, pace)
    case .again(let isSame):
      exchange.noteRepetition(place, isSame: isSame)
      return false
    case .early:
      let detail = "it acts at step \(step), which was not told yet"
      note(ProtocolFault(.wrongShape, detail: detail), place: place, &exchange, work, pace)
      return false
    }
    return true
  }

  private mutating func note(
    _ fault: ProtocolFault, place: Int?, _ exchange: inout Exchange, _ work: Work, _ pace: Pace
  ) {
    unusableLines += 1
    if let place, work.isOfSessions, exchange.states[place] == .open, !exchange.isSpoilt {
      sayEnd(number: exchange.firstNumber + place, pace)
    }
    exchange.note(fault, place: place)
  }

  /// What is wrong with a line that is too long.
  var oversizedLine: ProtocolFault {
    ProtocolFault(.oversizedLine, detail: "a line is longer than \(limits.lineBytes) bytes")
  }
}

/// How much an adapter takes at a time.
struct Pace: Hashable {
  /// How many cases may be open.
  var window: Int
  /// How many messages a line may hold.
  var batch: Int

  /// One message at a time.
  static let lockstep = Pace(window: 1, batch: 1)

  /// How much room there must be before more is given: one reply a message would be slow.
  var refill: Int { max(1, window / 2) }
}
