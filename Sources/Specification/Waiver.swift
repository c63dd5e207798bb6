/// Lines of a document of which no clause speaks, and why none needs to.
package struct Waiver: Hashable, Sendable {
  /// Why nothing is to be said of a line; the list is closed.
  package enum Reason: Hashable, Sendable {
    /// It names a part of the document, or the language of a sample.
    case heading
    /// It frames the page, or announces what other lines say, and says nothing itself.
    case boilerplate
    /// It is code that says in another language what these lines say, which are claimed.
    case codeRepeatedInAnotherLanguage(of: LineNumbers)
    /// It leads to another page and says nothing itself.
    case link
    /// It speaks of something that Foldproof does not judge, as this sentence says.
    case outOfScope(why: String)
  }

  /// Why nothing is to be said of the lines.
  package var reason: Reason
  /// The lines.
  package var lines: LineNumbers
  /// SHA-256 of the lines, made like that of ``SourceLines``.
  package var sha256: String
}

extension Waiver.Reason {
  /// The reason's word in the catalogue.
  enum Name: String, CaseIterable {
    case heading, boilerplate, codeRepeatedInAnotherLanguage, link, outOfScope
  }

  /// The reason in words for people.
  package var words: String {
    switch self {
    case .heading: "heading"
    case .boilerplate: "boilerplate"
    case .codeRepeatedInAnotherLanguage(let lines): "code of \(lines) in another language"
    case .link: "link"
    case .outOfScope(let why): "out of scope: \(why)"
    }
  }
}
