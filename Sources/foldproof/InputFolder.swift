import Foundation
import Records
import Reporting

/// A folder whose files are read, with limits.
struct InputFolder {
  private let folder: URL

  /// Finds a folder.
  ///
  /// - Throws: ``Complaint`` when there is nothing of the name, or no folder.
  init(_ path: String) throws(Complaint) {
    folder = URL(filePath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Complaint(
        code: .missingInput, text: "There is no folder \(path.harmless().quoted).")
    }
    guard isFolder.boolValue else {
      throw Complaint(code: .unusableInput, text: "\(path.harmless().quoted) is no folder.")
    }
  }

  /// Returns the names of the files with an extension, in ascending order.
  ///
  /// - Throws: ``Complaint`` when the folder cannot be read, or has no such file.
  /// - Complexity: O(*n* log *n*) in the number of files.
  func names(withExtension suffix: String) throws(Complaint) -> [String] {
    let all: [String]
    do {
      all = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    } catch {
      throw complaint("cannot be read")
    }
    let names = all.filter { $0.hasSuffix(".\(suffix)") }.sorted()
    guard !names.isEmpty else { throw complaint("has no file that ends in .\(suffix)") }
    return names
  }

  /// Reads a file of the folder.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - limit: The length beyond which no more is read, in bytes.
  /// - Returns: The bytes, one more than the limit where the file is longer.
  /// - Throws: ``Complaint`` when the file is not there, is none, or cannot be read.
  /// - Complexity: O(*n*) in the number of bytes.
  func bytes(of name: String, limit: Int) throws(Complaint) -> [UInt8] {
    let file = folder.appending(path: name).resolvingSymlinksInPath()
    let path = file.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else {
      throw complaint("has no file \(name.harmless().quoted)")
    }
    do {
      // What is no regular file may never end.
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      guard type as? FileAttributeType == .typeRegular else {
        throw complaint("has a \(name.harmless().quoted) that is no file")
      }
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      return [UInt8](try handle.read(upToCount: limit + 1) ?? Data())
    } catch let complaint as Complaint {
      throw complaint
    } catch {
      throw complaint("has a file \(name.harmless().quoted) that cannot be read")
    }
  }

  private func complaint(_ what: String) -> Complaint {
    Complaint(
      code: .unusableInput,
      text: "The folder \(folder.path(percentEncoded: false).harmless().quoted) \(what).")
  }
}
