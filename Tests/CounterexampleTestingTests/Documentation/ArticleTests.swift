import Foundation
import Testing

/// Whether the pages show only code that compiles and runs.
struct ArticleTests {
  @Test(arguments: Article.all)
  func `shows the code that is compiled and run here`(article: Article) throws {
    let code = Self.essence(of: try article.codeLines())
    let blocks = try article.blocks(in: "swift").filter { !Self.isManifest($0) }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = Self.essence(of: block)
      try #require(!lines.isEmpty)
      #expect(code.firstRange(of: lines) != nil, "\(block.joined(separator: "\n"))")
    }
  }

  @Test func `lists every page`() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Article.catalogue.path)
    #expect(pages.sorted() == Article.all.map { "\($0.page).md" }.sorted())
  }

  /// The manifest is read by the package manager, in `.ci/docs`.
  private static func isManifest(_ block: [String]) -> Bool {
    block.first?.hasPrefix("// swift-tools-version") == true
  }

  /// The lines without indentation, blank ones and imports.
  private static func essence(of lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
