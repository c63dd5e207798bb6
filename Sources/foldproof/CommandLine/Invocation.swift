import Reporting

/// A command line that was understood: words only, their values not yet looked at.
package struct Invocation: Sendable {
  /// The command.
  var command: CommandSpec
  /// The operands in the order given.
  var operands: [String]
  /// The words behind `--`.
  var tail: [String]
  /// The options in the order given, each with its value; empty text for one without.
  var options: [(name: String, value: String)]

  /// The first operand; nil when none was given.
  var operand: String? { operands.first }

  /// Returns the values of an option in the order given.
  func values(_ option: OptionSpec) -> [String] {
    options.filter { $0.name == option.name }.map(\.value)
  }

  /// Returns the value of an option that is given once at most.
  func value(_ option: OptionSpec) -> String? {
    values(option).first
  }

  /// Returns a whole number of an option, or its default.
  ///
  /// - Throws: ``Complaint`` when the text is no whole number of the range.
  func number(
    _ option: OptionSpec, default standard: Int, in range: ClosedRange<Int>
  ) throws(Complaint) -> Int {
    guard let text = value(option) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(option.name) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(text.harmless().quoted).")
    }
    return number
  }

  /// Whether built-in adapters get processes of their own.
  var isIsolated: Bool { !values(.isolate).isEmpty }

  /// Whether the only thing asked for is help.
  var asksForHelp: Bool { options.contains { $0.name == OptionSpec.help.name } }

  /// Understands the words after the program's name; no command word means `run`.
  ///
  /// - Throws: ``Complaint`` about the first word that cannot be understood.
  package init(_ words: [String]) throws(Complaint) {
    var words = words[...]
    if let first = words.first, !first.hasPrefix("-") {
      guard let command = CommandSpec.named(first) else {
        throw .unknown("command", first, among: CommandSpec.all.map(\.name))
      }
      self.command = command
      words = words.dropFirst()
    } else {
      command = .run
    }
    operands = []
    tail = []
    options = []
    while let word = words.popFirst() {
      if word == "--", command.tail != nil {
        tail = Array(words)
        words = []
      } else if word.hasPrefix("-"), word != "-" {
        try take(word, &words)
      } else if command.operand != nil, operands.count < command.operandLimit {
        operands.append(word)
      } else if command.tail != nil {
        throw .usage(
          "The words of an adapter's command stand behind --, as in: "
            + "\(command.name) \((operands.first ?? "").harmless()) -- python3 adapter.py")
      } else {
        throw .usage(
          "\(command.name) does not take \(word.harmless().quoted). "
            + "See: ./run-conformance.sh \(command.name) --help")
      }
    }
  }

  private mutating func take(
    _ word: String, _ words: inout ArraySlice<String>
  ) throws(Complaint) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw .unknown(
        "option of \(command.name)", name, among: command.allOptions.map(\.name))
    }
    if !option.isRepeatable, options.contains(where: { $0.name == name }) {
      throw .usage("\(name) is given twice; give it once.")
    }
    switch (option.value, parts.count > 1) {
    case (nil, false): options.append((name, ""))
    case (nil, true): throw .usage("\(name) takes no value.")
    case (_?, true): options.append((name, String(parts[1])))
    case (let value?, false):
      guard let next = words.popFirst() else {
        throw .usage("\(name) needs a value: \(name) \(value)")
      }
      options.append((name, next))
    }
  }
}
