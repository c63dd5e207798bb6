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
  }

  /// The time since the channel was opened.
  let stopwatch: Stopwatch
  /// How the child ended; nil while it runs, or when the system does not end it.
  private(set) var ending: Crash.Ending?
  /// What it took to end the child, if it ended.
  private(set) var manner = Farewell.Manner.byItself
  /// Whether it is of no use to say or expect anything any more.
  private(set) var isOver = false

  private var child: ChildProcess
  private var lines: LineBuffer
  private var errors: TailBuffer
  /// Messages for the child, and how many of their bytes it has taken.
  private var output = JSONWriter()
  private var written = 0
  private var isInputEnding = false
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
  /// How long a killed child may take to end before it is left to the system, in seconds.
  private static let killSeconds = 2.0

  /// Starts a program and opens a channel to it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: What the child's environment is made of, and where `PATH` is looked up.
  ///   - limits: How much time and room it gets.
  ///   - stopwatch: What its time is measured with.
  /// - Throws: ``AdapterStartError`` when it cannot be started.
  init(
    to command: AdapterCommand, environment: [String: String], limits: ProcessLimits,
    stopwatch: Stopwatch
  ) throws(AdapterStartError) {
    var environment = environment
    // A Swift child would otherwise catch its own crash, report it and exit with code 0.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let file = try ProgramFile(
      finding: command.program, in: environment["PATH"] ?? AdapterChannel.standardSearchPath)
    child = try ChildProcess(file, words: command.words, environment: environment)
    self.stopwatch = stopwatch
    lines = LineBuffer(limit: limits.lineBytes)
    errors = TailBuffer(capacity: limits.standardErrorBytes)
  }

  /// The end of what the child wrote to standard error; untrusted text.
  var standardError: String { errors.text }

  /// The bytes of a line that was just returned.
  func withLine<Result>(at range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    body(lines.bytes.span.extracting(range))
  }
}

extension AdapterChannel {
  /// Sends a message; what the child does not take at once is sent while waiting.
  ///
  /// A child that closed its standard input gets nothing, and is found out by its silence.
  ///
  /// - Parameter message: A message of finite numbers only.
  mutating func send(_ message: Message) {
    guard child.streams.input >= 0 else { return }
    if written == output.bytes.count {
      output.removeAll()
      written = 0
    }
    do throws(JSONError) {
      try message.write(to: &output)
    } catch {
      preconditionFailure("a message cannot be written: \(error)")
    }
    output.endLine()
    flush()
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
      // What a child that has ended left behind is there already and is taken whole.
      if wasLastLook && remainder == nil { return .silence }
      let wait = stopwatch.milliseconds(to: moment)
      wasLastLook = wait == 0
      pump(milliseconds: wait)
    }
  }

  /// Ends the child in order: a goodbye, the end of its input, then stronger means.
  ///
  /// - Parameter graceSeconds: How long each of the gentle means may take.
  mutating func end(graceSeconds: Double) {
    guard !isOver else { return }
    send(.goodbye)
    isInputEnding = true
    flush()
    if waitForEnd(seconds: graceSeconds) { return }
    manner = .terminated
    child.terminateGroup()
    if waitForEnd(seconds: graceSeconds) { return }
    kill()
  }

  /// Kills the child and its group.
  mutating func kill() {
    guard !isOver else { return }
    manner = .killed
    child.killGroup()
    _ = waitForEnd(seconds: AdapterChannel.killSeconds)
    isOver = true
  }

  /// Waits for the child to end, deaf to what it says.
  private mutating func waitForEnd(seconds: Double) -> Bool {
    let moment = stopwatch.elapsed(in: seconds)
    while true {
      switch next(until: moment) {
      case .ended: return true
      case .silence: return false
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
    if written == output.bytes.count { ends.input = -1 }
    let happened =
      remainder == nil
      ? process_wait(ends, child.exitNotice, min(milliseconds, AdapterChannel.questionInterval))
      : process_wait(ends, -1, 0)
    if happened.says(process_input_ready) { flush() }
    var count = 0
    if happened.says(process_output_ready) { count += readOutput() }
    if happened.says(process_errors_ready) { count += readErrors() }
    if let left = remainder {
      remainder = left - count
      if count == 0 || left < count { close() }
    } else if happened.says(process_exit_ready) || (happened == 0 && child.hasEnded) {
      // What it left behind in its pipes is read before it counts as ended; what it started could
      // go on writing for ever, and must not outlive it anyway.
      child.killGroup()
      remainder = AdapterChannel.remainderLimit
    }
  }

  private mutating func flush() {
    while written < output.bytes.count && child.streams.input >= 0 {
      let descriptor = child.streams.input
      let count = output.bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        // There is a rest, so it has an address.
        return process_write(descriptor, rest.baseAddress!, rest.count)
      }
      guard count >= 0 else {
        if process_is_transient(Int32(-count)) { return }
        child.closeInput()
        written = output.bytes.count
        return
      }
      written += count
    }
    if isInputEnding { child.closeInput() }
  }

  private mutating func readOutput() -> Int {
    let descriptor = child.streams.output
    var count = 0
    lines.fill { room in
      // The room is never empty, so it has an address.
      count = process_read(descriptor, room.baseAddress!, room.count)
      return max(count, 0)
    }
    if count == 0 || (count < 0 && !process_is_transient(Int32(-count))) { child.closeOutput() }
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
