/// A document of a few lines, and a catalogue in which each of them is claimed or waived.
package enum MiniatureGuide {
  /// The file name.
  package static let name = "900_guide.txt"

  /// The lines.
  package static let lines = [
    "Banners in a small window",
    "",
    "A banner must fit the window it stands in.",
    "The window of an app can become small.",
    "",
    "Example",
    "let width = window.width",
    "banner.load(width)",
    "",
    "Beispiel",
    "sei breite = fenster.breite",
    "",
    "See also: large windows.",
    "The colour of a banner is up to you.",
  ]

  /// The file.
  package static let text = text(of: lines)

  /// The catalogue file: line 3 binds, 4, 7 and 8 inform, 14 leaves a question, and the others are
  /// waived.
  package static let catalogue = """
    {"format": 1, \(document),
     "clauses": [
      {"id": "900-FIT-001", "subject": "implementation", "level": "must", "status": "normative",
       "text": "A banner fits.", "source": \(source("3")), "decides": ["bannerWidth"],
       "kinds": [{"name": "tooWide", "text": "asked for too wide a banner"}]},
      {"id": "900-INF-001", "subject": "implementation", "level": "fact",
       "status": "informative", "argument": "It asks for nothing.",
       "text": "Windows become small.", "source": \(source("4,7-8"))}],
     "questions": [
      {"id": "900-Q-001", "kind": "silent", "text": "Which colour?", "source": \(source("14")),
       "readings": [{"name": "red", "text": "Red."}, {"name": "blue", "text": "Blue."}]}]}
    """

  /// What the catalogue file says of the document and its lines.
  package static let document = #"""
    "document": {"name": "900_guide.txt", "title": "Banners", "language": "en",
       "sha256": "cb52018328e1ab5129b171a8f2c0581c5631302482c68b578a9c4b4a1fb390a8"},
     "instructs": "3",
     "waivers": [
      {"reason": "heading", "lines": "1,6,10",
       "sha256": "6183e5053ad1d1779995fc39b74e85f8279abeaa456363339f283e207849aa3a"},
      {"reason": "codeRepeatedInAnotherLanguage", "lines": "11", "repeats": "7",
       "sha256": "33a3f1d931db92289784234fe6c71f114604828f2f63d29c552cc2b0000742a4"},
      {"reason": "link", "lines": "13",
       "sha256": "6f80e0fafab5893b65daa2167d692f241bbb8b9e093211cdacfa76aae806ead7"}],
     "lineHashes": ["91c3b071", "", "0f302091", "1453ce5e", "", "d029f87e", "470fd6a4",
       "2de64da9", "", "2071c773", "33a3f1d9", "", "6f80e0fa", "35e3cde7"]
    """#

  /// SHA-256 of some of the lines.
  private static let hashes = [
    "3": "0f3020913fd4830f1165d346fbfe98bf195060f162405eb57208ce1ff6bd5b70",
    "4,7-8": "fd099ec02d2c46b488e401b55a4659d4e466bcaa36378dbd7b15bbec7e529e16",
    "14": "35e3cde7e87947e0f435fcce9dc11f4a78bfce03b2ae87f1b49458109aa3ee64",
  ]

  /// A file of some lines.
  package static func text(of lines: [String]) -> String {
    lines.map { "\($0)\n" }.joined()
  }

  /// What a catalogue says of some of the lines, where their hash is known: `3`, `4,7-8` or `14`.
  package static func source(_ lines: String) -> String {
    """
    {"document": "\(name)", "lines": "\(lines)", "sha256": "\(hashes[lines] ?? "0")"}
    """
  }
}
