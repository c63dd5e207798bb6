import Clarification
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
    options: [.clause, .size, .cases, .seed, .jobs, .withCases]
  ) { invocation async throws(Complaint) in
    let catalogue = try Catalogue.forCommands()
    let plan = try invocation.plan(catalogue)
    let size = try invocation.number(.size, default: 2, in: 0...4)
    Interruption.watch()
    let run = await MutationTest(plan, upTo: size, catalogue) { Interruption.isAsked }.run()
    let showsCases = invocation.options.contains { $0.name == OptionSpec.withCases.name }
    try Output.write(MutationSummary(run, catalogue, showsCases: showsCases).lines)
    return run.exitCode
  }
}

extension OptionSpec {
  fileprivate static let withCases = OptionSpec(
    name: "--with-cases", value: nil, summary: "show the cases that kill, too")
}
