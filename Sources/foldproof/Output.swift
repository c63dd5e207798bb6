import Foundation

/// The two streams a command writes to.
enum Output {
  /// Writes lines to standard output: only what the same input always gives.
  static func write(_ lines: [String]) {
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Writes a line to standard error: complaints, rates, times.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
