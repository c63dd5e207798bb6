import Foundation
import Testing

/// What the README shows as printed is what the program prints.
struct ReadmeTests {
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../README.md")

  /// The blocks that show output, in order.
  private func printed() throws -> [String] {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    return text.components(separatedBy: "```text\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test func `shows the end of the main job`() throws {
    let block = try #require(try printed().first)
    let ending = try Foldproof.run([])
    #expect(ending.code == 0)
    #expect(ending.output.hasSuffix(block))
  }

  @Test func `shows a real failure`() throws {
    let block = try #require(try printed().last)
    let ending = try Foldproof.run(["--adapter", "builtin:faulty-no-size-check"])
    #expect(ending.code == 1)
    #expect(ending.output.contains(block))
    #expect(try printed().count == 2)
  }
}
