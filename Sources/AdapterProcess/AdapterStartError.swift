package import Records

/// Why no case can be given to an adapter's process.
package enum AdapterStartError: Error, Hashable {
  /// There is no such program.
  case notFound(program: String)
  /// The program is there and cannot be run.
  case notExecutable(program: String, reason: String)
  /// The system refused something the harness needs.
  case system(call: String, reason: String)
  /// The process ended before it had answered the greeting.
  case ended(Crash)
  /// The process did not answer the greeting in time.
  case silent(seconds: Double, standardError: String)
  /// The process speaks a version of the protocol that the harness does not.
  case unsupportedVersion(Int, supported: ClosedRange<Int>)
  /// The answer to the greeting cannot be understood.
  case unreadableAnswer(line: String, reason: String, standardError: String)
  /// The process claims a query that does not exist.
  case unknownQuery(String)

  /// The end of what the process wrote to standard error; untrusted text, nil when it never ran.
  package var standardError: String? {
    switch self {
    case .ended(let crash): crash.standardError
    case .silent(_, let text), .unreadableAnswer(_, _, let text): text
    case .notFound, .notExecutable, .system, .unsupportedVersion, .unknownQuery: nil
    }
  }
}

extension AdapterStartError: CustomStringConvertible {
  /// What went wrong, in one sentence; may quote untrusted text.
  package var description: String {
    switch self {
    case .notFound(let program): "The adapter program \(program) does not exist."
    case .notExecutable(let program, let reason):
      "The adapter program \(program) cannot be run: \(reason)."
    case .system(let call, let reason): "The adapter cannot be started: \(call) failed: \(reason)."
    case .ended(let crash):
      switch crash.ending {
      case .exit(let code): "The adapter ended during the handshake, with exit code \(code)."
      case .signal(let number): "The adapter ended during the handshake, by signal \(number)."
      }
    case .silent(let seconds, _):
      "The adapter did not answer the greeting within "
        + "\(Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)") seconds."
    case .unsupportedVersion(let version, let supported):
      "The adapter speaks version \(version) of the protocol; Foldproof speaks "
        + (supported.count == 1 ? "version " : "versions \(supported.lowerBound) to ")
        + "\(supported.upperBound)."
    case .unreadableAnswer(let line, let reason, _):
      "The adapter's answer to the greeting cannot be understood: \(reason)."
        + (line.isEmpty ? "" : " It began: \(line)")
    case .unknownQuery(let name):
      "The adapter claims the query \(name.debugDescription), which does not exist."
    }
  }
}
