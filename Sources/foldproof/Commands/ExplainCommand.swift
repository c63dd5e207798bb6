import Records
import Reporting
import Specification

extension CommandSpec {
  /// `explain`: says what a name or a number stands for.
  static let explain = CommandSpec(
    name: "explain", operand: "CLAUSE|QUESTION|EXITCODE",
    summary: "Say what a clause, a question or an exit code means.", options: []
  ) { invocation async throws(Complaint) in
    guard let name = invocation.operand else {
      throw .usage("explain needs a clause, a question or an exit code: explain 001-FIT-001")
    }
    let catalogue = try Catalogue.forCommands()
    if let number = Int32(name) {
      guard let code = ExitCode(rawValue: number) else {
        throw .unknown("exit code", name, among: ExitCode.allCases.map { "\($0.rawValue)" })
      }
      try Output.write(["\(code.rawValue)  \(code.meaning)"])
    } else if let clause = catalogue.clause(ClauseID(name.uppercased())) {
      try Output.write(Explanation.lines(of: clause))
    } else if let question = catalogue.question(QuestionID(name.uppercased())) {
      try Output.write(Explanation.lines(of: question))
    } else {
      throw .unknown(
        "clause, question or exit code", name,
        among: catalogue.clauses.map(\.id.description) + catalogue.questions.map(\.id.description))
    }
    return .asExpected
  }
}
