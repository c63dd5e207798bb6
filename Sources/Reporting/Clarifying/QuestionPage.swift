package import Records
internal import Scenarios
package import Specification

/// One question as its documents' authors need it: what is open, why it matters, and what would
/// settle it.
package struct QuestionPage {
  private let question: Question
  private let clarified: ClarifiedQuestion
  private let catalogue: Catalogue
  private let texts: [String: DocumentText]

  /// Creates the page of a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - clarified: What the search found of it.
  ///   - catalogue: What the clauses are.
  ///   - texts: The documents at hand, by name, whose lines are quoted; empty for none.
  package init(
    _ question: Question, _ clarified: ClarifiedQuestion, _ catalogue: Catalogue,
    texts: [String: DocumentText] = [:]
  ) {
    self.question = question
    self.clarified = clarified
    self.catalogue = catalogue
    self.texts = texts
  }

  /// The page as a terminal shows it.
  package var lines: [String] { blocks(depth: 1).terminalLines }

  /// The title of an issue about the question.
  var issueTitle: String { "\(question.id): \(question.text)" }

  /// Returns the parts of the page, its heading at a depth.
  func blocks(depth: Int) -> [PageBlock] {
    [.heading(depth, "\(question.id)  \(question.text)", anchor: "\(question.id)")]
      + placeBlocks + section("Readings", readingItems, depth)
      + section("Why it matters", impactItems, depth) + caseBlocks(depth) + treeBlocks(depth)
      + section("How each reading could be written", wordingItems, depth)
  }

  private func section(_ title: String, _ items: [String], _ depth: Int) -> [PageBlock] {
    items.isEmpty ? [] : [.heading(depth + 1, title, anchor: ""), .list(items)]
  }

  private var placeBlocks: [PageBlock] {
    var blocks: [PageBlock] = [
      .paragraph(
        "\(question.kind.sentence) \(question.stateSentence) It is about \(question.source.citation).")
    ]
    for source in question.sources {
      guard let text = texts[source.document] else { continue }
      if blocks.count == 1 {
        blocks.append(.paragraph("The lines it and its readings rest on:"))
      }
      guard source == question.sources.first(where: { $0.document == source.document }) else {
        continue
      }
      let numbers = Set(
        question.sources.filter { $0.document == source.document }.flatMap(\.lines.numbers))
      blocks.append(
        .preformatted(
          numbers.sorted().map { number in
            let digits = "\(number)"
            let padding = String(repeating: " ", count: max(0, 4 - digits.count))
            return "\(padding)\(digits)  \(text.text(ofLine: number).harmless(limit: .max))"
          }))
    }
    return blocks
  }

  private var readingItems: [String] {
    question.readings.map { reading in
      let own = reading.source.map { "For it: \($0.lineText)." } ?? "No line speaks for it."
      let against = question.against(reading)
      let other = against.isEmpty ? "" : " Against it: \(against)."
      let rejected = reading.rejectedBy.map {
        " Ruled out by \($0.lineText), so that it counts only where a profile pins it."
      }
      let mark =
        question.countedReadings.contains(reading) || reading.rejectedBy != nil
        ? "" : " It no longer counts."
      return "\(reading.name): \(reading.text) \(own)\(other)\(rejected ?? "")\(mark)"
    }
  }

  private var impactItems: [String] {
    let impact = clarified.impact
    var items: [String] = []
    if impact.drawn > 0 {
      items.append(
        "It comes up in \(impact.touched.grouped) of \(impact.drawn.grouped) drawn cases "
          + "(\(impact.touched.percentage(of: impact.drawn))); in \(impact.parted.grouped) "
          + "(\(impact.parted.percentage(of: impact.drawn))) the readings disagree about what was done.")
    }
    let clauses = catalogue.clauses.filter { $0.isTestable && $0.questions.contains(question.id) }
    items += clauses.map { "It decides how far \($0.id) goes (\($0.level.rawValue)): \($0.text)" }
    return items + followerItems
  }

  /// The adapters by the reading they follow.
  private var followerItems: [String] {
    var groups: [(what: String, adapters: [String])] = []
    for follower in clarified.followers {
      let what = clarified.words(of: follower)
      let name = follower.adapter.harmless()
      if let place = groups.firstIndex(where: { $0.what == what }) {
        groups[place].adapters.append(name)
      } else {
        groups.append((what, [name]))
      }
    }
    return groups.map { "\($0.adapters.joined(separator: ", ")) \($0.what)." }
  }

  private func caseBlocks(_ depth: Int) -> [PageBlock] {
    var blocks: [PageBlock] = [
      .heading(depth + 1, "The smallest cases in which the readings part", anchor: "")
    ]
    if clarified.cases.isEmpty {
      blocks.append(.paragraph("None was found up to the bounds: \(clarified.triedText)."))
    }
    for (place, shown) in clarified.cases.enumerated() {
      blocks.append(.heading(depth + 2, "Case \(place + 1)", anchor: ""))
      blocks.append(.preformatted(shown.lines))
      blocks.append(.table(verdictRows(of: shown)))
      blocks.append(.paragraph(shown.note(clarified, place)))
    }
    let merged = clarified.groups.filter { $0.count > 1 }
    for group in merged {
      blocks.append(
        .paragraph(
          "No case parts \(clarified.names(group)), up to the bounds (\(clarified.triedText)): here they "
            + "come to the same."))
    }
    return blocks
  }

  private func verdictRows(of shown: DistinguishingCase) -> [[String]] {
    [["reading", "what was done", "why"]]
      + zip(clarified.readings, shown.verdicts).map { name, verdict in
        switch verdict {
        case .allowed: [name, "is allowed", ""]
        case .broken(let clause, let violation):
          [name, "breaks \(clause) (\(violation.kind))", shown.why(violation)]
        }
      }
  }

  private func treeBlocks(_ depth: Int) -> [PageBlock] {
    guard clarified.tree.depth > 0 else { return [] }
    return [
      .heading(depth + 1, "Which reading is meant", anchor: ""),
      .preformatted(clarified.treeLines),
    ]
  }

  private var wordingItems: [String] {
    question.readings.map { reading in
      let words = reading.wording ?? reading.text
      return "\(reading.name): “\(words)”"
    }
  }
}

