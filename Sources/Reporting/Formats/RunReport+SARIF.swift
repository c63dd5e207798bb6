internal import JSON
internal import Records
internal import Specification

extension RunReport {
  /// SARIF 2.1.0: a run for each adapter, a rule for each clause, a result for each finding.
  ///
  /// A result's fingerprint is the clause, the kind and the name of the minimal case, so that it is the
  /// same as long as the same thing is wrong.
  ///
  /// - Complexity: O(*n*) in clauses and findings.
  var sarif: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    for run in runs { write(run, to: &writer) }
    writer.endArray()
    writer.endObject()
    return String(decoding: JSON.indented(writer.bytes), as: UTF8.self)
  }

  private func write(_ run: Run, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "Foldproof")
    writer.key("rules")
    writer.beginArray()
    for tally in run.clauses { writeRule(tally.clause, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endObject()
    writer.key("automationDetails")
    writer.beginObject()
    writer.member("id", "foldproof/\(run.subject.name.harmless())/")
    writer.endObject()
    writer.key("results")
    writer.beginArray()
    for (finding, level) in findings(of: run) { write(finding, level, of: run, to: &writer) }
    writer.endArray()
    writer.endObject()
  }

  private func writeRule(_ id: ClauseID, to writer: inout JSONWriter) {
    guard let clause = catalogue.clause(id) else { return }
    writer.beginObject()
    writer.member("id", "\(id)")
    writer.key("shortDescription")
    writer.beginObject()
    writer.member("text", clause.text)
    writer.endObject()
    writer.key("properties")
    writer.beginObject()
    writer.member("level", clause.level.rawValue)
    writer.member(
      "source", clause.source?.citation ?? clause.reference ?? "the harness's own requirement")
    writer.endObject()
    writer.endObject()
  }

  private func write(
    _ finding: Finding, _ level: FindingLevel, of run: Run, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("ruleId", "\(finding.signature.clause)")
    writer.member("level", level == .advice ? "warning" : "error")
    writer.key("message")
    writer.beginObject()
    writer.member("text", headline(finding, of: run) + ".\n" + block(finding, of: run))
    writer.endObject()
    // A finding is about an implementation and not about a line of it.
    writer.key("locations")
    writer.beginArray()
    writer.beginObject()
    writer.key("logicalLocations")
    writer.beginArray()
    writer.beginObject()
    writer.member("fullyQualifiedName", run.subject.asked.harmless())
    writer.member("kind", "module")
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.key("partialFingerprints")
    writer.beginObject()
    let name = (try? StoredCase(finding.case).name()) ?? ""
    writer.member(
      "signatureAndCase/v1", "\(finding.signature.clause)/\(finding.signature.kind)/\(name)")
    writer.endObject()
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member whose value is a string.
  mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }
}
