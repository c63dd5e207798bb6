internal import Records
internal import Scenarios
package import Specification

/// What the catalogue says about one of its entries, line by line.
package enum Explanation {
  /// Returns what a clause demands, on what it rests, and how it can be broken.
  package static func lines(of clause: Clause) -> [String] {
    var lines = [
      LabelledLine("binds", "\(clause.subject.words), \(clause.level.rawValue)"),
      LabelledLine(
        "source", clause.source?.citation ?? clause.reference ?? "the harness's own requirement"),
      LabelledLine("status", clause.status.word),
    ]
    switch clause.status {
    case .derived(let argument), .informative(let argument):
      lines.append(LabelledLine("argument", argument))
    case .normative, .ambiguous, .contradicted: break
    }
    if let why = clause.untestable { lines.append(LabelledLine("untestable", why)) }
    if clause.isTestable {
      let topics = clause.decides.map(\.name).joined(separator: ", ")
      lines.append(LabelledLine("decides", topics))
    }
    for kind in clause.kinds {
      lines.append(LabelledLine("broken by", "\(kind.name): \(kind.text)"))
    }
    if !clause.questions.isEmpty {
      let names = clause.questions.map(\.description).joined(separator: ", ")
      lines.append(LabelledLine("questions", names))
    }
    return ["\(clause.id)  \(clause.text)"] + lines.aligned
  }

  /// Returns what a question asks, and on what each of its readings rests.
  package static func lines(of question: Question) -> [String] {
    var lines = [
      LabelledLine("kind", question.kind.rawValue),
      LabelledLine("source", question.source.citation),
      LabelledLine("state", question.state.words),
    ]
    for reading in question.readings {
      let rests = reading.source.map { " (\($0.lineText))" } ?? " (no line says it)"
      let rejected = reading.rejectedBy.map { "; ruled out by \($0.lineText)" } ?? ""
      lines.append(LabelledLine("reading", "\(reading.name): \(reading.text)\(rests)\(rejected)"))
      if let wording = reading.wording {
        lines.append(LabelledLine("", "could be written as: \(wording)"))
      }
    }
    return ["\(question.id)  \(question.text)"] + lines.aligned
  }
}

extension Explanation {
  /// Returns what a profile stands for, and each reading it pins.
  ///
  /// - Complexity: O(*p* × *q*) in the numbers of pins and questions.
  package static func lines(of profile: Profile, _ catalogue: Catalogue) -> [String] {
    guard !profile.pins.isEmpty else {
      return ["\(profile.name)  \(profile.text)", "  It pins nothing."]
    }
    let pins = profile.pins.map { pin -> [String] in
      let reading = catalogue.question(pin.question)?.reading(pin.reading)
      return ["  \(pin.question)", pin.reading, reading?.text ?? ""]
    }
    return [
      "\(profile.name)  \(profile.text)", "  It pins \(profile.pins.count.counting("reading")):",
    ] + pins.columns
  }
}

extension Clause.Subject {
  fileprivate var words: String {
    switch self {
    case .implementation: "the app's code or the wrapper it uses"
    case .sdk: "the ad SDK, or an adapter that plays it"
    case .mediationAdapter: "the adapter of a mediation network"
    case .configuration: "what is set on a server or in a project"
    }
  }
}

extension Clause.Status {
  fileprivate var word: String {
    switch self {
    case .normative: "normative: a sentence says it"
    case .derived: "derived"
    case .ambiguous: "ambiguous: a sentence says it and can be read in several ways"
    case .contradicted: "contradicted: parts of the document disagree"
    case .informative: "informative: it binds nobody"
    }
  }
}

extension Question.State {
  fileprivate var words: String {
    switch self {
    case .open: "open"
    case .settled(let reading, let source):
      "settled as \(reading) by \(source.lineText)"
    case .resolved(let reading, let clause):
      "resolved as \(reading) by those who keep the catalogue, see \(clause)"
    }
  }
}
