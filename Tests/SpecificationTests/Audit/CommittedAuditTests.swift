import Adapters
import Foundation
import Oracle
import Specification
import Testing

/// The committed catalogue under audit.
///
/// Where `FOLDPROOF_DOCUMENTS` names the folder of the documents, their files are read; elsewhere the
/// audit rests on what the catalogue knows of their lines.
struct CommittedAuditTests {
  private let report: AuditReport
  private let folder = ProcessInfo.processInfo.environment["FOLDPROOF_DOCUMENTS"]

  init() throws {
    let catalogue = try Catalogue.builtIn()
    var texts: [String: DocumentText] = [:]
    if let folder {
      for document in catalogue.documents {
        let file = URL(filePath: folder).appending(path: document.name)
        texts[document.name] = try DocumentText([UInt8](try Data(contentsOf: file)))
      }
    }
    let samples = try SampleAdapter.all.map { sample in
      Audit.Sample(
        name: sample.name, document: sample.document, lines: try #require(LineNumbers(sample.lines))
      )
    }
    report = Audit(catalogue, rules: Rule.all.map(\.clause), samples: samples).report(on: texts)
  }

  @Test func `has a rule for every clause that can be tested, and a clause for every rule`() {
    #expect(report.catalogue.clauses.count { $0.isTestable && !$0.isHarnessOwn } >= 19)
    #expect(report.faults == [])
  }

  @Test func `knows the documents as they are`() {
    let edition: DocumentReport.Edition = folder == nil ? .none : .known
    #expect(report.documents.count >= 1)
    #expect(report.documents.allSatisfy { $0.edition == edition && $0.counts.suspect == 0 })
    #expect(report.documents.flatMap(\.drifting) == [])
  }

  @Test func `speaks of every line, or says why not`() throws {
    #expect(try document("000").counts.all == 323)
    #expect(try document("001").counts.all == 244)
    for document in report.documents {
      #expect(document.unclaimed.description == "", "\(document.document.name)")
      #expect(document.unbound.description == "", "\(document.document.name)")
    }
    #expect(report.isComplete)
  }

  @Test(arguments: [
    ("000", "7,11,13,15,17,19,36,57,66,87,153,205,207,209,319"),
    ("001", "13,77,79,107,113,152,244"),
  ])
  func `knows which lines of a document instruct or recommend`(
    number: String, lines: String
  ) throws {
    #expect(try document(number).document.instructions.description == lines)
  }

  private func document(_ number: String) throws -> DocumentReport {
    try #require(report.documents.first { $0.document.name.hasPrefix(number) })
  }
}
