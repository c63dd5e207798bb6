import Foundation
import Records
import Reporting

/// Where and how the result of a command is written down.
struct ReportPlan {
  /// The folder files go to; nil where only standard output is written.
  var folder: URL?
  /// The formats of the files.
  var formats: [ReportFormat]
  /// What standard output shows.
  var shown: ReportFormat

  /// Writes the files of a report; those of an earlier report are replaced, each at once or not at all.
  ///
  /// - Throws: ``Complaint`` when the folder cannot be made, or a file cannot be written.
  func write(_ report: RunReport) throws(Complaint) {
    guard let folder else { return }
    for file in formats.flatMap({ report.files($0) }) {
      do {
        try Data(file.text.utf8).write(to: folder.appending(path: file.name), options: .atomic)
      } catch {
        throw Complaint(
          code: .harnessFault,
          text: "The report's \(file.name) cannot be written to "
            + "\(folder.path(percentEncoded: false).harmless().quoted): the folder is read-only, or "
            + "its disk is full.")
      }
    }
  }
}

extension Invocation {
  /// Returns where and how the result is written down; the folder is made before anything runs.
  ///
  /// - Throws: ``Complaint`` when a format has no such name, when several are to go to standard output,
  ///   or when there can be no such folder.
  func reportPlan() throws(Complaint) -> ReportPlan {
    var formats: [ReportFormat] = []
    for name in (value(.format) ?? "").split(separator: ",").map(String.init) {
      guard let format = ReportFormat(rawValue: name) else {
        throw .unknown("format", name, among: ReportFormat.allCases.map(\.rawValue))
      }
      if !formats.contains(format) { formats.append(format) }
    }
    guard let path = value(.report) else {
      guard formats.count <= 1 else {
        throw .usage("Several formats need a folder to go to: --report DIR")
      }
      return ReportPlan(folder: nil, formats: [], shown: formats.first ?? .term)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Complaint(
        code: .unusableInput,
        text: "There can be no folder \(path.harmless().quoted): a file is in its place, or its "
          + "parent is read-only.")
    }
    return ReportPlan(
      folder: URL(filePath: path, directoryHint: .isDirectory),
      formats: formats.isEmpty ? ReportFormat.allCases : formats, shown: .term)
  }
}
