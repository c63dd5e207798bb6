internal import ProcessCalls
internal import Records

/// The program at the other end, and our ends of its streams.
///
/// One that we started leads its own process group; whoever lets go of it kills the group. One that
/// we only connected to is left alone, but for the connection.
struct Peer: ~Copyable {
  /// Our ends; -1 for one that is closed.
  private(set) var streams: process_streams
  /// What becomes readable when the program ends; -1 where there is no such thing.
  let exitNotice: Int32
  /// The number of the process we started; nil for a program that we only connected to.
  private let number: pid_t?
  private var isCollected = false

  /// How much room a pipe gets, in bytes, so that the two sides seldom wait for each other.
  private static let pipeBytes: Int32 = 1 << 20

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - file: The program's file.
  ///   - words: What the program finds as its arguments, its own name first.
  ///   - environment: The program's environment.
  /// - Throws: ``AdapterStartError`` when the system refuses.
  init(
    _ file: ProgramFile, words: [String], environment: [String: String]
  ) throws(AdapterStartError) {
    var pipes = ChildPipes()
    try pipes.open()
    var number: pid_t = 0
    let error = withCStrings(words) { words in
      withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
        process_spawn(file.path, words, $0, pipes.childStreams, &number)
      }
    }
    guard error == 0 else {
      // The file is there, so it is what the file asks for that is not.
      let reason =
        process_is_missing_file(error) ? "its interpreter is missing" : systemErrorText(error)
      throw .notExecutable(program: words[0], reason: reason)
    }
    self.number = number
    streams = pipes.takeOwnStreams()
    process_widen_pipe(streams.input, Peer.pipeBytes)
    process_widen_pipe(streams.output, Peer.pipeBytes)
    exitNotice = process_open_exit_notice(number)
  }

  /// Connects to a program that listens.
  ///
  /// - Throws: ``AdapterStartError`` when nobody does.
  init(at address: AdapterAddress, _ connect: (inout Int32) -> Int32) throws(AdapterStartError) {
    var socket: Int32 = -1
    var error = connect(&socket)
    guard error == 0 else {
      throw .notConnected(
        address: "\(address)", reason: systemErrorText(error),
        isMissing: process_is_missing_file(error))
    }
    var second: Int32 = -1
    error = process_duplicate(socket, &second)
    guard error == 0 else {
      process_close(socket)
      throw .system(call: "fcntl", reason: systemErrorText(error))
    }
    number = nil
    streams = process_streams(input: second, output: socket, errors: -1)
    exitNotice = -1
  }

  /// Whether it is a process that we started.
  var isProcess: Bool { number != nil }

  /// Whether the program has ended, or has hung up; asks the system.
  var hasEnded: Bool {
    guard let number else { return streams.output < 0 }
    return isCollected || process_has_ended(number)
  }

  /// Asks the group to end.
  func terminateGroup() {
    if let number, !isCollected { process_terminate_group(number) }
  }

  /// Kills the group, of a program that has ended what is left of it; or breaks the connection.
  mutating func killGroup() {
    if let number {
      if !isCollected { process_kill_group(number) }
    } else {
      closeOutput()
      closeInput()
    }
  }

  /// Collects the program, which has ended or hung up, and returns how.
  mutating func collect() -> Crash.Ending {
    guard let number else { return .hungUp }
    isCollected = true
    let ending = process_collect(number)
    return ending < 0 ? .signal(number: -ending) : .exit(code: ending)
  }

  /// Closes our end of the program's standard input.
  mutating func closeInput() {
    if !isProcess, streams.input >= 0 { process_end_writing(streams.input) }
    process_close(streams.input)
    streams.input = -1
  }

  /// Closes our end of the program's standard output.
  mutating func closeOutput() {
    process_close(streams.output)
    streams.output = -1
  }

  /// Closes our end of the program's standard error.
  mutating func closeErrors() {
    process_close(streams.errors)
    streams.errors = -1
  }

  deinit {
    if let number, !isCollected {
      process_kill_group(number)
      _ = process_collect(number)
    }
    process_close(streams.input)
    process_close(streams.output)
    process_close(streams.errors)
    process_close(exitNotice)
  }
}

/// Calls a function with texts in the form C wants a list of them.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { text in
    let bytes = text.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy.baseAddress
  }
  defer { for pointer in pointers { pointer?.deallocate() } }
  pointers.append(nil)
  return pointers.withUnsafeBufferPointer { list in
    // A list that ends with nil is never empty, so it has an address.
    body(list.baseAddress!)
  }
}
