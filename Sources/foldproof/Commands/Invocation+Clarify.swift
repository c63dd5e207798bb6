import Adapters
import Clarification
import Foundation
import Oracle
import Records
import Reporting
import Scenarios
import Specification

extension Invocation {
  /// Lists the questions.
  func listQuestions() throws(Complaint) -> ExitCode {
    let catalogue = try catalogue()
    try Output.write(QuestionList(catalogue).lines)
    return .asExpected
  }

  /// Shows one question with the smallest cases in which its readings part.
  func showQuestion() async throws(Complaint) -> ExitCode {
    let catalogue = try judgedCatalogue()
    let questions = try questions(catalogue)
    guard questions.count == 1, let question = questions.first else {
      throw .usage("clarify show needs a question: clarify show 001-Q-003")
    }
    let texts = try quotedDocuments(of: [question], catalogue)
    let bounds = try bounds()
    let adapters = try await clarifyingAdapters()
    let inquiry = Inquiry([question.id], catalogue, rules: catalogue.rules)
    var run = await search(inquiry, bounds, catalogue)
    try await addFollowers(to: &run, inquiry, bounds, catalogue, adapters)
    await adapters.stop()
    guard let clarified = run.questions.first else {
      throw Complaint(code: .harnessFault, text: "No rule asks \(question.id).")
    }
    try Output.write(QuestionPage(question, clarified, catalogue, texts: texts).lines)
    return run.wasInterrupted ? .interrupted : .asExpected
  }

  /// Writes everything that is open as one report.
  func exportReport() async throws(Complaint) -> ExitCode {
    let catalogue = try judgedCatalogue()
    let questions = try questions(catalogue)
    let format = try pageFormat()
    let texts = try quotedDocuments(of: questions, catalogue)
    let bounds = try bounds()
    let adapters = try await clarifyingAdapters()
    let inquiry = Inquiry(questions.map(\.id), catalogue, rules: catalogue.rules)
    var run = await search(inquiry, bounds, catalogue)
    let map = try await addFollowers(to: &run, inquiry, bounds, catalogue, adapters)
    // A report on some questions is about those, and not about what else there is.
    var discoveries: [Discovery] = []
    if operands.count == 1 {
      discoveries = try await discover(bounds, catalogue, adapters, on: map.cases)
    }
    await adapters.stop()
    let report = ClarificationReport(run, discoveries, catalogue, texts: texts)
    try Output.write([String(report.text(in: format).dropLast())])
    return run.wasInterrupted ? .interrupted : .asExpected
  }

  /// Shows what no clause and no question decides.
  func showDiscoveries() async throws(Complaint) -> ExitCode {
    let catalogue = try judgedCatalogue()
    guard operands.count == 1 else { throw .usage("clarify open takes no question.") }
    let bounds = try bounds()
    let adapters = try await clarifyingAdapters()
    let inquiry = Inquiry(catalogue.questions.map(\.id), catalogue, rules: catalogue.rules)
    let map = ReadingMap(
      inquiry, telling: [], small: 2000, drawn: bounds.cases, seed: bounds.seed)
    let found = try await discover(bounds, catalogue, adapters, on: map.cases)
    await adapters.stop()
    try Output.write(DiscoveryPage(found, catalogue).lines)
    return Interruption.isAsked ? .interrupted : .asExpected
  }

  /// Shows which readings adapters follow, with what shows it.
  func showMap() async throws(Complaint) -> ExitCode {
    let catalogue = try judgedCatalogue()
    let questions = try questions(catalogue)
    let bounds = try bounds()
    let adapters = try await clarifyingAdapters()
    let inquiry = Inquiry(questions.map(\.id), catalogue, rules: catalogue.rules)
    var run = await search(inquiry, bounds, catalogue)
    try await addFollowers(to: &run, inquiry, bounds, catalogue, adapters)
    await adapters.stop()
    try Output.write(ReadingMapText(run).lines)
    return run.wasInterrupted ? .interrupted : .asExpected
  }

  /// Looks for the cases in which readings part.
  func search(
    _ inquiry: Inquiry, _ bounds: QuestionSearch.Bounds, _ catalogue: Catalogue
  ) async -> ClarificationRun {
    let run = await QuestionSearch(
      inquiry, bounds, catalogueHash: catalogue.hash, progress: Progress.show
    ) { Interruption.isAsked }.run()
    Progress.end()
    return run
  }

  /// Finds which readings adapters follow.
  ///
  /// - Returns: The map, with the cases that adapters were given.
  @discardableResult
  func addFollowers(
    to run: inout ClarificationRun, _ inquiry: Inquiry, _ bounds: QuestionSearch.Bounds,
    _ catalogue: Catalogue, _ adapters: ClarifyingAdapters
  ) async throws(Complaint) -> ReadingMap {
    let map = ReadingMap(
      inquiry, telling: run.questions.flatMap(\.cases).map(\.case), small: 2000,
      drawn: bounds.cases / 4, seed: bounds.seed)
    let judge = try Judge.forCommands(catalogue, .open)
    for (name, host) in adapters.hosts {
      Progress.show("which readings \(name.harmless()) follows")
      let followers = await map.followers(host, judge, name: name) { Interruption.isAsked }
      for (place, follower) in followers.enumerated() {
        if let follower { run.questions[place].followers.append(follower) }
      }
    }
    Progress.end()
    return map
  }

  /// Looks for what no clause and no question decides.
  private func discover(
    _ bounds: QuestionSearch.Bounds, _ catalogue: Catalogue, _ adapters: ClarifyingAdapters,
    on cases: [Case]
  ) async throws(Complaint) -> [Discovery] {
    Progress.show("what no clause and no question decides")
    let search = DiscoverySearch(
      try Judge.forCommands(catalogue, .open), trials: bounds.trials, sessions: bounds.cases,
      seed: bounds.seed
    ) { Interruption.isAsked }
    let kept = adapters.hosts.filter { !$0.name.hasPrefix("builtin:faulty-") }
    let found =
      await search.decisions() + search.differences(kept, on: cases) + search.lives()
    Progress.end()
    return found
  }

  /// Returns the form of the report.
  private func pageFormat() throws(Complaint) -> ClarificationReport.Format {
    let name = value(.pageFormat) ?? "markdown"
    guard let format = ClarificationReport.Format(rawValue: name) else {
      throw .unknown(
        "format", name, among: ClarificationReport.Format.allCases.map(\.rawValue))
    }
    return format
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

extension Invocation {
  func resolveQuestion() async throws(Complaint) -> ExitCode { .asExpected }
}
