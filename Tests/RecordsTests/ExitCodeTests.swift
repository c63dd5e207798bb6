import Miniatures
import Records
import Testing

/// What a run amounts to, and the table of exit codes.
struct ExitCodeTests {
  private static let undecided = Run.ClauseTally.miniature("001-BAN-002")

  private static func run(_ change: (inout Run) -> Void) -> Run {
    var run = Run.miniature()
    change(&run)
    return run
  }

  static let runs: [(String, Run, ExitCode)] = [
    ("all judged, all kept", .miniature(), .asExpected),
    ("a recommendation broken", run { $0.advisories = [.miniature] }, .asExpected),
    ("a finding", .miniature(failures: [.miniature]), .failure),
    ("one case not judged", .miniature(judged: 9), .notEstablished),
    ("nothing asked that it claims", .miniature(planned: 0), .notEstablished),
    ("a clause no case bore on", .miniature(clauses: [undecided]), .notEstablished),
    (
      "a clause that always came down to a question",
      .miniature(clauses: [.miniature("001-FIT-004", unspecified: 10)]), .asExpected
    ),
    (
      "a clause that is not applicable",
      .miniature(clauses: [.init(clause: undecided.clause, isApplicable: false)]), .asExpected
    ),
    ("interrupted", run { $0.wasInterrupted = true }, .interrupted),
  ]

  @Test(arguments: runs)
  func `says what a run amounts to`(_ what: String, run: Run, code: ExitCode) {
    #expect(run.exitCode == code)
  }

  static let mutations: [(String, [MutationRun.Fate], ExitCode)] = [
    ("nothing to mutate", [], .asExpected),
    ("a mutant that equals its clause", [.equivalent], .asExpected),
    ("a survivor among others", [.equivalent, .survived], .notEstablished),
  ]

  @Test(arguments: mutations, [false, true])
  func `says what mutating clauses amounts to`(
    _ mutation: (String, [MutationRun.Fate], ExitCode), isInterrupted: Bool
  ) {
    let run = MutationRun(
      seed: 1, cases: 1, catalogueHash: "", layers: [],
      mutants: mutation.1.map {
        .init(clause: ClauseID("001-BAN-001"), place: "sessions", mutation: .dropped, fate: $0)
      }, wasInterrupted: isInterrupted)
    #expect(run.exitCode == (isInterrupted ? .interrupted : mutation.2))
  }

  static let mixed: [(String, Run, ExitCode)] = [
    ("a finding, and cases not judged", .miniature(judged: 9, failures: [.miniature]), .failure),
    (
      "a finding, and a clause no case bore on",
      .miniature(clauses: [undecided], failures: [.miniature]), .failure
    ),
    (
      "interrupted, with a finding and cases not judged",
      run {
        $0.wasInterrupted = true
        $0.failures = [.miniature]
        $0.judged = 3
      }, .interrupted
    ),
  ]

  @Test(arguments: mixed)
  func `lets the first that holds decide, and adds nothing up`(
    _ what: String, run: Run, code: ExitCode
  ) {
    #expect(run.exitCode == code)
  }

  @Test func `names the clauses no case bore on`() {
    let run = Run.miniature(clauses: [
      .miniature("001-BAN-001", passed: 10), Self.undecided,
      .miniature("001-BAN-003", unspecified: 1),
      Run.ClauseTally(clause: ClauseID("001-FIT-001"), isApplicable: false),
    ])
    #expect(run.unexercised.map(\.clause) == [ClauseID("001-BAN-002")])
  }

  @Test func `keeps to the table`() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 66, 69, 70, 130])
    let meanings = ExitCode.allCases.map(\.meaning)
    #expect(meanings.filter { !$0.hasSuffix(".") } == [])
    #expect(Set(meanings).count == 10)
  }
}
