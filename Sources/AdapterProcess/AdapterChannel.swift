internal import JSON
internal import ProcessCalls
internal import Records

/// Lines to and from a child, none of which can make the harness wait longer than it wants to.
struct AdapterChannel: ~Copyable {
  /// What comes next from the child.
  enum Happening {
    /// A line, at this place in ``AdapterChannel/line(at:)``.
    case line(Range<Int>)
    /// A line that is longer than a line may be.
    case oversizedLine
    /// The child ended, and everything it said before was taken.
    case ended(Crash.Ending)
    /// The time is over.
    case silence
    /// The alarm was rung.
    case interrupted
  }

  /// The time, as the harness measures it.
  let stopwatch: Stopwatch
  /// What is to be said to the child, up to the end of a whole line; ``flush()`` sends it.
  var outbox = JSONWriter()
  /// How the child ended; nil while it runs, or when the system does not end it.
  private(set) var ending: Crash.Ending?
  /// What it took to end the child, if it ended.
  private(set) var manner = Farewell.Manner.byItself
  /// Whether it is of no use to say or expect anything any more.
  private(set) var isOver = false

  private var child: Peer
  private let alarm: Alarm
  private var lines: LineBuffer
  private var errors: TailBuffer
  /// How many bytes of the outbox the child has taken.
  private var written = 0
  /// Whether the end was announced, so that nothing but the end matters any more.
  private var isEnding = false
  /// Since when the child takes or gives nothing more, though it has not ended.
  private var hungUpSince: Duration?
  /// How much may still be read from a child that has ended; nil while it runs.
  private var remainder: Int?

  /// Where programs are looked for when the environment does not say.
  private static let standardSearchPath = "/usr/bin:/bin"
  /// How long to wait before asking whether the child has ended, in milliseconds.
  ///
  /// Where the system gives notice of it, the notice is there first.
  private static let questionInterval: Int32 = 50
  /// How much is read of standard error at a time, in bytes.
  private static let errorReadSize = 16 << 10
  /// How much is read of what a child left behind, in bytes; more than its pipes hold.
  private static let remainderLimit = 2 << 20
  /// How long a child that has hung up may take to end by itself, in seconds: mostly it is about to.
  private static let hangUpSeconds = 0.5
  /// How long a killed child may take to end before it is left to the system, in seconds.
  private static let killSeconds = 2.0

  /// Starts a program and opens a channel to it, or opens one to a program that listens.
  ///
  /// - Parameters:
  ///   - address: Where the program is.
  ///   - environment: What a child's environment is made of, and where `PATH` is looked up.
  ///   - limits: How much time and room it gets.
  ///   - stopwatch: What its time is measured with.
  ///   - alarm: What ends every wait.
  /// - Throws: ``AdapterStartError`` when it cannot be started.
  init(
    to address: AdapterAddress, environment: [String: String], limits: ProcessLimits,
    stopwatch: Stopwatch, alarm: Alarm
  ) throws(AdapterStartError) {
    switch address {
    case .program(let command):
      var environment = environment
      // A Swift child would otherwise catch its own crash, report it and exit with code 0.
      environment["SWIFT_BACKTRACE"] = "enable=no"
      let file = try ProgramFile(
        finding: command.program, in: environment["PATH"] ?? AdapterChannel.standardSearchPath)
      child = try Peer(file, words: command.words, environment: environment)
    case .localSocket(let path):
      child = try Peer(at: address) { process_connect_local(path, &$0) }
    case .loopback(let host, let port):
      child = try Peer(at: address) { process_connect_loopback(host, port, &$0) }
    }
    self.stopwatch = stopwatch
    self.alarm = alarm
    lines = LineBuffer(limit: limits.lineBytes)
    errors = TailBuffer(capacity: limits.standardErrorBytes)
  }

  /// Whether something was said that is no line yet, as its line feed is missing.
  var hasUnfinishedLine: Bool { lines.hasUnfinishedLine }

  /// The end of what the child wrote to standard error; untrusted text.
  var standardError: String { errors.text }

  /// The bytes of a line that was just returned.
  func withLine<Result, Failure>(
    at range: Range<Int>, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(lines.bytes.span.extracting(range))
  }
}

extension AdapterChannel {
  /// Sends what the outbox holds; what the child does not take at once is sent while waiting.
  ///
  /// A child that hung up gets nothing, which is found out while waiting.
  mutating func flush() {
    precondition(outbox.isBetweenDocuments, "only whole lines are sent")
    push()
    guard written == outbox.byteCount else { return }
    outbox.removeAll()
    written = 0
  }

  /// Waits for what the child does next, no longer than until a moment.
  ///
  /// It is looked at once even when the moment is over, as the harness itself may be late.
  mutating func next(until moment: Duration) -> Happening {
    var wasLastLook = false
    while true {
      switch lines.next() {
      case .whole(let range): return .line(range)
      case .oversized: return .oversizedLine
      case nil: break
      }
      if let ending { return .ended(ending) }
      if !isEnding, alarm.isRinging { return .interrupted }
      // What a child that has ended left behind is there already and is taken whole.
      if wasLastLook && remainder == nil { return isHungUp ? hangUp() : .silence }
      let wait = stopwatch.milliseconds(to: lastMoment(before: moment))
      wasLastLook = wait == 0
      pump(milliseconds: wait)
    }
  }

  /// Whether the child hung up without being about to end.
  private var isHungUp: Bool {
    hungUpSince.map { stopwatch.isOver($0 + .seconds(AdapterChannel.hangUpSeconds)) } ?? false
  }

