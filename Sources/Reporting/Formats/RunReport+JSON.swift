internal import JSON
internal import Records
internal import Scenarios
internal import Specification

extension RunReport {
  /// The version of the form in which runs are written down.
  static let version = 1

  /// The runs as values: every count, every finding with its case, and a footer.
  ///
  /// A file without the footer was cut off and is not complete.
  ///
  /// - Complexity: O(*n*) in clauses and findings.
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("format", "foldproof-run")
    writer.key("version")
    writer.integer(RunReport.version)
    writer.key("runs")
    writer.beginArray()
    for run in runs { write(run, to: &writer) }
    writer.endArray()
    writer.key("footer")
    writer.beginObject()
    writer.count("runs", runs.count)
    writer.count("findings", runs.reduce(0) { $0 + findings(of: $1).count })
    writer.endObject()
    writer.endObject()
    return String(decoding: JSON.indented(writer.bytes), as: UTF8.self)
  }

  private func write(_ run: Run, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("adapter")
    writer.beginObject()
    writer.member("asked", run.subject.asked.harmless())
    writer.member("name", run.subject.name.harmless())
    writer.member("version", run.subject.version.harmless())
    writer.endObject()
    writer.key("seed")
    if case .seed(let seed) = run.origin { writer.string("\(seed)") } else { writer.null() }
    writer.member("profile", run.profile)
    writer.member("catalogue", run.catalogueHash)
    writer.count("exitCode", Int(run.exitCode.rawValue))
    writer.member("score", RunSummary(run, catalogue).score)
    writer.key("cases")
    writer.beginObject()
    writer.count("planned", run.planned)
    writer.count("judged", run.judged)
    writer.count("notApplicable", run.notApplicable)
    writer.count("undecided", run.undecided)
    writer.endObject()
    writer.key("interrupted")
    writer.bool(run.wasInterrupted)
    writer.key("clauses")
    writer.beginArray()
    for tally in run.clauses { write(tally, to: &writer) }
    writer.endArray()
    writer.key("questions")
    writer.beginArray()
    for tally in run.questions {
      writer.beginObject()
      writer.member("question", "\(tally.question)")
      writer.count("cases", tally.cases)
      writer.endObject()
    }
    writer.endArray()
    writer.key("findings")
    writer.beginArray()
    for (finding, level) in findings(of: run) { write(finding, level, of: run, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ tally: Run.ClauseTally, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("clause", "\(tally.clause)")
    writer.member("level", catalogue.clause(tally.clause)?.level.rawValue ?? "")
    writer.member("result", tally.word)
    writer.count("passed", tally.passed)
    writer.count("failed", tally.failed)
    writer.count("advised", tally.advised)
    writer.count("open", tally.unspecified)
    writer.endObject()
  }

  private func write(
    _ finding: Finding, _ level: FindingLevel, of run: Run, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("clause", "\(finding.signature.clause)")
    writer.member("kind", "\(finding.signature.kind)")
    writer.member("level", level.rawValue)
    writer.member("headline", headline(finding, of: run))
    writer.member("expected", finding.expected?.text ?? "an answer")
    writer.count("occurrences", finding.occurrences)
    writer.count("firstCase", finding.firstIndex)
    writer.key("case")
    // Only a case with a length that is no number cannot be written, and none is drawn.
    do {
      var inner = JSONWriter()
      try finding.case.write(to: &inner)
      writer.value(try JSON.parse(inner.bytes))
    } catch {
      writer.null()
    }
    writer.member("replay", finding.replay)
    writer.member("block", block(finding, of: run))
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member whose value is a count.
  fileprivate mutating func count(_ key: StaticString, _ value: Int) {
    self.key(key)
    integer(value)
  }
}
