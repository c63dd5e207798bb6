package import Records
package import Scenarios
package import Specification

/// All rules under one profile, ready to judge any number of cases.
package struct Judge: Sendable {
  /// What one clause says about one piece of evidence it bears on.
  package struct Opinion: Hashable, Sendable {
    /// The place of the rule in ``Judge/rules``.
    package var rule: Int
    /// What its clause says.
    package var verdict: Verdict
  }

  /// The rules, in the order opinions are given.
  package let rules: [Rule]
  /// Whether breaking each rule fails a run: it does unless its clause only recommends.
  private let binds: [Bool]
  /// Whether each rule is about the SDK itself, which is the world's in a session.
  private let isAboutSDK: [Bool]
  /// The places of the rules that listen to each trigger.
  private let listeners: [[Int]]
  /// The first reading that counts for each question.
  private let firstReadings: Readings
  /// All readings that count for each question, by index.
  private let counted: [[UInt8]]
  /// The questions with more than one reading that counts.
  private let openQuestions: QuestionSet

  /// Creates a judge of the catalogue's clauses under a profile.
  ///
  /// - Parameters:
  ///   - catalogue: What the clauses and questions are.
  ///   - profile: Which readings are pinned.
  ///   - rules: The clauses in code; a mutant is made by passing another list.
  /// - Throws: ``JudgeError`` when rules, questions and catalogue do not belong together.
  /// - Complexity: O(*r* × *c*) in the numbers of rules and clauses.
  package init(
    _ catalogue: Catalogue, profile: Profile, rules: [Rule] = Rule.all
  ) throws(JudgeError) {
    self.rules = rules
    var binds: [Bool] = []
    var isAboutSDK: [Bool] = []
    for rule in rules {
      guard let clause = catalogue.clause(rule.clause) else {
        throw .ruleWithoutClause(rule.clause)
      }
      binds.append(clause.level != .should && clause.level != .may)
      isAboutSDK.append(clause.subject == .sdk)
    }
    self.binds = binds
    self.isAboutSDK = isAboutSDK
    listeners = (0..<Trigger.count).map { place in
      rules.indices.filter { rules[$0].listensTo.place == place }
    }
    var counted: [[UInt8]] = []
    var openQuestions: QuestionSet = 0
    for (position, entry) in QuestionTable.all.enumerated() {
      let indices = try Judge.countedReadings(of: entry, in: catalogue, profile)
      counted.append(indices)
      if indices.count > 1 { openQuestions |= 1 << QuestionSet(position) }
    }
    self.counted = counted
    self.openQuestions = openQuestions
    firstReadings = Readings(counted.map { $0[0] })
  }

  private static func countedReadings(
    of entry: QuestionTable.Entry, in catalogue: Catalogue, _ profile: Profile
  ) throws(JudgeError) -> [UInt8] {
    guard let question = catalogue.question(entry.id) else {
      throw .questionNotInCatalogue(entry.id)
    }
    let pin = profile.pins.first { $0.question == entry.id }
    let names = pin.map { [$0.reading] } ?? question.countedReadings.map(\.name)
    var indices: [UInt8] = []
    for name in names {
      guard let index = entry.readings.firstIndex(of: name) else {
        throw .readingNotInCode(entry.id, reading: name)
      }
      indices.append(UInt8(index))
    }
    guard !indices.isEmpty else { throw .noReadingCounts(entry.id) }
    return indices
  }

  /// Returns what every clause that bears on the evidence says about it.
  ///
  /// Empty when nothing decides it: neither a clause nor an open question.
  ///
  /// - Complexity: O(*r*) in the number of rules that listen, times the number of joint readings
  ///   of the open questions a case really touches.
  package func opinions(on evidence: Evidence) -> [Opinion] {
    opinions(on: Exhibit(evidence))
  }

  /// Returns what every clause that bears on an exhibit says about it.
  ///
  /// - Complexity: That of ``opinions(on:)-(Evidence)``.
  package func opinions(on exhibit: Exhibit) -> [Opinion] {
    var opinions: [Opinion] = []
    for trigger in exhibit.triggers {
      for rule in listeners[trigger.place] {
        if let verdict = verdict(of: rule, on: exhibit) {
          opinions.append(Opinion(rule: rule, verdict: verdict))
        }
      }
    }
    return opinions
  }

  /// Returns what in a session broke a clause about the SDK.
  ///
  /// No implementation can be blamed for it: the SDK of a session is the world's, which the harness
  /// plays itself.
  ///
  /// - Complexity: O(*n* × *r*) in the numbers of loads and checks, and of rules about them.
  package func worldFaults(in session: Session) -> [Opinion] {
    session.sdkAnswers.flatMap { done -> [Opinion] in
      let exhibit = Exhibit(done.what)
      return exhibit.triggers.flatMap { trigger in
        listeners[trigger.place].filter { isAboutSDK[$0] }.compactMap { rule -> Opinion? in
          guard case .fail(var violation) = verdict(of: rule, on: exhibit) else { return nil }
          violation.step = done.step
          return Opinion(rule: rule, verdict: .fail(violation))
        }
      }
    }
  }

  private func verdict(of rule: Int, on exhibit: Exhibit) -> Verdict? {
    var readings = firstReadings
    let ruling = rules[rule].ruling(exhibit, &readings, .standard)
    guard readings.asked & openQuestions != 0 else {
      switch ruling {
      case .silent: return nil
      case .kept: return .pass
      case .broken, .brokenOften:
        let violation = ruling.violations[0]
        return binds[rule] ? .fail(violation) : .advisory(violation)
      }
    }
    var tally = Tally()
    explore(rule, exhibit, firstReadings, fixed: 0, &tally)
    return tally.verdict(binds: binds[rule])
  }

  /// Judges under every joint reading of the questions that come up, and counts the rulings.
  private func explore(
    _ rule: Int, _ exhibit: Exhibit, _ readings: Readings, fixed: QuestionSet, _ tally: inout Tally
  ) {
    var readings = readings
    readings.forget()
    let ruling = rules[rule].ruling(exhibit, &readings, .standard)
    let free = readings.asked & openQuestions & ~fixed
    guard free != 0 else {
      tally.count(ruling)
      return
    }
    let position = free.trailingZeroBitCount
    if tally.question == nil { tally.question = QuestionTable.all[position].id }
    for reading in counted[position] {
      var chosen = readings
      chosen.choose(reading, at: position)
      explore(rule, exhibit, chosen, fixed: fixed | 1 << QuestionSet(position), &tally)
    }
  }
}

