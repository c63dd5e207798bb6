import Conformance
import Records
import Reporting
import Specification
import Testing

/// Judges the adapter named in `FOLDPROOF_ADAPTER`, one test case a clause.
///
/// Everything is searched and shrunk in silence; a clause that is broken records one issue with the
/// minimal counterexample, and attaches it as text and as a stored case.
@Suite struct `The adapter under test` {
  @Test(arguments: AdapterUnderTest.clauses)
  func `keeps the clause`(_ judged: JudgedClause) async throws {
    let outcome = try await AdapterUnderTest.judged.value
    let run = outcome.run
    let clause = judged.clause
    let tally = try #require(run.clauses.first { $0.clause == clause.id })
    guard tally.isApplicable else {
      try Test.cancel("\(AdapterUnderTest.name) claims no query that this clause decides.")
    }
    #expect(tally.decided + tally.unspecified > 0, "No case bore on this clause.")
    for finding in run.failures where finding.signature.clause == clause.id {
      let text = FailureBlock(finding, of: run, outcome.catalogue).lines.joined(separator: "\n")
      let name = "\(clause.id)-\(finding.signature.kind)"
      Attachment.record(text, named: "\(name).txt")
      Attachment.record(
        try StoredCase(finding.case, replay: finding.replay).bytes(), named: "\(name).json")
      Issue.record("\(text)")
    }
  }

  @Test func `is judged on every case it was planned for`() async throws {
    let run = try await AdapterUnderTest.judged.value.run
    #expect(run.planned > 0)
    #expect(run.judged == run.planned)
    #expect(AdapterUnderTest.clauses.count == run.clauses.count)
  }
}
