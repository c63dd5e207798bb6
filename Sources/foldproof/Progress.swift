import Foundation

/// The one live line on standard error, where that is a terminal.
enum Progress {
  private static let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

  /// Shows what is done now, in place of what was shown before.
  @Sendable static func show(_ text: String) {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(text)".utf8))
  }

  /// Clears the line.
  static func end() {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K".utf8))
  }
}
