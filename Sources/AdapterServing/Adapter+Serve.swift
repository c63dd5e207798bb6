public import Adapters
internal import Foundation
internal import JSON

extension Adapter {
  /// Answers the harness over standard input and output until it says goodbye.
  ///
  /// This is all the `main` of a Swift adapter needs. Nothing else may write to standard output;
  /// standard error is free.
  ///
  /// - Throws: ``ServingError`` when a message of the harness cannot be understood, or an answer
  ///   holds a number that is not finite. The harness says so too, as it sees the process end.
  public func serve() throws {
    var service = Service(self)
    var lines = InputLines()
    while !service.isOver, let room = lines.read() {
      // Everything that came at once is answered at once.
      for line in room {
        try service.answer(line)
        if service.isOver { break }
      }
      try FileHandle.standardOutput.write(contentsOf: Data(service.takeReplies()))
    }
  }
}

/// Why an adapter cannot go on answering.
public enum ServingError: Error, CustomStringConvertible {
  /// A line of the harness is no message of the protocol, or its answer cannot be written.
  case notUnderstood(line: String, reason: String)

  /// What was wrong with which line, in one sentence.
  public var description: String {
    switch self {
    case .notUnderstood(let line, let reason):
      "The harness sent a line that cannot be replied to: \(reason) It began: \(line)"
    }
  }
}

/// Standard input, line by line, as many at a time as there are.
private struct InputLines {
  private var rest: [UInt8] = []
  private var room = [UInt8](repeating: 0, count: 256 << 10)

  /// Waits for input and returns the whole lines of it, without their line feeds; nil at its end.
  mutating func read() -> [ArraySlice<UInt8>]? {
    while true {
      let count = room.withUnsafeMutableBytes {
        Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      rest.append(contentsOf: room[..<count])
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let lines = rest[..<end].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      rest = Array(rest[(end + 1)...])
      return lines
    }
  }
}
