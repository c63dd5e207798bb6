import Foundation
import Records

/// The two streams a command writes to.
enum Output {
  /// Writes lines to standard output: only what the same input always gives.
  ///
  /// - Throws: ``Complaint`` when the stream is closed, or its disk is full.
  static func write(_ lines: [String]) throws(Complaint) {
    do {
      try FileHandle.standardOutput.write(
        contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
    } catch {
      throw Complaint(
        code: .harnessFault,
        text: "Standard output cannot be written: it is closed, or its disk is full.")
    }
  }

  /// Writes a line to standard error: complaints, rates, times; where it is closed, nobody reads.
  static func note(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
