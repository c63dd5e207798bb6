import Oracle
import Records
import Specification
import Testing

extension Judge {
  /// The judge of a run without options.
  static var underDocuments: Judge {
    get throws { try documents.get() }
  }

  // Read once: a suite is made anew for each of its many argument cases.
  private static let documents = Result { try Judge(under: "documents") }

  /// Creates a judge of the committed catalogue under one of its profiles.
  init(under profile: String) throws {
    let catalogue = try Catalogue.builtIn()
    try self.init(catalogue, profile: #require(catalogue.profile(profile)))
  }

  /// Creates a judge under a profile that pins a single reading.
  init(pinning question: String, to reading: String) throws {
    let profile = """
      {"format": 1, "profiles": [{"name": "pinned", "text": "One reading.", "pins": [
        {"question": "\(question)", "reading": "\(reading)"}]}]}
      """
    let file = Catalogue.File(name: "pinned.json", bytes: Array(profile.utf8))
    let catalogue = try Catalogue(files: Catalogue.builtInFiles + [file])
    try self.init(catalogue, profile: #require(catalogue.profile("pinned")))
  }
}
