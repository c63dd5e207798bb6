internal import JSON
internal import Records
internal import Scenarios
internal import Specification

extension ClarificationReport {
  /// The version of the form in which reports are written down.
  private static let version = 1

  /// The report as values: questions, cases, discoveries and errata; no text of the documents.
  ///
  /// - Complexity: O(*n*) in the numbers of questions, cases and discoveries.
  var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.text("format", "foldproof-clarification")
    writer.number("version", ClarificationReport.version)
    writer.text("seed", "\(run.seed)")
    writer.text("catalogue", run.catalogueHash)
    writer.key("interrupted")
    writer.bool(run.wasInterrupted)
    writer.key("layers")
    writer.array(run.layers) { writer, layer in
      writer.text("name", layer.name)
      writer.number("trials", layer.trials)
      writer.text("ending", layer.ending.words)
    }
    writer.key("questions")
    writer.array(pages) { writer, page in
      page.question.write(to: &writer)
      page.clarified.write(to: &writer)
    }
    writer.key("discoveries")
    writer.array(discoveries) { writer, found in found.write(to: &writer) }
    writer.key("errata")
    writer.array(catalogue.errata) { writer, erratum in
      writer.text("id", "\(erratum.id)")
      writer.source("source", erratum.source)
      writer.text("text", erratum.text)
      writer.texts("breaks", erratum.broken.map(\.description))
    }
    writer.key("footer")
    writer.beginObject()
    writer.number("questions", run.questions.count)
    writer.number("proven", run.questionTotals.proven)
    writer.endObject()
    writer.endObject()
    return String(decoding: JSON.indented(writer.bytes), as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  fileprivate mutating func number(_ key: StaticString, _ value: Int) {
    self.key(key)
    integer(value)
  }

  fileprivate mutating func texts(_ key: StaticString, _ values: [String]) {
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  fileprivate mutating func array<Element>(
    _ elements: [Element], _ members: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements {
      beginObject()
      members(&self, element)
      endObject()
    }
    endArray()
  }

  fileprivate mutating func source(_ key: StaticString, _ source: SourceLines) {
    self.key(key)
    beginObject()
    text("document", source.document)
    text("lines", "\(source.lines)")
    endObject()
  }

  /// Writes a case as values and in words, and what was done in it in words.
  ///
  /// A length that is not finite has no value; the words say it all the same.
  fileprivate mutating func shown(_ shown: Case, _ outcomes: [Outcome]) {
    var part = JSONWriter()
    key("case")
    if (try? shown.write(to: &part)) != nil, let value = try? JSON.parse(part.bytes) {
      self.value(value)
    } else {
      null()
    }
    texts("words", shown.lines.aligned)
    texts("done", outcomes.flatMap { $0.doneLines(markedAt: nil).map(\.text) })
  }
}

extension Question {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.text("id", "\(id)")
    writer.text("kind", kind.rawValue)
    writer.text("state", state.word)
    writer.text("text", text)
    writer.source("source", source)
    writer.key("readings")
    writer.array(readings) { writer, reading in
      writer.text("name", reading.name)
      writer.text("text", reading.text)
      if let wording = reading.wording { writer.text("wording", wording) }
      if let source = reading.source { writer.source("for", source) }
      if let rejecting = reading.rejectedBy { writer.source("ruledOutBy", rejecting) }
    }
  }
}

extension ClarifiedQuestion {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("impact")
    writer.beginObject()
    writer.number("drawn", impact.drawn)
    writer.number("comesUp", impact.touched)
    writer.number("parts", impact.parted)
    writer.endObject()
    writer.key("cases")
    writer.array(cases) { writer, shown in
      switch shown.certainty {
      case .proven(let smaller):
        writer.text("certainty", "proven")
        writer.number("tried", smaller)
      case .local(let tried):
        writer.text("certainty", "local")
        writer.number("tried", tried)
      }
      writer.key("given")
      writer.array(shown.given) { writer, chosen in
        writer.text("question", "\(chosen.question)")
        writer.text("reading", chosen.reading)
      }
      writer.key("verdicts")
      writer.array(Array(zip(readings, shown.verdicts))) { writer, entry in
        writer.text("reading", entry.0)
        switch entry.1 {
        case .allowed: writer.text("verdict", "allowed")
        case .broken(let clause, let violation):
          writer.text("verdict", "broken")
          writer.text("clause", "\(clause)")
          writer.text("kind", "\(violation.kind)")
          writer.text("expected", violation.expected.text)
        }
      }
      writer.shown(shown.case, [shown.outcome])
    }
    writer.key("pairs")
    writer.array(pairs) { writer, pair in
      writer.texts("readings", [readings[pair.one], readings[pair.other]])
      writer.key("case")
      if let place = pair.case { writer.integer(place + 1) } else { writer.null() }
      writer.number("tried", pair.tried)
    }
    writer.key("sameUpToTheBounds")
    writer.beginArray()
    for group in groups where group.count > 1 {
      writer.beginArray()
      for place in group { writer.string(readings[place]) }
      writer.endArray()
    }
    writer.endArray()
    writer.texts("tree", treeLines)
    writer.key("adapters")
    writer.array(followers) { writer, follower in
      writer.text("adapter", follower.adapter.harmless())
      writer.texts("follows", follower.left.map { readings[$0] })
      writer.key("witnesses")
      writer.array(follower.witnesses) { writer, witness in
        writer.texts("excludes", witness.excluded.map { readings[$0] })
        writer.shown(witness.case, [witness.outcome])
      }
    }
  }
}

extension Discovery {
  fileprivate func write(to writer: inout JSONWriter) {
    switch kind {
    case .nothingBears: writer.text("kind", "nothingBears")
    case .notJudged: writer.text("kind", "notJudged")
    case .opposed(let clauses):
      writer.text("kind", "opposed")
      writer.texts("clauses", clauses.map(\.description))
    case .differing(let one, let other):
      writer.text("kind", "differing")
      writer.texts("adapters", [one.harmless(), other.harmless()])
    }
    writer.text("topic", topic.name)
    writer.number("cases", cases)
    writer.number("of", total)
    writer.shown(example, outcomes)
  }
}
