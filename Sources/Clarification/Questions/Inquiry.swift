internal import Conformance
package import Oracle
package import Records
internal import Scenarios
package import Specification

/// What the search knows of one question: which rules ask it, and what they are about.
struct AskedQuestion: Sendable {
  /// Its place in the table.
  var position: Int
  /// Its name.
  var id: QuestionID
  /// How many readings it has.
  var readings: Int
  /// The clauses that it touches.
  var clauses: [ClauseID]
  /// What those clauses decide.
  var topics: [Topic]
  /// The rules of those clauses, by place.
  var rules: [Int]
}

/// Rules, questions and catalogue, put together: which readings part on a piece of evidence.
package struct Inquiry: Sendable {
  /// The rules, in order.
  let rules: [Rule]
  /// The questions that are looked into, in the order of the table.
  let questions: [AskedQuestion]
  /// All readings of each question, by index.
  let everyReading: [[UInt8]]
  /// The readings of each question that count, by index.
  let countedReadings: [[UInt8]]
  private let listeners: [Trigger: [Int]]
  /// The rules that ask one of the questions, of those that listen to a trigger.
  private let askers: [Trigger: [Int]]
  private let placeOfPosition: [Int: Int]
  private let namesOfReadings: [[String]]

  /// Creates an inquiry into some questions.
  ///
  /// - Parameters:
  ///   - ids: The questions; those that no rule asks are left out.
  ///   - catalogue: What clauses and questions are.
  ///   - rules: The clauses in code.
  package init(_ ids: [QuestionID], _ catalogue: Catalogue, rules: [Rule] = Rule.all) {
    self.rules = rules
    everyReading = QuestionTable.all.map { $0.readings.indices.map { UInt8($0) } }
    countedReadings = QuestionTable.all.map { entry in
      let counted = catalogue.question(entry.id)?.countedReadings.map(\.name) ?? entry.readings
      return entry.readings.indices.filter { counted.contains(entry.readings[$0]) }.map {
        UInt8($0)
      }
    }
    var questions: [AskedQuestion] = []
    for (position, entry) in QuestionTable.all.enumerated() where ids.contains(entry.id) {
      let clauses = catalogue.clauses.filter { $0.isTestable && $0.questions.contains(entry.id) }
      let names = clauses.map(\.id)
      questions.append(
        AskedQuestion(
          position: position, id: entry.id, readings: entry.readings.count, clauses: names,
          topics: Topic.all.filter { topic in clauses.contains { $0.decides.contains(topic) } },
          rules: rules.indices.filter { names.contains(rules[$0].clause) }))
    }
    self.questions = questions
    placeOfPosition = Dictionary(
      uniqueKeysWithValues: questions.enumerated().map { ($1.position, $0) })
    listeners = Dictionary(grouping: rules.indices) { rules[$0].listensTo }
    let asking = Set(questions.flatMap(\.rules))
    askers = listeners.mapValues { $0.filter(asking.contains) }
    namesOfReadings = QuestionTable.all.map(\.readings)
  }

  /// Every two readings of every question, in both grades.
  var partings: Set<Parting> {
    var all: Set<Parting> = []
    for question in questions {
      for one in 0..<question.readings {
        for other in (one + 1)..<max(one + 1, question.readings) {
          for isClean in [true, false] {
            all.insert(
              Parting(
                question: question.position, one: UInt8(one), other: UInt8(other),
                isClean: isClean))
          }
        }
      }
    }
    return all
  }

  /// Returns the rules that ask one of the questions of some partings, by what they listen to.
  func askers(of wanted: Set<Parting>) -> [Trigger: [Int]] {
    let positions = Set(wanted.map(\.question))
    let asking = Set(questions.filter { positions.contains($0.position) }.flatMap(\.rules))
    return askers.mapValues { $0.filter(asking.contains) }.filter { !$0.value.isEmpty }
  }

  /// Returns the partings among some that an exhibit shows.
  ///
  /// - Parameters:
  ///   - exhibit: What the rules are shown.
  ///   - wanted: The partings that count.
  ///   - askers: What ``askers(of:)`` returns for them.
  /// - Returns: Those it shows.
  /// - Complexity: One ruling for each joint reading of the questions that come up, and where two
  ///   part, one for each rule that listens.
  func partings(
    shownBy exhibit: Exhibit, among wanted: Set<Parting>, by askers: [Trigger: [Int]]
  ) -> Set<Parting> {
    var shown: Set<Parting> = []
    for trigger in exhibit.triggers {
      for rule in askers[trigger] ?? [] {
        let leaves = rules[rule].leaves(exhibit, everyReading)
        guard leaves.contains(where: \.accepts), leaves.contains(where: { !$0.accepts }) else {
          continue
        }
        for difference in differences(among: leaves) {
          let parting = difference.parting
          guard wanted.contains(parting), !shown.contains(parting) else { continue }
          if !parting.isClean || isClean(exhibit, difference.given, difference.fixed) {
            shown.insert(parting)
          }
        }
      }
    }
    return shown
  }

  /// A parting that two leaves show, and the readings under which what was done is allowed.
  private struct Difference {
    var parting: Parting
    var given: Readings
    var fixed: QuestionSet
  }

  /// The partings that the leaves of a rule show, each in both grades.
  private func differences(among leaves: [RulingLeaf]) -> [Difference] {
    var found: [Difference] = []
    for allowing in leaves where allowing.accepts {
      for breaking in leaves where !breaking.accepts {
        guard let position = allowing.onlyDifference(from: breaking),
          placeOfPosition[position] != nil,
          isCounted(allowing, but: position), isCounted(breaking, but: position)
        else { continue }
        let readings = [
          UInt8(allowing.readings.reading(at: position)),
          UInt8(breaking.readings.reading(at: position)),
        ].sorted()
        var given = allowing.readings
        for other in places(of: breaking.fixed & ~allowing.fixed) {
          given.choose(UInt8(breaking.readings.reading(at: other)), at: other)
        }
        for isClean in [true, false] {
          found.append(
            Difference(
              parting: Parting(
                question: position, one: readings[0], other: readings[1], isClean: isClean),
              given: given, fixed: allowing.fixed | breaking.fixed))
        }
      }
    }
    return found
  }

  /// Whether the readings of all questions but one count.
  private func isCounted(_ leaf: RulingLeaf, but position: Int) -> Bool {
    places(of: leaf.fixed & ~(1 << QuestionSet(position))).allSatisfy { other in
      countedReadings[other].contains(UInt8(leaf.readings.reading(at: other)))
    }
  }

  private func places(of questions: QuestionSet) -> [Int] {
    var places: [Int] = []
    var rest = questions
    while rest != 0 {
      places.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return places
  }

  /// Whether some readings of the questions that are not fixed break no clause at all.
  private func isClean(_ exhibit: Exhibit, _ given: Readings, _ fixed: QuestionSet) -> Bool {
    let listening = exhibit.triggers.flatMap { listeners[$0] ?? [] }
    return completes(listening[...], exhibit, given, fixed)
  }

  private func completes(
    _ listening: ArraySlice<Int>, _ exhibit: Exhibit, _ given: Readings, _ fixed: QuestionSet
  ) -> Bool {
    guard let rule = listening.first else { return true }
    for leaf in rules[rule].leaves(exhibit, countedReadings, from: given, fixed: fixed)
    where leaf.accepts {
      if completes(listening.dropFirst(), exhibit, leaf.readings, leaf.fixed) { return true }
    }
    return false
  }
}

extension Inquiry {
  /// What each reading of a question says of an exhibit that shows a parting.
  ///
  /// - Returns: The readings of other questions under which that is so, and a verdict for each
  ///   reading; nil where the exhibit does not show the parting.
  func reading(
    of exhibit: Exhibit, showing parting: Parting
  ) -> (given: [ChosenReading], verdicts: [DistinguishingCase.Verdict])? {
    for trigger in exhibit.triggers {
      for rule in askers[trigger] ?? [] {
        let leaves = rules[rule].leaves(exhibit, everyReading)
        for difference in differences(among: leaves) where difference.parting == parting {
          guard !parting.isClean || isClean(exhibit, difference.given, difference.fixed) else {
            continue
          }
          return reading(exhibit, difference)
        }
      }
    }
    return nil
  }

  private func reading(
    _ exhibit: Exhibit, _ difference: Difference
  ) -> (given: [ChosenReading], verdicts: [DistinguishingCase.Verdict]) {
    let position = difference.parting.question
    let own = QuestionSet(1) << QuestionSet(position)
    let verdicts = everyReading[position].map { reading in
      var given = difference.given
      given.choose(reading, at: position)
      return verdict(exhibit, given, difference.fixed | own, difference.parting)
    }
    let given = places(of: difference.fixed & ~own).map { other in
      ChosenReading(
        QuestionTable.all[other].id,
        namesOfReadings[other][difference.given.reading(at: other)])
    }
    return (given, verdicts)
  }

  /// What joint readings say of an exhibit: where the parting is clean, by every rule; else by
  /// those that the question touches.
  private func verdict(
    _ exhibit: Exhibit, _ given: Readings, _ fixed: QuestionSet, _ parting: Parting
  ) -> DistinguishingCase.Verdict {
    let touching = placeOfPosition[parting.question].map { questions[$0].rules } ?? []
    let listening = exhibit.triggers.flatMap { listeners[$0] ?? [] }
    let judging = parting.isClean ? listening : listening.filter(touching.contains)
    if completes(judging[...], exhibit, given, fixed) { return .allowed }
    // The rules that the question touches come first: what is broken is to be told by one of them.
    for rule in judging.filter(touching.contains) + judging {
      let leaves = rules[rule].leaves(exhibit, countedReadings, from: given, fixed: fixed)
      guard !leaves.contains(where: \.accepts), let first = leaves.first?.ruling.violations.first
      else { continue }
      return .broken(rules[rule].clause, first)
    }
    // Each rule allows it under some readings, and no joint reading is allowed by all of them.
    for rule in judging {
      let leaves = rules[rule].leaves(exhibit, countedReadings, from: given, fixed: fixed)
      if let broken = leaves.first(where: { !$0.accepts })?.ruling.violations.first {
        return .broken(rules[rule].clause, broken)
      }
    }
    return .allowed
  }

  /// What an exhibit says of the questions: those that come up, and those whose readings disagree.
  func touches(of exhibit: Exhibit) -> Set<Touch> {
    var touches: Set<Touch> = []
    for trigger in exhibit.triggers {
      for rule in askers[trigger] ?? [] {
        let leaves = rules[rule].leaves(exhibit, everyReading)
        guard leaves.count > 1 else { continue }
        for position in places(of: leaves.reduce(0) { $0 | $1.fixed }) {
          if let place = placeOfPosition[position] { touches.insert(.comesUp(place)) }
        }
        for difference in differences(among: leaves) {
          if let place = placeOfPosition[difference.parting.question] {
            touches.insert(.parts(place))
          }
        }
      }
    }
    return touches
  }

  /// Returns what an exhibit says against readings: for each question, and each thing that was done,
  /// the readings that do not allow it whatever other questions mean, where others do.
  func exclusions(by exhibit: Exhibit) -> Set<Exclusion> {
    var found: Set<Exclusion> = []
    for trigger in exhibit.triggers {
      for rule in askers[trigger] ?? [] {
        let leaves = rules[rule].leaves(exhibit, everyReading)
        guard leaves.contains(where: { !$0.accepts }) else { continue }
        for position in places(of: leaves.reduce(0) { $0 | $1.fixed }) {
          guard let place = placeOfPosition[position] else { continue }
          found.formUnion(exclusions(of: place, among: leaves))
        }
      }
    }
    return found
  }

  private func exclusions(of place: Int, among leaves: [RulingLeaf]) -> [Exclusion] {
    let question = questions[place]
    let counting = leaves.filter { isCounted($0, but: question.position) }
    // What is broken under a reading whatever the other questions mean: the steps, -1 for none.
    let broken = (0..<question.readings).map { reading -> Set<Int> in
      let sets = counting.filter { $0.isUnder(reading, of: question.position) }.map { leaf in
        Set(leaf.ruling.violations.map { $0.step ?? -1 })
      }
      guard var common = sets.first else { return [] }
      for set in sets.dropFirst() { common.formIntersection(set) }
      return common
    }
    let steps = broken.reduce(Set()) { $0.union($1) }.sorted()
    return steps.compactMap { step in
      let excluded = broken.indices.filter { broken[$0].contains(step) }
      return excluded.count < question.readings
        ? Exclusion(question: place, readings: excluded) : nil
    }
  }
}

/// What a drawn case has to do with a question, by the question's place in an inquiry.
enum Touch: Hashable, Sendable {
  /// A rule asks it.
  case comesUp(Int)
  /// Its readings disagree about what was done.
  case parts(Int)
}

/// Readings of a question that do not allow what was done, where others do.
struct Exclusion: Hashable, Sendable {
  /// The place of the question in an inquiry.
  var question: Int
  /// The readings, in ascending order.
  var readings: [Int]
}
