import Foundation
import Miniatures

/// A folder with a catalogue, and one with its only document, the miniature guide.
///
/// The clauses are the committed ones, each with its rule, and rest on a line of the guide instead
/// of their own.
final class AuditFolders {
  /// Where both folders are.
  let place = URL.temporaryDirectory.appending(path: "foldproof-\(UUID().uuidString)")
  /// The words that ask for an audit of both.
  var words: [String] { ["audit", "--catalogue", catalogue.path, "--documents", documents.path] }
  /// The folder with the catalogue.
  var catalogue: URL { place.appending(path: "catalogue") }
  /// The folder with the document.
  var documents: URL { place.appending(path: "documents") }
  /// The document.
  var document: URL { documents.appending(path: MiniatureGuide.name) }

  init() throws {
    for folder in [catalogue, documents] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try write(MiniatureGuide.text)
    let committed = URL(filePath: #filePath).appending(path: "../../../Specs/catalogue")
      .standardized
    for name in try FileManager.default.contentsOfDirectory(atPath: committed.path()) {
      var part = try Self.part(Data(contentsOf: committed.appending(path: name)))
      for key in ["document", "instructs", "waivers", "lineHashes"] { part[key] = nil }
      try writeCatalogue(try onGuide(part), as: name)
    }
    var guide = try Self.part(Data(MiniatureGuide.catalogue.utf8))
    var clauses = guide["clauses"] as? [[String: Any]] ?? []
    clauses[0]["decides"] = nil
    clauses[0]["kinds"] = nil
    clauses[0]["untestable"] = "It has no rule."
    guide["clauses"] = clauses
    try writeCatalogue(guide, as: "900.json")
  }

  deinit {
    try? FileManager.default.removeItem(at: place)
  }

  /// Writes the document.
  func write(_ text: String) throws {
    try Data(text.utf8).write(to: document)
  }

  /// Replaces text in the catalogue's file about the guide.
  func replace(_ old: String, with new: String) throws {
    let file = catalogue.appending(path: "900.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(old, with: new)
    guard changed != text else { throw CocoaError(.featureUnsupported) }
    try changed.write(to: file, atomically: true, encoding: .utf8)
  }

  private func writeCatalogue(_ part: Any, as name: String) throws {
    try JSONSerialization.data(withJSONObject: part, options: .sortedKeys)
      .write(to: catalogue.appending(path: name))
  }

  private static func part(_ data: Data) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Returns a value in which every list of lines is line 14 of the guide.
  private func onGuide(_ value: Any) throws -> Any {
    switch value {
    case let members as [String: Any] where Set(members.keys) == ["document", "lines", "sha256"]:
      try Self.part(Data(MiniatureGuide.source("14").utf8))
    case let members as [String: Any]: try members.mapValues(onGuide)
    case let elements as [Any]: try elements.map(onGuide)
    default: value
    }
  }
}
