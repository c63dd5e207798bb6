public import Adapters
internal import Foundation
internal import JSON

extension Adapter {
  /// Answers the harness over standard input and output until it says goodbye.
  ///
  /// This is all the `main` of a Swift adapter needs. Nothing else may write to standard output;
  /// standard error is free.
  ///
  /// - Throws: ``ServingError`` when a message of the harness cannot be understood. The harness says
  ///   so too, as it sees the process end.
  public func serve() throws {
    while let line = readLine(strippingNewline: true) {
      let message: HarnessMessage
      do throws(JSONError) {
        message = try HarnessMessage(Array(line.utf8))
      } catch {
        throw ServingError.notUnderstood(line: String(line.prefix(200)), reason: "\(error)")
      }
      if case .goodbye = message { return }
      FileHandle.standardOutput.write(Data(try message.reply(by: self) + [UInt8(ascii: "\n")]))
    }
  }
}

/// Why an adapter cannot go on answering.
public enum ServingError: Error, CustomStringConvertible {
  /// A line of the harness is no message of the protocol.
  case notUnderstood(line: String, reason: String)

  /// What was wrong with which line, in one sentence.
  public var description: String {
    switch self {
    case .notUnderstood(let line, let reason):
      "The harness sent a line that is no message of the protocol: \(reason) It began: \(line)"
    }
  }
}
