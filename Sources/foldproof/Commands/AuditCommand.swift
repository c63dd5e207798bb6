import Adapters
import Oracle
import Records
import Reporting
import Specification

extension CommandSpec {
  /// `audit`: holds documents, clauses and rules against one another.
  static let audit = CommandSpec(
    name: "audit", summary: "Hold documents, clauses and rules against one another.",
    details: [
      "Every line of a document is claimed by a clause, a question or a sample, or waived with a",
      "reason; a line that instructs needs a clause that binds. Every clause that can be tested has",
      "a rule. With the documents at hand, lines that moved are found by their hashes, and a line",
      "that changed makes the clauses that rest on it suspect.",
      "",
      "Ends with 0 when all of this holds, moved lines or not; with 3 when lines are unclaimed or",
      "suspect; and when catalogue and rules contradict each other, with 70, or with 65 if the",
      "catalogue was given.",
    ],
    options: [.documents, .catalogue, .hashes]
  ) { invocation async throws(Complaint) in
    let folder = invocation.value(.catalogue)
    let catalogue = try invocation.catalogue()
    let texts = try invocation.documents(of: catalogue)
    if invocation.asks(.hashes) {
      guard !texts.isEmpty else { throw .usage("--hashes needs --documents DIR.") }
      try Output.write(catalogue.hashLines(of: texts))
      return .asExpected
    }
    var samples = [Audit.Sample].carriedOver
    if folder != nil {
      // A catalogue that is given need not have the documents of the samples built in.
      samples.removeAll { sample in !catalogue.documents.contains { $0.name == sample.document } }
    }
    let audit = Audit(catalogue, rules: catalogue.rules.map(\.clause), samples: samples)
    let report = audit.report(on: texts)
    try Output.write(AuditText(report, texts).lines)
    if !report.faults.isEmpty { return folder == nil ? .harnessFault : .unusableInput }
    return report.isComplete ? .asExpected : .notEstablished
  }
}

extension [Audit.Sample] {
  /// The samples that built-in adapters carry over.
  static var carriedOver: [Audit.Sample] {
    SampleAdapter.all.compactMap { sample in
      LineNumbers(sample.lines).map {
        Audit.Sample(name: sample.name, document: sample.document, lines: $0)
      }
    }
  }
}

extension Catalogue {
  /// The hashes of its documents' lines, in the form in which it keeps them.
  fileprivate func hashLines(of texts: [String: DocumentText]) -> [String] {
    documents.flatMap { document -> [String] in
      guard let text = texts[document.name] else { return [] }
      let hashes = text.lineHashes.map { "\"\($0)\"" }.joined(separator: ",\n    ")
      return [
        document.name.harmless(), "  \"sha256\": \"\(text.sha256)\",",
        "  \"lineHashes\": [\n    \(hashes)\n  ]",
      ]
    }
  }
}

extension Invocation {
  /// Whether an option without a value is given.
  fileprivate func asks(_ option: OptionSpec) -> Bool { value(option) != nil }

  /// Reads the catalogue's documents from the folder that is asked for; none when none is.
  ///
  /// - Throws: ``Complaint`` when one is missing or cannot be used.
  func documents(
    of catalogue: Catalogue
  ) throws(Complaint) -> [String: DocumentText] {
    guard let path = value(.documents) else { return [:] }
    let folder = try InputFolder(path)
    var texts: [String: DocumentText] = [:]
    for document in catalogue.documents {
      let bytes = try folder.bytes(of: document.name, limit: DocumentText.byteLimit)
      do throws(DocumentError) {
        texts[document.name] = try DocumentText(bytes)
      } catch {
        throw Complaint(
          code: .unusableInput, text: "The document \(document.name.harmless().quoted) \(error).")
      }
    }
    return texts
  }
}
