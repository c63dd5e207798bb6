internal import ProcessCalls

/// The three pipes between the harness and a child that is about to start.
struct ChildPipes: ~Copyable {
  private var input = process_pipe(reading: -1, writing: -1)
  private var output = process_pipe(reading: -1, writing: -1)
  private var errors = process_pipe(reading: -1, writing: -1)

  /// Opens all three; our ends never block.
  ///
  /// - Throws: ``AdapterStartError/system(call:reason:)`` when the system has none left.
  mutating func open() throws(AdapterStartError) {
    try check(process_open_pipe(&input), "pipe")
    try check(process_open_pipe(&output), "pipe")
    try check(process_open_pipe(&errors), "pipe")
    for end in [input.writing, output.reading, errors.reading] {
      try check(process_make_nonblocking(end), "fcntl")
    }
  }

  /// The ends for the child.
  var childStreams: process_streams {
    process_streams(input: input.reading, output: output.writing, errors: errors.writing)
  }

  /// Hands over our ends, which the caller closes from now on.
  mutating func takeOwnStreams() -> process_streams {
    let own = process_streams(
      input: input.writing, output: output.reading, errors: errors.reading)
    input.writing = -1
    output.reading = -1
    errors.reading = -1
    return own
  }

  deinit {
    for pipe in [input, output, errors] {
      process_close(pipe.reading)
      process_close(pipe.writing)
    }
  }
}

private func check(_ error: Int32, _ call: String) throws(AdapterStartError) {
  guard error == 0 else { throw .system(call: call, reason: systemErrorText(error)) }
}
