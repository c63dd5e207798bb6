package import Records

/// Why no case can be given to an adapter's process.
package enum AdapterStartError: Error, Hashable {
  /// There is no such program; perhaps one of this name was meant.
  case notFound(program: String, meant: String? = nil)
  /// The program is there and cannot be run.
  case notExecutable(program: String, reason: String)
  /// Nobody listens at the address; for a path, there may be no such file at all.
  case notConnected(address: String, reason: String, isMissing: Bool)
  /// The system refused something the harness needs.
  case system(call: String, reason: String)
  /// The process ended before the handshake did.
  case ended(Crash)
  /// The process did not answer the greeting in time.
  case silent(seconds: Double, standardError: String, clue: Clue? = nil)
  /// The process answered the greeting, and with this line, or none, the ping behind it.
  case noPong(line: String, standardError: String)
  /// The process speaks a version of the protocol that the harness does not.
  case unsupportedVersion(Int, supported: ClosedRange<Int>)
  /// The answer to the greeting cannot be understood.
  case unreadableAnswer(line: String, reason: String, standardError: String)
  /// The process claims a query that does not exist.
  case unknownQuery(String)
  /// The process claims a format that does not exist.
  case unknownFormat(String)
  /// The harness was told to stop.
  case interrupted

  /// What a silent process let slip about why.
  package enum Clue: Hashable, Sendable {
    /// It said its line only when its input ended.
    case unflushed
    /// It wrote something that no line feed ends.
    case unfinishedLine
  }

  /// The end of what the process wrote to standard error; untrusted text, nil when it never ran.
  package var standardError: String? {
    switch self {
    case .ended(let crash): crash.standardError
    case .silent(_, let text, _), .unreadableAnswer(_, _, let text), .noPong(_, let text): text
    case .notFound, .notExecutable, .notConnected, .system, .unsupportedVersion, .unknownQuery,
      .unknownFormat, .interrupted:
      nil
    }
  }
}

extension AdapterStartError: CustomStringConvertible {
  /// What went wrong, in one sentence; may quote untrusted text.
  package var description: String {
    switch self {
    case .notFound(let program, let meant):
      "The adapter program \(program) does not exist."
        + (meant.map { " Did you mean \($0)?" } ?? "")
    case .notExecutable(let program, let reason):
      "The adapter program \(program) cannot be run: \(reason)."
    case .notConnected(let address, let reason, _):
      "No adapter can be reached at \(address): \(reason). Start it first; it has to listen there."
    case .system(let call, let reason): "The adapter cannot be started: \(call) failed: \(reason)."
    case .ended(let crash):
      switch crash.ending {
      case .exit(let code):
        "The adapter ended during the handshake, with exit code \(code)."
          + (code == 0 ? " It has to read lines until its input ends." : "")
      case .signal(let number): "The adapter ended during the handshake, by signal \(number)."
      case .hungUp: "The adapter closed its end of the conversation during the handshake."
      }
    case .silent(let seconds, _, let clue):
      "The adapter did not answer the greeting within "
        + "\(Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)") seconds."
        + (clue.map { " " + $0.text } ?? "")
    case .noPong(let line, _):
      "The adapter answered the greeting and not the ping behind it: to {\"ping\":0} it has to "
        + "say {\"pong\":0}." + (line.isEmpty ? "" : " It said: \(line)")
    case .unsupportedVersion(let version, let supported):
      "The adapter speaks version \(version) of the protocol; Foldproof speaks "
        + (supported.count == 1 ? "version " : "versions \(supported.lowerBound) to ")
        + "\(supported.upperBound)."
    case .unreadableAnswer(let line, let reason, _):
      "The adapter's answer to the greeting cannot be understood: \(reason)"
        + (line.isTalk ? "; \(talkAdvice)." : ".")
        + (line.isEmpty ? "" : " It began: \(line)")
    case .unknownQuery(let name):
      "The adapter claims the query \(name.debugDescription), which does not exist."
    case .unknownFormat(let name):
      "The adapter claims the format \(name.debugDescription), which does not exist."
    case .interrupted: "The adapter was not waited for, as the harness was told to stop."
    }
  }
}

extension AdapterStartError.Clue {
  /// What it looks like, and what to do.
  fileprivate var text: String {
    switch self {
    case .unflushed:
      "It did once its input ended, so it looks as if it forgot to flush: flush standard output "
        + "after each line."
    case .unfinishedLine:
      "It wrote something that no line feed ends: end each line with one, and flush."
    }
  }
}
