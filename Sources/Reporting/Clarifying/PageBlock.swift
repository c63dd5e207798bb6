/// A part of a page for people, before it takes a form.
enum PageBlock: Hashable, Sendable {
  /// A heading of a depth from 1 up, and the name links go to; empty for none.
  case heading(Int, String, anchor: String)
  /// A paragraph.
  case paragraph(String)
  /// Points, one sentence or more each.
  case list([String])
  /// Lines whose spaces count.
  case preformatted([String])
  /// Rows of cells, the first of them the head.
  case table([[String]])
}

extension [PageBlock] {
  /// The page as a terminal shows it.
  ///
  /// - Complexity: O(*n*) in the length of the page, times the columns of a table.
  var terminalLines: [String] {
    var lines: [String] = []
    for block in self {
      switch block {
      case .heading(let depth, let text, _):
        if !lines.isEmpty { lines.append("") }
        lines.append(text)
        if depth < 3 { lines.append(String(repeating: depth == 1 ? "=" : "-", count: text.count)) }
      case .paragraph(let text): lines += text.wrapped(at: 96)
      case .list(let items):
        lines += items.flatMap { item in
          item.wrapped(at: 94).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
        }
      case .preformatted(let text): lines += text.map { "  " + $0 }
      case .table(let rows): lines += rows.columns.map { "  " + $0 }
      }
    }
    return lines
  }

  /// The page in Markdown.
  ///
  /// - Complexity: O(*n*) in the length of the page.
  var markdown: String {
    var parts: [String] = []
    for block in self {
      switch block {
      case .heading(let depth, let text, let anchor):
        let link = anchor.isEmpty ? "" : "<a id=\"\(anchor.asMarkup)\"></a>\n\n"
        parts.append("\(link)\(String(repeating: "#", count: depth)) \(text.asMarkdownCell)")
      case .paragraph(let text): parts.append(text.asMarkdownCell)
      case .list(let items):
        parts.append(items.map { "- \($0.asMarkdownCell)" }.joined(separator: "\n"))
      case .preformatted(let lines):
        parts.append((["```text"] + lines.map(\.withoutFence) + ["```"]).joined(separator: "\n"))
      case .table(let rows):
        guard let head = rows.first else { continue }
        let lines =
          [head, head.map { _ in "---" }].enumerated().map { index, row in
            "| " + row.map { index == 0 ? $0.asMarkdownCell : $0 }.joined(separator: " | ") + " |"
          }
          + rows.dropFirst().map { row in
            "| " + row.map(\.asMarkdownCell).joined(separator: " | ") + " |"
          }
        parts.append(lines.joined(separator: "\n"))
      }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The page as elements of HTML.
  ///
  /// - Complexity: O(*n*) in the length of the page.
  var html: String {
    var text = ""
    for block in self {
      switch block {
      case .heading(let depth, let title, let anchor):
        let id = anchor.isEmpty ? "" : " id=\"\(anchor.asMarkup)\""
        let shown =
          anchor.isEmpty
          ? title.asMarkup : "<a href=\"#\(anchor.asMarkup)\">\(title.asMarkup)</a>"
        text += "<h\(depth)\(id)>\(shown)</h\(depth)>\n"
      case .paragraph(let words): text += "<p>\(words.asMarkup)</p>\n"
      case .list(let items):
        text += "<ul>" + items.map { "<li>\($0.asMarkup)</li>" }.joined() + "</ul>\n"
      case .preformatted(let lines):
        text += "<pre tabindex=\"0\">\(lines.joined(separator: "\n").asMarkup)</pre>\n"
      case .table(let rows):
        text += "<div class=\"wide\" tabindex=\"0\"><table>"
        for (index, row) in rows.enumerated() {
          let cells = row.enumerated().map { column, cell in
            index == 0
              ? "<th scope=\"col\">\(cell.asMarkup)</th>"
              : column == 0 ? "<th scope=\"row\">\(cell.asMarkup)</th>" : "<td>\(cell.asMarkup)</td>"
          }
          text += "<tr>\(cells.joined())</tr>\n"
        }
        text += "</table></div>\n"
      }
    }
    return text
  }
}

extension String {
  /// The text without what would end a block of code in Markdown, controls made visible.
  fileprivate var withoutFence: String {
    harmless(limit: .max).split(separator: "```", omittingEmptySubsequences: false)
      .joined(separator: "'''")
  }

  /// Returns the text in lines of so many characters, broken at spaces where there are any.
  fileprivate func wrapped(at width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
