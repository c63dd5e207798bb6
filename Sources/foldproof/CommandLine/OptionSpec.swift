import Reporting

/// One option as the command table has it.
struct OptionSpec: Sendable {
  /// The name with its two dashes.
  var name: String
  /// What stands for the value in help; nil for an option without one.
  var value: String?
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// What it does, in one line; with the default, where there is one.
  var summary: String

  /// The option as help shows it.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

extension OptionSpec {
  static let adapter = OptionSpec(
    name: "--adapter", value: "ADAPTER", isRepeatable: true,
    summary: "builtin:NAME, exec:COMMAND, unix:PATH or tcp:HOST:PORT; repeatable "
      + "(default builtin:reference)")
  static let isolate = OptionSpec(
    name: "--isolate", value: nil,
    summary: "give each built-in adapter a process of its own, so that its crash is a finding")
  static let cases = OptionSpec(
    name: "--cases", value: "N", summary: "how many cases are drawn (default 100000)")
  static let seed = OptionSpec(
    name: "--seed", value: "N", summary: "the seed all cases are drawn from (default 1)")
  static let jobs = OptionSpec(
    name: "--jobs", value: "N",
    summary: "how many workers judge at the same time (default: one a core)")
  static let clause = OptionSpec(
    name: "--clause", value: "GLOB", isRepeatable: true,
    summary: "judge only clauses whose id matches, * and ? allowed; repeatable")
  static let profile = OptionSpec(
    name: "--profile", value: "NAME",
    summary: "which readings of open questions are pinned (default documents)")
  static let size = OptionSpec(
    name: "--size", value: "N",
    summary: "how many stimuli a session has, at most (default 2)")
  static let report = OptionSpec(
    name: "--report", value: "DIR",
    summary: "a folder to write the report into, in every format or those of --format")
  static let format = OptionSpec(
    name: "--format", value: "LIST",
    summary: "formats, separated by commas: \(ReportFormat.names) (default term)")
  static let documents = OptionSpec(
    name: "--documents", value: "DIR",
    summary: "the folder of the documents; without it they are taken as the catalogue knows them")
  static let catalogue = OptionSpec(
    name: "--catalogue", value: "DIR",
    summary: "a folder of catalogue files, or of requirement sets, whose newest counts (default: the "
      + "catalogue built in)")
  static let hashes = OptionSpec(
    name: "--hashes", value: nil,
    summary: "print the hashes of the documents' lines, as the catalogue takes them, and no more")
  static let help = OptionSpec(
    name: "--help", value: nil, summary: "say what the command does and takes")
}

extension ReportFormat {
  /// The names of all formats.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
