import Foundation
import Testing

/// The adapters to start from, one a language, conform as they are.
///
/// A language that is not there is named as missing and shows nothing.
struct StartingPointTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Specs/adapters").standardized

  private static func path(_ file: String) -> String { folder.appending(path: file).path }

  /// Judges an adapter on as many cases as bear on every clause it claims.
  private func judge(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let ending = try Foldproof.run(["--cases", "4000", "--adapter", "exec:\(command)"])
    let end = ending.output.split(separator: "\n").suffix(4).joined(separator: "\n")
    #expect(ending.code == 0, "\(end)\n\(ending.errors)", sourceLocation: sourceLocation)
    #expect(ending.output.contains("\nConforms: "), "\(end)", sourceLocation: sourceLocation)
    #expect(!ending.errors.contains("started anew"), sourceLocation: sourceLocation)
  }

  /// Returns the first of some programs that is installed; cancels the test where none is.
  private func installed(_ names: String...) throws -> String {
    for name in names where try Foldproof.shell("command -v \(name)").code == 0 { return name }
    try Test.cancel("\(names.joined(separator: " or ")) is missing, so nothing was shown.")
  }

  @Test(arguments: ["adapter.py", "sessions.py"])
  func `in Python`(file: String) throws {
    try judge("\(try installed("python3")) '\(Self.path("python/\(file)"))'")
  }

  @Test func `in JavaScript`() throws {
    try judge("\(try installed("node")) '\(Self.path("node/adapter.js"))'")
  }

  @Test func `in Java`() throws {
    try judge("\(try installed("java")) '\(Self.path("java/Adapter.java"))'")
  }

  @Test func `in C`() throws {
    let compiler = try installed("clang", "cc")
    let program = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: program) }
    let source = Self.path("c/adapter.c")
    let built = try Foldproof.shell(
      "\(compiler) -O1 -Wall -Wextra -Werror -o '\(program)' '\(source)'")
    try #require(built.code == 0, "\(built.errors)")
    try judge("'\(program)'")
  }

  @Test func `in Swift`() throws {
    try judge("'\(Foldproof.sibling("SwiftStartingPoint"))'")
  }

  @Test func `in Python fits on a screen`() throws {
    let text = try String(contentsOfFile: Self.path("python/adapter.py"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 45)
  }
}
