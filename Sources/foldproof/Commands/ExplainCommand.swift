import Records
import Reporting
import Specification

extension CommandSpec {
  /// `explain`: says what a name or a number stands for.
  static let explain = CommandSpec(
    name: "explain", operand: "CLAUSE|QUESTION|PROFILE|EXITCODE",
    summary: "Say what a clause, a question, a profile or an exit code means.",
    options: [.catalogue]
  ) { invocation async throws(Complaint) in
    guard let name = invocation.operand else {
      throw .usage(
        "explain needs a clause, a question, a profile or an exit code: explain 001-FIT-001")
    }
    let catalogue = try invocation.catalogue()
    if let number = Int32(name) {
      guard let code = ExitCode(rawValue: number) else {
        throw .unknown("exit code", name, among: ExitCode.allCases.map { "\($0.rawValue)" })
      }
      try Output.write(["\(code.rawValue)  \(code.meaning)"])
    } else if let clause = catalogue.clause(ClauseID(name.uppercased())) {
      try Output.write(Explanation.lines(of: clause))
    } else if let question = catalogue.question(QuestionID(name.uppercased())) {
      try Output.write(Explanation.lines(of: question))
    } else if let profile = catalogue.profile(name.lowercased()) {
      try Output.write(Explanation.lines(of: profile, catalogue))
    } else {
      throw .unknown(
        "clause, question, profile or exit code", name,
        among: catalogue.clauses.map(\.id.description) + catalogue.questions.map(\.id.description)
          + catalogue.profiles.map(\.name))
    }
    return .asExpected
  }
}
