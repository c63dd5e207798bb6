import Adapters
import Conformance
import Records
import Scenarios
import Specification
import Testing

struct ReferenceConformsTests {
  @Test func `the reference keeps every clause, must and should, in every case`() async throws {
    let run = try await Trial(cases: 5000, workers: 2).run(ReferenceAdapter())
    #expect(run.planned == 5000)
    #expect(run.judged == 5000)
    #expect(run.notApplicable == 0)
    #expect(run.failures == [])
    #expect(run.advisories == [])
    #expect(run.inconclusive == [])
    #expect(run.exitCode == .asExpected)
    #expect(run.subject == Run.Subject(asked: "test:trial", name: "reference", version: "1"))
    for tally in run.clauses {
      #expect(tally.isApplicable)
      #expect(tally.failed == 0 && tally.advised == 0)
      #expect(tally.passed + tally.unspecified > 0, "no case bore on \(tally.clause)")
    }
  }

  @Test func `the reference leaves nothing open under the strict profile`() async throws {
    let run = try await Trial(cases: 5000, profile: "strict").run(ReferenceAdapter())
    #expect(run.profile == "strict")
    #expect(run.questions == [])
    #expect(run.clauses.filter { $0.unspecified > 0 } == [])
    #expect(run.judged == 5000)
  }

  @Test func `judges only the clauses of the plan, and the queries they decide`() async throws {
    let run = try await Trial(cases: 2000, clauses: "001-BAN").run(ReferenceAdapter())
    #expect(
      run.clauses.map(\.clause.description) == (1...7).map { "001-BAN-00\($0)" })
    #expect(run.planned + run.notApplicable == 2000)
    #expect(run.planned == run.judged)
    // A few in a hundred decisions, with the linked ones, and five in eleven of the sessions.
    #expect((450...800).contains(run.planned))
    #expect(run.exitCode == .asExpected)
  }

  @Test func `judges other cases from another seed`() async throws {
    let first = try await Trial(cases: 1000, seed: 1).run(ReferenceAdapter())
    let second = try await Trial(cases: 1000, seed: 2).run(ReferenceAdapter())
    #expect(first.clauses != second.clauses)
    #expect(second.failures == [])
  }
}
