import Foundation

/// A page of the documentation, and the file beside this one that compiles and runs its code.
struct Article: CustomStringConvertible {
  /// All pages.
  static let all = [
    Article(page: "Counterexample", code: "LandingPage"),
    Article(page: "FirstProperty", code: "FirstProperty"),
    Article(page: "WritingGenerators", code: "WritingGenerators"),
    Article(page: "HowShrinkingWorks", code: "HowShrinkingWorks"),
  ]

  let page: String
  let code: String

  var description: String { page }

  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  /// The folder of the pages.
  static let catalogue =
    here
    .appending(path: "../../../Sources/Counterexample/Counterexample.docc").standardizedFileURL

  /// The lines of the file with the code.
  func codeLines() throws -> [String] {
    let file = Article.here.appending(path: "\(code).swift")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The lines of each block in a language.
  func blocks(in language: String) throws -> [[String]] {
    let file = Article.catalogue.appending(path: "\(page).md")
    var blocks: [[String]] = []
    var block: [String]?
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line == "```", let done = block {
        blocks.append(done)
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if line == "```\(language)" {
        block = []
      }
    }
    return blocks
  }
}
