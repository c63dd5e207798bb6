import Foundation
import Records
import Reporting

extension CommandSpec {
  /// `diff`: compares two stored runs.
  static let diff = CommandSpec(
    name: "diff", operand: "RUN RUN", operandLimit: 2,
    summary: "Say what has changed from one stored run to another.",
    details: [
      "A RUN is a folder that run --report wrote, or the run.json in it. Ends with 1 where something",
      "fails in the second run that did not in the first, and else with 0.",
    ],
    options: []
  ) { invocation async throws(Complaint) in
    guard invocation.operands.count == 2 else {
      throw .usage("diff needs two runs: diff OLD NEW")
    }
    let difference = RunDifference(
      from: try .read(invocation.operands[0]), to: try .read(invocation.operands[1]))
    try Output.write(difference.lines)
    return difference.hasNewFailures ? .failure : .asExpected
  }
}

extension StoredRun {
  /// Reads a run from its folder or file.
  ///
  /// - Throws: ``Complaint`` when there is none, or it cannot be used.
  fileprivate static func read(_ path: String) throws(Complaint) -> StoredRun {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Complaint(
        code: .missingInput, text: "There is no run \(path.harmless().quoted).")
    }
    let file = isFolder.boolValue ? path + "/run.json" : path
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Complaint(
        code: .unusableInput,
        text: "\(file.harmless().quoted) cannot be read; run --report DIR writes it.")
    }
    do throws(StoredRunError) {
      return try StoredRun(bytes: [UInt8](data))
    } catch {
      throw Complaint(
        code: .unusableInput, text: "\(file.harmless().quoted) cannot be compared. \(error)")
    }
  }
}
