import Records

/// One command as the command table has it: the table drives parsing and help.
struct CommandSpec: Sendable {
  /// The word that asks for it.
  var name: String
  /// What stands for its operand in help; nil when it takes none.
  var operand: String?
  /// How many operands it takes at most.
  var operandLimit = 1
  /// What stands in help for the words behind `--`; nil when it takes none.
  var tail: String?
  /// What it does, in one line.
  var summary: String
  /// What more there is to say, line by line.
  var details: [String] = []
  /// The options it takes beside `--help`.
  var options: [OptionSpec]
  /// Carries it out.
  var run: @Sendable (Invocation) async throws(Complaint) -> ExitCode

  /// Every option it takes.
  var allOptions: [OptionSpec] { options + [.help] }

  /// Every command, in the order help lists them.
  static let all: [CommandSpec] = [
    .run, .enumerate, .replay, .expect, .mutate, .clarify, .audit, .adapter, .list, .explain, .bench,
  ]

  /// Returns the command of a name; nil when there is none.
  static func named(_ name: String) -> CommandSpec? {
    all.first { $0.name == name }
  }
}
