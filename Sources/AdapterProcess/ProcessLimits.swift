/// How much time and room an adapter's process gets; every number is finite and more than zero.
package struct ProcessLimits: Hashable, Sendable {
  /// How long the handshake may take, in seconds, the start of the program included.
  package var handshakeSeconds = 10.0
  /// How long one case may take, in seconds.
  package var caseSeconds = 5.0
  /// How long the process gets to end after the goodbye, and again after SIGTERM, in seconds.
  package var graceSeconds = 1.0
  /// How long a line may be, in bytes, its line feed not counted.
  package var lineBytes = 1 << 20
  /// How much of the end of standard error is kept, in bytes.
  package var standardErrorBytes = 64 << 10

  /// The limits that the protocol's page states.
  package static let standard = ProcessLimits()
}
