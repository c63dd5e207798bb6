package import Records

/// How an adapter's process came to its end, and what was noted about it on the way.
package struct Farewell: Hashable, Sendable {
  /// What it took to end the process.
  package enum Manner: Hashable, Sendable {
    /// It ended by itself, at the latest on the goodbye.
    case byItself
    /// It ended after SIGTERM.
    case terminated
    /// It was killed.
    case killed
  }

  /// What it took.
  package var manner: Manner
  /// How it ended; nil when even killing did not end it in time.
  package var ending: Crash.Ending?
  /// How many replies named a case that was closed before: late, or a second time.
  package var ignoredReplies: Int
  /// The end of what it wrote to standard error; untrusted text.
  package var standardError: String
}
