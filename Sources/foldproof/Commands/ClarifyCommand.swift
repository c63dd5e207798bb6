import Clarification
import Foundation
import Oracle
import Records
import Reporting
import Specification

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
    default: .asExpected
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

extension Invocation {
  /// Lists the questions.
  fileprivate func listQuestions() throws(Complaint) -> ExitCode {
    let catalogue = try catalogue()
    try Output.write(QuestionList(catalogue).lines)
    return .asExpected
  }

  /// Shows one question with the smallest cases in which its readings part.
  fileprivate func showQuestion() async throws(Complaint) -> ExitCode {
    let catalogue = try judgedCatalogue()
    let questions = try questions(catalogue)
    guard questions.count == 1, let question = questions.first else {
      throw .usage("clarify show needs a question: clarify show 001-Q-003")
    }
    let texts = try quotedDocuments(of: [question], catalogue)
    let run = await QuestionSearch(
      Inquiry([question.id], catalogue, rules: catalogue.rules), try bounds(),
      catalogueHash: catalogue.hash, progress: Progress.show
    ) { Interruption.isAsked }.run()
    Progress.end()
    guard let clarified = run.questions.first else {
      throw Complaint(code: .harnessFault, text: "No rule asks \(question.id).")
    }
    try Output.write(QuestionPage(question, clarified, catalogue, texts: texts).lines)
    return run.wasInterrupted ? .interrupted : .asExpected
  }

  /// Returns the questions that are named; all when none is.
  ///
  /// - Throws: ``Complaint`` about the first name that stands for none.
  func questions(_ catalogue: Catalogue) throws(Complaint) -> [Question] {
    let names = operands.dropFirst()
    guard !names.isEmpty else { return catalogue.questions }
    var questions: [Question] = []
    for name in names {
      guard let question = catalogue.question(QuestionID(name.uppercased())) else {
        throw .unknown("question", name, among: catalogue.questions.map(\.id.description))
      }
      questions.append(question)
    }
    return questions
  }

  /// Returns how far to look.
  ///
  /// - Throws: ``Complaint`` when an option is given nonsense.
  func bounds() throws(Complaint) -> QuestionSearch.Bounds {
    guard let seed = UInt64(value(.seed) ?? "1") else {
      throw .usage(
        "--seed takes a whole number from 0 to \(UInt64.max), "
          + "not \((value(.seed) ?? "").harmless().quoted).")
    }
    return QuestionSearch.Bounds(
      seed: seed, size: try number(.clarifySize, default: 2, in: 0...4),
      trials: try number(.trials, default: 400_000, in: 1...1_000_000_000),
      drawn: try number(.drawn, default: 100_000, in: 0...1_000_000_000),
      cases: try number(.cases20k, default: 20_000, in: 1...100_000_000),
      workers: try number(
        .jobs, default: ProcessInfo.processInfo.activeProcessorCount, in: 1...256))
  }

  /// Returns the documents whose lines are to be quoted, none of which has changed there.
  ///
  /// - Throws: ``Complaint`` when one is missing, or says something else in the lines of a question.
  func quotedDocuments(
    of questions: [Question], _ catalogue: Catalogue
  ) throws(Complaint) -> [String: DocumentText] {
    let texts = try documents(of: catalogue)
    guard !texts.isEmpty else { return [:] }
    for question in questions {
      for source in question.sources {
        guard let text = texts[source.document] else { continue }
        guard text.hash(of: source.lines) == source.sha256 else {
          throw Complaint(
            code: .unusableInput,
            text: "\(source.document) has changed in \(source.lineText), on which \(question.id) rests. "
              + "See: ./run-conformance.sh audit --documents DIR")
        }
      }
    }
    return texts
  }
}

/// The one live line on standard error, where that is a terminal.
enum Progress {
  private static let isShown = isatty(FileHandle.standardError.fileDescriptor) != 0

  /// Shows what is done now, in place of what was shown before.
  @Sendable static func show(_ text: String) {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K\(text)".utf8))
  }

  /// Clears the line.
  static func end() {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K".utf8))
  }
}
