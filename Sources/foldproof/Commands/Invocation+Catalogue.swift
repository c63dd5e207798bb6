import Foundation
import Oracle
import Records
import Reporting
import Specification

extension Invocation {
  /// Returns the catalogue that is asked for; the one built in when none is.
  ///
  /// - Throws: ``Complaint`` when there is no such folder, or what is in it cannot be used.
  func catalogue() throws(Complaint) -> Catalogue {
    guard let path = value(.catalogue) else { return try .forCommands() }
    return try CatalogueFolder(path).newest()
  }

  /// Returns the catalogue that is asked for, which the rules must fit.
  ///
  /// - Throws: ``Complaint`` when it cannot be used, or is made for other rules.
  func judgedCatalogue() throws(Complaint) -> Catalogue {
    let catalogue = try catalogue()
    guard value(.catalogue) != nil else { return catalogue }
    do throws(JudgeError) {
      _ = try Judge(catalogue, profile: .open, rules: catalogue.rules)
    } catch {
      throw Complaint(
        code: .unusableInput,
        text: "The catalogue of --catalogue does not fit the rules of this program: \(error). "
          + "One that does is written by clarify resolve.")
    }
    return catalogue
  }
}

/// A folder of catalogue files, or of requirement sets: one such folder each, numbered.
///
/// A set is never changed once it is there; a question that is resolved makes the next one.
struct CatalogueFolder {
  /// Where it is.
  let path: String

  /// Names a folder, which need not be there.
  init(_ path: String) {
    self.path = path
  }

  /// The numbers of the requirement sets in it, in ascending order.
  var sets: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in
      name.utf8.count == 4 && name.utf8.allSatisfy { 48...57 ~= $0 } ? Int(name) : nil
    }.sorted()
  }

  /// Returns the folder of a requirement set.
  func folder(of set: Int) -> String {
    let digits = "\(set)"
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return URL(filePath: path, directoryHint: .isDirectory).appending(path: name)
      .path(percentEncoded: false)
  }

  /// Reads the newest requirement set, or the catalogue files of the folder itself.
  ///
  /// - Throws: ``Complaint`` when there is no such folder, or what is in it cannot be used.
  func newest() throws(Complaint) -> Catalogue {
    try Catalogue.reading(try files())
  }

  /// Reads the files of the newest requirement set, or those of the folder itself.
  ///
  /// - Throws: ``Complaint`` when there is no such folder, or none of its files can be read.
  func files() throws(Complaint) -> [Catalogue.File] {
    let folder = try InputFolder(sets.last.map(folder) ?? path)
    var files: [Catalogue.File] = []
    for name in try folder.names(withExtension: "json") {
      files.append(
        Catalogue.File(name: name, bytes: try folder.bytes(of: name, limit: 1 << 24)))
    }
    return files
  }
}

extension Catalogue {
  /// Reads a catalogue that somebody gives; a fault in it is theirs.
  static func reading(_ files: [File]) throws(Complaint) -> Catalogue {
    do throws(CatalogueError) {
      return try Catalogue(files: files)
    } catch {
      throw Complaint(code: .unusableInput, text: "\(error)")
    }
  }
}