  private func lastMoment(before moment: Duration) -> Duration {
    hungUpSince.map { min(moment, $0 + .seconds(AdapterChannel.hangUpSeconds)) } ?? moment
  }

  /// Kills a child that can neither hear nor say anything any more.
  private mutating func hangUp() -> Happening {
    kill()
    ending = .hungUp
    return .ended(.hungUp)
  }

  /// Ends the child in order: a goodbye, the end of its input, then stronger means.
  ///
  /// - Parameters:
  ///   - graceSeconds: How long each of the gentle means may take.
  ///   - saysGoodbye: Whether there is a goodbye.
  mutating func end(graceSeconds: Double, saysGoodbye: Bool) {
    guard !isOver else { return }
    isEnding = true
    hungUpSince = nil
    if saysGoodbye { outbox.message { $0.goodbye() } }
    flush()
    if waitForEnd(seconds: graceSeconds) { return }
    manner = .terminated
    child.terminateGroup()
    if waitForEnd(seconds: graceSeconds) { return }
    kill()
  }

  /// Ends the child's input and returns whether a whole line comes in answer to that.
  ///
  /// That is what a child does that keeps its lines to itself until it ends.
  mutating func speaksOnceInputEnds(graceSeconds: Double) -> Bool {
    isEnding = true
    hungUpSince = nil
    push()
    guard case .line = next(until: stopwatch.elapsed(in: graceSeconds)) else { return false }
    return true
  }

  /// Kills the child and its group.
  mutating func kill() {
    guard !isOver else { return }
    isEnding = true
    hungUpSince = nil
    manner = .killed
    child.killGroup()
    if child.isProcess {
      _ = waitForEnd(seconds: AdapterChannel.killSeconds)
    } else {
      close()
    }
    isOver = true
  }

  /// Waits for the child to end, deaf to what it says.
  private mutating func waitForEnd(seconds: Double) -> Bool {
    let moment = stopwatch.elapsed(in: seconds)
    while true {
      switch next(until: moment) {
      case .ended: return true
      case .silence, .interrupted: return false
      case .line, .oversizedLine:
        if stopwatch.isOver(moment) { return false }
      }
    }
  }
}

extension AdapterChannel {
  /// Moves what can be moved now, or as soon as something can, and notices the child's end.
  private mutating func pump(milliseconds: Int32) {
    var ends = child.streams
    if written == outbox.byteCount { ends.input = -1 }
    let happened =
      remainder == nil
      ? process_wait(
        ends, child.exitNotice, isEnding ? -1 : alarm.descriptor,
        min(milliseconds, AdapterChannel.questionInterval))
      : process_wait(ends, -1, -1, 0)
    if happened.says(process_input_ready) { push() }
    var count = 0
    if happened.says(process_output_ready) { count += readOutput() }
    if happened.says(process_errors_ready) { count += readErrors() }
    if let left = remainder {
      remainder = left - count
      if count == 0 || left < count { close() }
    } else if !child.isProcess {
      if child.hasEnded { close() }
    } else if happened.says(process_exit_ready) || (happened == 0 && child.hasEnded) {
      // What it left behind in its pipes is read before it counts as ended; what it started could
      // go on writing for ever, and must not outlive it anyway.
      child.killGroup()
      remainder = AdapterChannel.remainderLimit
    }
  }

  /// Writes what the child takes now.
  private mutating func push() {
    while written < outbox.byteCount && child.streams.input >= 0 {
      let descriptor = child.streams.input
      let taken = written
      let count = outbox.withBytes { bytes in
        let rest = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[taken...]))
        // There is a rest, so it has an address.
        return process_write(descriptor, rest.baseAddress!, rest.count)
      }
      guard count >= 0 else {
        if process_is_transient(Int32(-count)) { return }
        child.closeInput()
        noteHangUp()
        break
      }
      written += count
    }
    if child.streams.input < 0 { written = outbox.byteCount }
    if isEnding, written == outbox.byteCount { child.closeInput() }
  }

  /// Notes that the child will take or give nothing more, unless that is as it should be.
  private mutating func noteHangUp() {
    if !isEnding, remainder == nil { hungUpSince = hungUpSince ?? stopwatch.elapsed }
  }

  private mutating func readOutput() -> Int {
    let descriptor = child.streams.output
    var count = 0
    lines.fill { room in
      // The room is never empty, so it has an address.
      count = process_read(descriptor, room.baseAddress!, room.count)
      return max(count, 0)
    }
    if count == 0 || (count < 0 && !process_is_transient(Int32(-count))) {
      child.closeOutput()
      noteHangUp()
    }
    return max(count, 0)
  }

  private mutating func readErrors() -> Int {
    let descriptor = child.streams.errors
    let count = withUnsafeTemporaryAllocation(
      byteCount: AdapterChannel.errorReadSize, alignment: 1
    ) { room in
      // The room is never empty, so it has an address.
      let count = process_read(descriptor, room.baseAddress!, room.count)
      errors.append(room.prefix(max(count, 0)))
      return count
    }
    if count == 0 || (count < 0 && !process_is_transient(Int32(-count))) { child.closeErrors() }
    return max(count, 0)
  }

  /// Collects the child.
  private mutating func close() {
    ending = child.collect()
    isOver = true
    child.closeInput()
    child.closeOutput()
    child.closeErrors()
  }
}

extension Int32 {
  /// Whether something is among what came to pass while waiting.
  fileprivate func says(_ happening: process_happening) -> Bool {
    self & Int32(happening.rawValue) != 0
  }
}
