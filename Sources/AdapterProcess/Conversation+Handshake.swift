internal import JSON
internal import Records

extension Conversation {
  /// Greets the adapter, sees that it answers a ping, and returns what it said.
  ///
  /// - Throws: ``AdapterStartError`` when there is nobody to talk to; the group is killed then.
  mutating func greet() throws(AdapterStartError) -> Greeting {
    let moment = channel.stopwatch.elapsed(in: limits.handshakeSeconds)
    do throws(AdapterStartError) {
      channel.outbox.message { $0.hello(limits) }
      channel.flush()
      let greeting = try hearGreeting(until: moment)
      channel.outbox.message { $0.ping(0, resets: false) }
      channel.flush()
      try hearPong(until: moment)
      return greeting
    } catch {
      channel.kill()
      throw error
    }
  }

  private mutating func hearGreeting(until moment: Duration) throws(AdapterStartError) -> Greeting {
    let range = try line(until: moment) { (channel, limits) in
      let clue: AdapterStartError.Clue? =
        channel.hasUnfinishedLine
        ? .unfinishedLine
        : channel.speaksOnceInputEnds(graceSeconds: limits.graceSeconds) ? .unflushed : nil
      return .silent(
        seconds: limits.handshakeSeconds, standardError: channel.standardError, clue: clue)
    }
    let (window, standardError) = (limits.window, channel.standardError)
    return try channel.withLine(at: range) { (line) throws(AdapterStartError) in
      try Greeting(line, window: window, standardError: standardError)
    }
  }

  private mutating func hearPong(until moment: Duration) throws(AdapterStartError) {
    let range = try line(until: moment) { (channel, limits) in
      .noPong(line: "", standardError: channel.standardError)
    }
    let (isPong, beginning) = channel.withLine(at: range) { line in
      var replies: [Reply] = []
      replies.append(line: line) { _ in .unknown }
      return (replies == [.pong(0)], line.beginning)
    }
    guard isPong else {
      throw .noPong(line: beginning, standardError: channel.standardError)
    }
  }

  /// Waits for a line of the handshake.
  private mutating func line(
    until moment: Duration,
    whenSilent: (inout AdapterChannel, ProcessLimits) -> AdapterStartError
  ) throws(AdapterStartError) -> Range<Int> {
    switch channel.next(until: moment) {
    case .line(let range): return range
    case .silence: throw whenSilent(&channel, limits)
    case .interrupted: throw .interrupted
    case .ended(let ending):
      throw .ended(Crash(ending: ending, standardError: channel.standardError))
    case .oversizedLine:
      throw .unreadableAnswer(
        line: "", reason: oversizedLine.detail, standardError: channel.standardError)
    }
  }
}
