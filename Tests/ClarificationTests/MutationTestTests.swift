import Clarification
import Conformance
import Oracle
import Records
import Specification
import Testing

/// Whole tests of a few clauses.
struct MutationTestTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.builtIn()
  }

  /// Tests the clauses of some names.
  private func run(
    _ ids: [String], upTo size: Int = 0, cases: Int = 2000, workers: Int = 2,
    rules: [Rule] = Rule.all
  ) async throws -> MutationRun {
    let clauses = try ids.map { try #require(catalogue.clause(ClauseID($0))) }
    let profile = try #require(catalogue.profile("documents"))
    let plan = Plan(
      seed: 1, cases: cases, workers: workers, clauses: clauses, profile: profile)
    return await MutationTest(plan, upTo: size, catalogue, rules: rules) { false }.run()
  }

  @Test(
    arguments: [
      "001-REQ-001", "001-REQ-002", "001-REQ-003", "001-SCN-001", "001-FIT-004",
    ])
  func `kills every mutant of a clause that is decisive`(clause: String) async throws {
    let run = try await run([clause])
    #expect(run.mutants.count >= 2)
    for mutant in run.mutants {
      guard case .killed(let witness) = mutant.fate else {
        Issue.record("\(mutant.place), \(mutant.mutation): \(mutant.fate)")
        continue
      }
      #expect(witness.clause != witness.mutant)
    }
    #expect(run.exitCode == .asExpected)
  }

  @Test func `ends a layer when no mutant is left`() async throws {
    let run = try await run(["001-REQ-002"])
    #expect(run.layers.map(\.name) == ["decisions"])
    #expect(run.layers.map(\.ending) == [.nothingLeft])
  }

  @Test func `says of two readings that come to the same that it found no difference`()
    async throws
  {
    // To this clause, the host's scene and waiting are both other than to leave the scene out.
    let run = try await run(["001-SCN-002"], cases: 600)
    let alike = Mutation.exchanged(QuestionID("001-Q-002"), "host", "wait")
    #expect(
      run.mutants.filter { $0.mutation == alike }.map(\.fate) == [.equivalent, .equivalent],
      "one for decisions, one for sessions")
    let different = Mutation.exchanged(QuestionID("001-Q-002"), "host", "unset")
    #expect(run.mutants.first { $0.mutation == different }?.fate != .equivalent)
    #expect(run.layers.first?.ending == .exhausted)
  }

  @Test func `says of a clause that breaks nothing that it would not be missed`() async throws {
    var rule = try #require(Rule.all.first { $0.clause == ClauseID("001-REQ-002") })
    rule.ruling = { _, _, _ in .kept }
    rule.knobs = []
    let run = try await run(["001-REQ-002"], rules: [rule])
    #expect(run.mutants.map(\.mutation) == [.dropped, .negated])
    #expect(run.mutants[0].fate == .survived)
    #expect(run.mutants[1].fate != .survived, "a negated clause breaks what the clause keeps")
    #expect(run.exitCode == .notEstablished)
  }

  @Test func `comes to the same with one worker and with two`() async throws {
    let one = try await run(["001-SCN-003"], cases: 600, workers: 1)
    #expect(try await run(["001-SCN-003"], cases: 600, workers: 2) == one)
    let isFromAlphabet = one.mutants.compactMap { mutant -> Bool? in
      if case .killed(let witness) = mutant.fate { witness.isSmallest } else { nil }
    }
    #expect(Set(isFromAlphabet) == [true, false], "both ways to find a case have their part in it")
  }

  @Test func `keeps what it found when it is stopped`() async throws {
    let clause = try #require(catalogue.clause(ClauseID("001-FIT-001")))
    let profile = try #require(catalogue.profile("documents"))
    let plan = Plan(seed: 1, cases: 100, workers: 1, clauses: [clause], profile: profile)
    let run = await MutationTest(plan, upTo: 0, catalogue) { true }.run()
    #expect(run.wasInterrupted)
    #expect(run.exitCode == .interrupted)
    #expect(run.mutants.count > 10)
  }
}
