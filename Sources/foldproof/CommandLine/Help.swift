import Reporting

/// Help, as the command table has it.
enum Help {
  /// The lines that say what the program does and which commands it has.
  static var overview: [String] {
    let commands = CommandSpec.all.map { ["  " + $0.usage, $0.summary] }
    return [
      "Foldproof judges how code places and presents ads when windows resize and phones fold.",
      "",
      "usage: ./run-conformance.sh [COMMAND] [OPERAND] [OPTIONS]",
      "",
      "Without a command it means run.",
      "",
    ] + commands.columns + ["", "COMMAND --help says more about one."]
  }

  /// Returns the lines that say what one command does and takes.
  static func lines(of command: CommandSpec) -> [String] {
    let options = command.allOptions.map { ["  " + $0.usage, $0.summary] }
    return [
      command.summary,
      "",
      "usage: ./run-conformance.sh \(command.usage) [OPTIONS]\(command.tail.map { " -- \($0)" } ?? "")",
      "",
    ] + command.details + (command.details.isEmpty ? [] : [""]) + options.columns
  }
}

extension CommandSpec {
  /// The command with its operand, as help shows it.
  fileprivate var usage: String { operand.map { "\(name) \($0)" } ?? name }
}
