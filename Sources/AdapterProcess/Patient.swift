internal import Records
internal import Scenarios

/// An adapter while it is examined; each check returns what is wrong, or nil.
struct Patient: ~Copyable {
  /// What it greeted with.
  let greeting: Greeting
  private var conversation: Conversation
  private let launch: Launch
  private var nextNumber: Int
  private var slowest = Duration.zero
  private var isLost = false

  /// Starts it and shakes hands.
  ///
  /// - Throws: ``AdapterStartError`` when that does not work.
  init(_ launch: Launch, firstNumber: Int) throws(AdapterStartError) {
    self.launch = launch
    nextNumber = firstNumber
    var conversation = try launch.conversation(firstNumber: firstNumber)
    greeting = try conversation.greet()
    self.conversation = conversation
  }

  /// Gives it cases, and returns what went wrong first.
  mutating func trouble(with work: Work, _ pace: Pace) -> String? {
    if let text = recover() { return text }
    var work = work
    let start = launch.stopwatch.elapsed
    let exchange = conversation.exchange(
      &work, Array(0..<work.count), firstNumber: nextNumber, pace: pace,
      seconds: launch.limits.caseSeconds)
    nextNumber += work.count
    slowest = max(slowest, (launch.stopwatch.elapsed - start) / max(1, work.count))
    isLost = exchange.ending != .fenced
    return exchange.complaint(launch.limits.caseSeconds)
  }

  /// Returns what is wrong when a ping holds a member that does not exist.
  mutating func troubleWithUnknownMember() -> String? {
    if let text = recover() { return text }
    switch conversation.reply(toPingThatResets: false, member: "laterAddition") {
    case .pong: return nil
    case .line(let beginning):
      isLost = true
      return "It answered a ping with a further member with another line than its pong. Later "
        + "versions may say more; ignore it. The line begins: \(beginning)"
    case .nothing:
      isLost = true
      return "It did not answer a ping with a further member. Later versions may say more; "
        + "ignore it."
    }
  }

  /// Returns what is wrong when a ping resets it.
  mutating func troubleWithReset() -> String? {
    if let text = recover() { return text }
    switch conversation.reply(toPingThatResets: true, member: nil) {
    case .pong: return nil
    case .line(let beginning):
      isLost = true
      return "It answered a ping that has \"reset\":true with another line than its pong, which "
        + "begins: \(beginning)"
    case .nothing:
      isLost = true
      return "It did not answer a ping that has \"reset\":true."
    }
  }

  /// What is wrong with its speed.
  var slowness: String? {
    let share = slowest / .seconds(launch.limits.caseSeconds)
    return share > 0.25
      ? "A case took more than a quarter of the \(launch.limits.caseSeconds) seconds that one has."
      : nil
  }

  /// Says goodbye and returns what is wrong with how it ends.
  mutating func troubleWithGoodbye() -> String? {
    if let text = recover() { return text }
    conversation.end()
    return ending("the goodbye")
  }

  /// Ends its input without a goodbye and returns what is wrong with how it ends.
  mutating func troubleWithEndOfInput() -> String? {
    conversation.end(saysGoodbye: false)
    return ending("the end of its input")
  }

  private func ending(_ occasion: String) -> String? {
    let farewell = conversation.farewell
    switch (farewell.manner, farewell.ending) {
    case (.byItself, .exit(code: 0)), (.byItself, .hungUp): return nil
    case (.byItself, .exit(let code)): return "It ended with exit code \(code) at \(occasion)."
    case (.byItself, .signal(let number)): return "It was ended by signal \(number) at \(occasion)."
    default: return "It went on running after \(occasion), and had to be ended."
    }
  }

  /// Starts it anew where it was lost, and returns what went wrong with that.
  private mutating func recover() -> String? {
    guard isLost else { return nil }
    conversation.kill()
    do throws(AdapterStartError) {
      conversation = try launch.conversation(firstNumber: nextNumber)
      guard try conversation.greet() == greeting else {
        return "It was lost before, and greeted differently when it was started anew."
      }
    } catch {
      return "It was lost before, and could not be started anew. \(error)"
    }
    isLost = false
    return nil
  }
}

extension Exchange {
  /// What went wrong first, as a sentence with what to mend; nil when all went well.
  fileprivate func complaint(_ seconds: Double) -> String? {
    if let fault { return "It wrote a line that is no reply to any case: \(fault.detail)" }
    for case .closed(.brokeProtocol(let fault)) in states {
      return "Its reply cannot be used: \(fault.detail)"
    }
    let declined = states.count { $0 == .closed(.declined) }
    switch ending {
    case .crashed(let crash):
      let words = crash.standardError.split(separator: "\n").last.map { " Its last words: \($0)" }
      return "It ended with a case open, \(crash.ending.text).\(words ?? "")"
    case .silent:
      return "It did not reply within \(seconds) seconds; \(open) of \(given) cases were open. "
        + "Reply to each line with its number, and flush after each."
    case .interrupted: return "The examination was broken off."
    case .fenced where open > 0:
      return "It answered the ping before \(open) of the cases that came before it."
    case .fenced where lateReplies > 0: return "It replied to a case twice."
    case .fenced where declined == states.count: return "It declines everything it claims."
    case .fenced: return nil
    }
  }
}

extension Crash.Ending {
  /// How, as part of a sentence.
  fileprivate var text: String {
    switch self {
    case .exit(let code): "with exit code \(code)"
    case .signal(let number): "by signal \(number)"
    case .hungUp: "by closing its end of the conversation"
    }
  }
}