extension Question {
  /// The lines that speak against a reading: those that rule it out, and those of other readings.
  fileprivate func against(_ reading: Reading) -> String {
    if let rejecting = reading.rejectedBy { return rejecting.lineText }
    let own = Set(reading.source?.lines.numbers ?? [])
    var texts: [String] = []
    for other in readings where other.name != reading.name {
      guard let source = other.source, !Set(source.lines.numbers).isSubset(of: own) else { continue }
      let text = "\(source.lineText) (\(other.name))"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.joined(separator: "; ")
  }

  fileprivate var stateSentence: String {
    switch state {
    case .open: "It is open."
    case .settled(let reading, let lines): "\(lines.lineText.capitalizedFirst) settle it as \(reading)."
    case .resolved(let reading, let clause):
      "It was resolved as \(reading); \(clause) demands that."
    }
  }
}

extension Question.Kind {
  /// What kind of gap it is, as a sentence.
  fileprivate var sentence: String {
    switch self {
    case .silent: "The text is silent."
    case .contradiction: "Two places of the text say different things."
    case .exampleAgainstRule: "A sample does something else than the text says."
    case .undefinedTerm: "A term is used that the text does not explain."
    case .undefinedLimit: "A bound is not given, or not exactly."
    case .errorUnspecified: "What happens on an error is not said."
    case .levelUnclear: "It is not clear how strongly the text binds."
    case .outOfDate: "What the text speaks of has changed since."
    }
  }
}

extension ClarifiedQuestion {
  /// The names of some readings, as a sentence lists them.
  func names(_ places: [Int]) -> String {
    let names = places.map { readings[$0] }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// How many trials were gone through.
  var triedText: String { "\((pairs.first?.tried ?? 0).grouped) trials tried" }

  /// What an adapter shows of the question, in words that follow its name.
  func words(of follower: Follower) -> String {
    if follower.left.isEmpty {
      let sides = follower.witnesses.map { witness in
        names(readings.indices.filter { !witness.excluded.contains($0) })
      }
      return "mixes readings: in one case only \(sides.joined(separator: ", in another only "))"
    }
    return follower.left.count == 1
      ? "follows \(names(follower.left))" : "follows one of \(names(follower.left))"
  }

  /// The tree of cases, drawn.
  var treeLines: [String] { tree.lines(self) }
}

extension ReadingTree {
  fileprivate func lines(_ question: ClarifiedQuestion) -> [String] {
    switch self {
    case .left(let readings): return [question.names(readings)]
    case .ask(let place, let allowed, let broken):
      return ["Is what was done in case \(place + 1) allowed?"]
        + branch("├─ yes: ", "│  ", allowed.lines(question))
        + branch("└─ no:  ", "   ", broken.lines(question))
    }
  }

