internal import JSON
internal import Records
internal import Scenarios

/// The versions of the protocol that the harness speaks.
let supportedVersions = 1...1

/// What the harness says to an adapter's process.
enum Message {
  /// The first message; the adapter answers with what it claims.
  case hello(ProcessLimits)
  /// A case of this number, which the adapter answers or declines.
  case decision(Int, Query, Situation)
  /// A question that is answered with a pong of the same number, after everything before it.
  case ping(Int)
  /// The last message; the adapter ends.
  case goodbye

  /// Writes the message as one document.
  ///
  /// - Throws: ``JSONError`` when a number is not finite.
  func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    switch self {
    case .hello(let limits):
      writer.key("hello")
      try limits.write(to: &writer)
    case .decision(let number, let query, let situation):
      writer.key("id")
      writer.integer(number)
      writer.key("query")
      try query.write(to: &writer)
      writer.key("situation")
      try situation.write(to: &writer)
    case .ping(let number):
      writer.key("ping")
      writer.integer(number)
    case .goodbye:
      writer.key("goodbye")
      writer.bool(true)
    }
    writer.endObject()
  }
}

extension ProcessLimits {
  /// Writes what of the limits concerns the adapter, and the versions it can choose from.
  fileprivate func write(to writer: inout JSONWriter) throws(JSONError) {
    writer.beginObject()
    writer.key("versions")
    writer.beginArray()
    writer.integer(supportedVersions.lowerBound)
    writer.integer(supportedVersions.upperBound)
    writer.endArray()
    writer.key("caseSeconds")
    try writer.double(caseSeconds)
    writer.key("lineBytes")
    writer.integer(lineBytes)
    writer.endObject()
  }
}
