import Specification

extension Catalogue {
  /// A catalogue of a must, a should, a requirement of the harness's own and an open question.
  static var miniature: Catalogue {
    get throws { try Catalogue(files: [File(name: "tiny.json", bytes: Array(text.utf8))]) }
  }

  private static let text = """
    {"format": 1, "clauses": [
      {"id": "001-BAN-001", "subject": "implementation", "level": "must", "status": "normative",
       "text": "A banner fits its view.",
       "source": {"document": "one.txt", "lines": "3,7-9", "sha256": "0"},
       "decides": ["bannerWidth"],
       "kinds": [{"name": "tooWide", "text": "asked for too wide a banner"}],
       "questions": ["001-Q-001"]},
      {"id": "001-SCN-004", "subject": "implementation", "level": "should",
       "status": "derived", "argument": "Nobody waits for nothing.",
       "text": "A request is made in time.",
       "source": {"document": "one.txt", "lines": "12", "sha256": "0"},
       "decides": ["requestScene"],
       "kinds": [{"name": "needlessWait", "text": "waited for nothing"}]},
      {"id": "RUN-001", "subject": "implementation", "level": "must", "status": "normative",
       "text": "An adapter answers.", "decides": ["bannerWidth", "requestScene"],
       "kinds": [{"name": "crash", "text": "ended while a case was open"}]}],
     "questions": [
      {"id": "001-Q-001", "kind": "silent", "text": "How wide is nothing?",
       "source": {"document": "one.txt", "lines": "5", "sha256": "0"},
       "readings": [
         {"name": "none", "text": "Not at all.",
          "source": {"document": "one.txt", "lines": "5,8", "sha256": "0"}},
         {"name": "some", "text": "A little.",
          "rejected": {"document": "one.txt", "lines": "6", "sha256": "0"}},
         {"name": "half", "text": "Half a point."}]}]}
    """
}

extension [String] {
  /// The lines as one text, to compare with what a person would see.
  var asText: String { joined(separator: "\n") }
}
