import Clarification
import Records
import Reporting

extension CommandSpec {
  /// `clarify`: shows what the documents leave open.
  static let clarify = CommandSpec(
    name: "clarify", operand: "list|show|export|open|map|resolve QUESTION", operandLimit: 64,
    summary: "Show what the documents leave open, with the smallest case for each question.",
    details: [
      "list names the questions. show looks for the smallest cases in which the readings of one part,",
      "without any adapter, and says what is at stake. export writes all of them as one report, with",
      "the slips in the documents' samples and what map and open find. open looks for what no clause and",
      "no question decides. map says which readings adapters follow. resolve settles a question in the",
      "next requirement set of a catalogue folder, and shows which adapters fail then.",
      "",
      "First every case up to a size is gone through, so that the first found is the smallest there is",
      "(proven); what is left is looked for among drawn cases and made smaller (local).",
    ],
    options: [
      .clarifySize, .trials, .drawn, .cases20k, .seed, .jobs, .catalogue, .documents, .adapter,
      .isolate, .pageFormat, .reading,
    ]
  ) { invocation async throws(Complaint) in
    let verbs = ClarifyVerb.allCases.map(\.rawValue)
    guard let word = invocation.operand else {
      throw .usage("clarify needs to be told what: \(verbs.joined(separator: ", "))")
    }
    guard let verb = ClarifyVerb(rawValue: word) else {
      throw .unknown("part of clarify", word, among: verbs)
    }
    Interruption.watch()
    return try await verb.run(invocation)
  }
}

/// What `clarify` can do.
private enum ClarifyVerb: String, CaseIterable {
  case list, show, export, open, map, resolve

  func run(_ invocation: Invocation) async throws(Complaint) -> ExitCode {
    switch self {
    case .list: try invocation.listQuestions()
    case .show: try await invocation.showQuestion()
    case .export: try await invocation.exportReport()
    case .open: try await invocation.showDiscoveries()
    case .map: try await invocation.showMap()
    case .resolve: try await invocation.resolveQuestion()
    }
  }
}

extension OptionSpec {
  static let clarifySize = OptionSpec(
    name: "--size", value: "N",
    summary: "how many stimuli and departures a session that is not drawn has, at most (default 2)")
  static let trials = OptionSpec(
    name: "--trials", value: "N",
    summary: "how many trials of one size are gone through, at most (default 400000)")
  static let drawn = OptionSpec(
    name: "--drawn", value: "N",
    summary: "how many cases of each kind are drawn for what is left (default 100000)")
  static let cases20k = OptionSpec(
    name: "--cases", value: "N",
    summary: "how many cases tell how often a question comes up, and are given to adapters "
      + "(default 20000)")
  static let pageFormat = OptionSpec(
    name: "--format", value: "FORMAT",
    summary: "the form of the report: term, markdown, json, html or issue (default markdown)")
  static let reading = OptionSpec(
    name: "--reading", value: "NAME", summary: "the reading that resolve settles the question for")
}
