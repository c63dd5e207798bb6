package import Records

/// How an adapter's process came to its end, and what was noted about it on the way.
package struct Farewell: Hashable, Sendable {
  /// What it took to end a process.
  package enum Manner: Hashable, Sendable {
    /// It ended by itself, at the latest on the goodbye.
    case byItself
    /// It ended after SIGTERM.
    case terminated
    /// It was killed.
    case killed
  }

  /// What it took to end the last process.
  package var manner: Manner
  /// How it ended; nil when even killing did not end it in time.
  package var ending: Crash.Ending?
  /// What was noted about all processes.
  package var notes: Notes
  /// The end of what the last process wrote to standard error; untrusted text.
  package var standardError: String

  /// What an adapter did that changed no verdict.
  package struct Notes: Hashable, Sendable {
    /// How often its process had to be started anew.
    package var restarts = 0
    /// How often it ended, or fell silent, and no case that was open did so to it alone.
    package var unexplainedEnds = 0
    /// How often it said something unusable, and no case made it do so alone.
    package var unexplainedFaults = 0
    /// How many replies named a case that was closed before: late, or a second time.
    package var lateReplies = 0
    /// How many cases it answered only when given alone and more time.
    package var slowCases = 0
    /// Whether it fell silent only with many cases open, and was given one at a time from then on.
    package var isSlowed = false

    /// Creates notes of nothing.
    package init() {}
  }
}
