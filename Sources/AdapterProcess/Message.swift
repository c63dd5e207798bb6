internal import JSON
internal import Records
internal import Scenarios

/// The versions of the protocol that the harness speaks.
let supportedVersions = 1...1

extension JSONWriter {
  /// Writes a message of its own line.
  mutating func message(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
    endLine()
  }

  /// The first message; the adapter answers with what it claims.
  mutating func hello(_ limits: ProcessLimits) {
    key("hello")
    beginObject()
    key("versions")
    beginArray()
    integer(supportedVersions.lowerBound)
    integer(supportedVersions.upperBound)
    endArray()
    key("caseSeconds")
    finite(limits.caseSeconds)
    key("lineBytes")
    integer(limits.lineBytes)
    key("window")
    integer(limits.window)
    key("batch")
    integer(limits.window)
    endObject()
  }

  /// A question that is answered with a pong of the same number, after everything before it.
  ///
  /// One that resets has the adapter forget all sessions first.
  mutating func ping(_ number: Int, resets: Bool) {
    key("ping")
    integer(number)
    if resets {
      key("reset")
      bool(true)
    }
  }

  /// That a session is over; there is no reply to it.
  mutating func end(ofSession number: Int) {
    beginObject()
    key("id")
    integer(number)
    key("end")
    bool(true)
    endObject()
  }

  /// The last message; the adapter ends.
  mutating func goodbye() {
    key("goodbye")
    bool(true)
  }

  /// Writes a number that is known to be finite.
  private mutating func finite(_ number: Double) {
    do throws(JSONError) {
      try double(number)
    } catch {
      preconditionFailure("a limit is not finite: \(error)")
    }
  }
}
