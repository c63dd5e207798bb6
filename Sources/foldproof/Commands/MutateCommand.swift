import Clarification
import Conformance
import Records
import Reporting
import Specification

extension CommandSpec {
  /// `mutate`: says what would go unnoticed if clauses were false.
  static let mutate = CommandSpec(
    name: "mutate", summary: "Say what would go unnoticed if clauses were false.",
    details: [
      "Makes mutants of each clause: one that says nothing, one that says the opposite, one for each",
      "bound and condition that could stand elsewhere, and one for each two readings taken for one",
      "another. Looks for the smallest case that tells each from its clause, without any adapter: first",
      "among all cases up to a size, then among drawn ones.",
    ],
    options: [.clause, .sizeOfTrials, .drawnCases, .seed, .jobs, .catalogue, .withCases]
  ) { invocation async throws(Complaint) in
    let catalogue = try invocation.judgedCatalogue()
    var plan = try invocation.plan(catalogue)
    plan.cases = try invocation.number(.drawnCases, default: 1_000_000, in: 1...1_000_000_000)
    let size = try invocation.number(.sizeOfTrials, default: 1, in: 0...4)
    Interruption.watch()
    let run = await MutationTest(plan, upTo: size, catalogue) { Interruption.isAsked }.run()
    let showsCases = invocation.options.contains { $0.name == OptionSpec.withCases.name }
    try Output.write(MutationSummary(run, catalogue, showsCases: showsCases).lines)
    return run.exitCode
  }
}

extension OptionSpec {
  fileprivate static let sizeOfTrials = OptionSpec(
    name: "--size", value: "N",
    summary: "how many stimuli and departures a session that is not drawn has, at most (default 1)")
  fileprivate static let drawnCases = OptionSpec(
    name: "--cases", value: "N",
    summary: "how many cases of each kind are drawn for what is left (default 1000000)")
  fileprivate static let withCases = OptionSpec(
    name: "--with-cases", value: nil, summary: "show the cases that kill, too")
}
