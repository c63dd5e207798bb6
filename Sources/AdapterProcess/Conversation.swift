internal import Adapters
internal import Records
internal import Scenarios

/// The talk with one adapter process, from the greeting to the goodbye, one case at a time.
struct Conversation: ~Copyable {
  private let limits: ProcessLimits
  private var channel: AdapterChannel
  /// The number of the case given last; every one up to it but the open one is closed.
  private var caseNumber = 0
  private var ignoredReplies = 0

  /// Starts to talk to a child that has just been started.
  init(_ channel: consuming AdapterChannel, limits: ProcessLimits) {
    self.channel = channel
    self.limits = limits
  }
}

extension Conversation {
  /// Greets the adapter and returns what it claims.
  ///
  /// - Throws: ``AdapterStartError`` when there is nobody to talk to; the group is killed then.
  mutating func greet() throws(AdapterStartError) -> Claims {
    let moment = channel.stopwatch.elapsed(in: limits.handshakeSeconds)
    channel.send(.hello(limits))
    do throws(AdapterStartError) {
      return try hearGreeting(until: moment)
    } catch {
      channel.kill()
      throw error
    }
  }

  private mutating func hearGreeting(until moment: Duration) throws(AdapterStartError) -> Claims {
    switch channel.next(until: moment) {
    case .silence:
      throw .silent(seconds: limits.handshakeSeconds, standardError: channel.standardError)
    case .ended(let ending):
      throw .ended(Crash(ending: ending, standardError: channel.standardError))
    case .oversizedLine:
      throw .unreadableAnswer(
        line: "", reason: oversizedLine.detail, standardError: channel.standardError)
    case .line(let range):
      switch channel.withLine(at: range, { Greeting($0) }) {
      case .claims(let claims): return claims
      case .unsupportedVersion(let version):
        throw .unsupportedVersion(version, supported: supportedVersions)
      case .unknownQuery(let name): throw .unknownQuery(name)
      case .unreadable(let line, let reason):
        throw .unreadableAnswer(
          line: line, reason: reason, standardError: channel.standardError)
      }
    }
  }

  /// Says goodbye, sees that the process ends, and returns how it did.
  ///
  /// Said again, it returns the same.
  mutating func end() -> Farewell {
    channel.end(graceSeconds: limits.graceSeconds)
    return Farewell(
      manner: channel.manner, ending: channel.ending, ignoredReplies: ignoredReplies,
      standardError: channel.standardError)
  }
}

extension Conversation {
  /// Gives the adapter a case and returns what it did with it.
  mutating func ask(_ query: Query, _ situation: Situation) -> Outcome {
    guard !channel.isOver else { return .notRun }
    caseNumber += 1
    let moment = channel.stopwatch.elapsed(in: limits.caseSeconds)
    channel.send(.decision(caseNumber, query, situation))
    while true {
      switch channel.next(until: moment) {
      case .line(let range):
        switch reply(at: range, to: query.name) {
        case .outcome(let outcome): return outcome
        case .late:
          ignoredReplies += 1
          if channel.stopwatch.isOver(moment) { return giveUp() }
        case .pong:
          return close(unaskedPong, query.name, isReplied: false)
        case .unusable(let fault, let isReply):
          return close(fault, query.name, isReplied: isReply)
        }
      case .oversizedLine: return close(oversizedLine, query.name, isReplied: false)
      case .ended(let ending): return crash(ending)
      case .silence: return giveUp()
      }
    }
  }

  /// Closes the open case, in which the adapter said something unusable, with a ping and its pong.
  ///
  /// Everything up to the pong belongs to this case, so that no later one suffers for it. A process
  /// that ends before it replied to the case has crashed in it; one that only gives no pong may not
  /// know the ping, so it is not called silent, and no more is asked of it.
  private mutating func close(
    _ fault: ProtocolFault, _ query: Query.Name, isReplied: Bool
  ) -> Outcome {
    var isReplied = isReplied
    let number = caseNumber
    let moment = channel.stopwatch.elapsed(in: limits.caseSeconds)
    channel.send(.ping(number))
    repeat {
      switch channel.next(until: moment) {
      case .line(let range):
        switch reply(at: range, to: query) {
        case .pong(number): return .brokeProtocol(fault)
        case .outcome:
          // It came behind an unusable line, so it is no better than that.
          ignoredReplies += 1
          isReplied = true
        case .late: ignoredReplies += 1
        case .unusable(_, let isReply): isReplied = isReplied || isReply
        case .pong: break
        }
      case .oversizedLine: break
      case .ended(let ending): return isReplied ? .brokeProtocol(fault) : crash(ending)
      case .silence:
        channel.kill()
        return .brokeProtocol(fault)
      }
    } while !channel.stopwatch.isOver(moment)
    channel.kill()
    return .brokeProtocol(fault)
  }
}

extension Conversation {
  private func reply(at range: Range<Int>, to query: Query.Name) -> Reply {
    channel.withLine(at: range) { Reply($0, openCase: caseNumber, query: query) }
  }

  private func crash(_ ending: Crash.Ending) -> Outcome {
    .crashed(Crash(ending: ending, standardError: channel.standardError))
  }

  /// Kills the silent process.
  private mutating func giveUp() -> Outcome {
    channel.kill()
    return .timedOut(after: limits.caseSeconds)
  }

  private var oversizedLine: ProtocolFault {
    ProtocolFault(.oversizedLine, detail: "a line is longer than \(limits.lineBytes) bytes")
  }

  private var unaskedPong: ProtocolFault {
    ProtocolFault(.wrongShape, detail: "it is a pong, and no ping was sent")
  }
}
