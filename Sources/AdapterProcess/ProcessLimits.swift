/// How much time and room an adapter's process gets; every number is finite and more than zero.
package struct ProcessLimits: Hashable, Sendable {
  /// How long the handshake may take, in seconds, the start of the program included.
  package var handshakeSeconds = 10.0
  /// How long one case may take while others wait for it, in seconds.
  package var caseSeconds = 2.0
  /// How many times as long a case may take that is given alone, for the last time.
  package var patience = 5.0
  /// How long the process gets to end after the goodbye, and again after SIGTERM, in seconds.
  package var graceSeconds = 1.0
  /// How long a line may be, in bytes, its line feed not counted.
  package var lineBytes = 1 << 20
  /// How many cases may be open at the same time, at most; an adapter may take fewer.
  package var window = 1024
  /// How much of the end of standard error is kept, in bytes.
  package var standardErrorBytes = 64 << 10
  /// How many unusable lines a process may write before it is started anew.
  package var strikes = 3
  /// What restarts may cost before the first case, where a crash costs 1.
  package var restartAllowance = 60
  /// How many cases add 1 to what restarts may cost.
  package var casesPerRestart = 50

  /// The limits that the protocol's page states.
  package static let standard = ProcessLimits()
}
