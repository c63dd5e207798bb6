internal import ProcessCalls
internal import Records

/// A program that runs as the leader of its own process group, and our ends of its streams.
///
/// Whoever lets go of it kills the group.
struct ChildProcess: ~Copyable {
  /// Our ends; -1 for one that is closed.
  private(set) var streams: process_streams
  /// What becomes readable when the child ends; -1 where the system has no such thing.
  let exitNotice: Int32
  private let number: pid_t
  private var isCollected = false

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - file: The program's file.
  ///   - words: What the program finds as its arguments, its own name first.
  ///   - environment: The child's environment.
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
    exitNotice = process_open_exit_notice(number)
  }

  /// Whether the child has ended; asks the system.
  var hasEnded: Bool { isCollected || process_has_ended(number) }

  /// Asks the group to end.
  func terminateGroup() {
    if !isCollected { process_terminate_group(number) }
  }

  /// Kills the group; of a child that has ended, what is left of it.
  func killGroup() {
    if !isCollected { process_kill_group(number) }
  }

  /// Collects the child, which has ended, and returns how.
  mutating func collect() -> Crash.Ending {
    isCollected = true
    let ending = process_collect(number)
    return ending < 0 ? .signal(number: -ending) : .exit(code: ending)
  }

  /// Closes our end of the child's standard input.
  mutating func closeInput() {
    process_close(streams.input)
    streams.input = -1
  }

  /// Closes our end of the child's standard output.
  mutating func closeOutput() {
    process_close(streams.output)
    streams.output = -1
  }

  /// Closes our end of the child's standard error.
  mutating func closeErrors() {
    process_close(streams.errors)
    streams.errors = -1
  }

  deinit {
    if !isCollected {
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