  private func branch(_ first: String, _ rest: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { ($0 == 0 ? first : rest) + $1 }
  }
}

extension DistinguishingCase {
  /// The case and what was done in it, drawn in text.
  var lines: [String] {
    let drawing = CaseDrawing(`case`, outcome, step: step).lines
    return `case`.lines.aligned + (drawing.isEmpty ? [] : [""] + drawing.map { "    \($0)" })
      + [""] + outcome.doneLines(markedAt: step).aligned
  }

  /// The first step that a reading finds wrong; nil for a decision.
  private var step: Int? {
    verdicts.compactMap { verdict -> Int? in
      if case .broken(_, let violation) = verdict { violation.step } else { nil }
    }.min()
  }

  /// What a reading would have wanted instead, and why.
  fileprivate func why(_ violation: Violation) -> String {
    let reason = `case`.why(violation.expected).map { ", as \($0)" } ?? ""
    let step = violation.step.map { "at \($0 + 1): " } ?? ""
    return "\(step)expected \(violation.expected.text)\(reason)"
  }

  /// Which readings the case parts, and how sure it is that it is the smallest.
  fileprivate func note(_ question: ClarifiedQuestion, _ place: Int) -> String {
    let pairs = question.pairs.filter { $0.case == place }.map { pair in
      "\(question.readings[pair.one]) from \(question.readings[pair.other])"
    }
    let sure =
      switch certainty {
      case .proven(let smaller):
        "proven: each of the \(smaller.grouped) smaller trials of the alphabet was judged, and none "
          + "does"
      case .local(let tried):
        "local: nothing simpler was found in making it smaller, after \(tried.grouped) trials had shown "
          + "nothing"
      }
    let conditions = given.map { "\($0.question) is read as \($0.reading)" }
    let under = conditions.isEmpty ? "" : " It holds where \(conditions.joined(separator: ", "))."
    let whole =
      isClean ? "" : " Under other clauses than these, what was done may be wrong whatever is meant."
    return "The smallest case that parts \(pairs.joined(separator: ", ")) (\(sure)).\(under)\(whole)"
  }
}

extension Outcome {
  /// What was done: one line, or a numbered list of what happened in a session.
  func doneLines(markedAt step: Int?) -> [LabelledLine] {
    guard case .lived = self else { return [LabelledLine("done", text)] }
    return lines(markedAt: step)
  }
}

extension Int {
  /// The share of a total with one digit behind the point.
  func percentage(of total: Int) -> String {
    guard total > 0 else { return "0 %" }
    let tenths = (self * 1000 + total / 2) / total
    return tenths == 0 && self > 0 ? "under 0.1 %" : "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