/// The rulings of one rule under the readings that count.
///
/// Each step of a session is a matter of its own: an implementation may take one reading here and
/// another there, so what is broken is what no reading accepts at one and the same step.
private struct Tally {
  private var isKept = false
  private var hasViolations = false
  /// What every ruling so far holds to be broken; nil before the first.
  private var always: [Violation]?
  /// The first open question the rule asked.
  var question: QuestionID?

  mutating func count(_ ruling: Ruling) {
    switch ruling {
    case .silent: always = []
    case .kept:
      isKept = true
      always = []
    case .broken, .brokenOften:
      let violations = ruling.violations
      hasViolations = true
      always =
        always.map { known in
          known.filter { one in violations.contains { $0.step == one.step } }
        } ?? violations
    }
  }

  func verdict(binds: Bool) -> Verdict? {
    if let violation = always?.first { return binds ? .fail(violation) : .advisory(violation) }
    if hasViolations, let question { return .unspecified(question) }
    return isKept ? .pass : nil
  }
}

/// Why rules, questions and catalogue do not belong together.
package enum JudgeError: Error, Hashable {
  /// A rule names a clause the catalogue does not have.
  case ruleWithoutClause(ClauseID)
  /// A question in code is not in the catalogue.
  case questionNotInCatalogue(QuestionID)
  /// A reading of the catalogue, or of a profile, has no code.
  case readingNotInCode(QuestionID, reading: String)
  /// No reading of a question counts.
  case noReadingCounts(QuestionID)
}
