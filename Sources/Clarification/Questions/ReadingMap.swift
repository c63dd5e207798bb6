package import Adapters
internal import Conformance
internal import Counterexample
package import Oracle
package import Records
internal import ScenarioGeneration
package import Scenarios

/// Which readings adapters follow, from what they do.
///
/// An adapter is given the cases in which readings part, the smallest cases of the alphabet and drawn
/// ones. What it does excludes the readings that do not allow it, where others do.
package struct ReadingMap: Sendable {
  private let inquiry: Inquiry
  /// The cases that adapters are given, those of the alphabet before drawn ones.
  package let cases: [Case]

  /// Creates a map over some cases.
  ///
  /// - Parameters:
  ///   - inquiry: The questions.
  ///   - telling: The cases in which readings part.
  ///   - small: How many cases of each kind of the alphabet are given beside them, at most.
  ///   - drawn: How many drawn cases.
  ///   - seed: What those are drawn from.
  package init(
    _ inquiry: Inquiry, telling: [Case], small: Int, drawn: Int, seed: UInt64
  ) {
    self.inquiry = inquiry
    let topics = Set(inquiry.questions.flatMap(\.topics))
    let names = Query.Name.allCases.filter { topics.contains(.query($0)) }
    let formats = AdFormat.allCases.filter { topics.contains(.sessions($0)) }
    var cases = telling
    for name in names {
      cases += Enumeration(.smallDecisions(about: [name]), drawLimit: 64).prefix(small)
    }
    for stimuli in 0...1 {
      for format in formats {
        cases += Enumeration(
          .smallSessions(with: [format], stimuli: stimuli), drawLimit: 64
        ).prefix(small)
      }
    }
    let seeds = Seeds(run: seed, property: "reading maps")
    let fresh = Generator<Case>.cases
    for index in 0..<drawn {
      let sample = fresh.sample(seeds, case: index)
      if topics.contains(sample.value.topic) { cases.append(sample.value) }
    }
    self.cases = cases
  }

  /// Returns which reading of each question an adapter follows, in the inquiry's order.
  ///
  /// - Parameters:
  ///   - host: Where the adapter runs.
  ///   - judge: Any judge; only what the adapter does is used.
  ///   - name: What the adapter is called in the result.
  ///   - shouldStop: Asked now and then; true ends it with what was seen.
  /// - Returns: For each question what it shows; nil where it shows nothing.
  /// - Complexity: One case each, and one ruling for each joint reading of what comes up.
  package func followers(
    _ host: any AdapterHost, _ judge: Judge, name: String,
    shouldStop: @escaping @Sendable () -> Bool
  ) async -> [Follower?] {
    let examiner = Examiner(host, judge)
    var seen = inquiry.questions.map { _ in Seen() }
    let asked = cases.filter { host.claims.include($0.topic) }
    for start in stride(from: 0, to: asked.count, by: 512) where !shouldStop() {
      let part = Array(asked[start..<min(start + 512, asked.count)])
      for (`case`, assessment) in zip(part, await examiner.assess(part)) {
        guard let evidence = Evidence(`case`, assessment.outcome) else { continue }
        for exclusion in inquiry.exclusions(by: Exhibit(evidence)).sorted() {
          seen[exclusion.question].take(
            exclusion.readings,
            Follower.Witness(
              case: `case`, outcome: assessment.outcome, excluded: exclusion.readings))
        }
      }
    }
    return zip(inquiry.questions, seen).map { question, seen in
      seen.follower(of: question.readings, name)
    }
  }

  /// What an adapter showed of a question.
  private struct Seen {
    /// The first witness of each set of excluded readings, in the order they came.
    var witnesses: [Follower.Witness] = []

    mutating func take(_ excluded: [Int], _ witness: Follower.Witness) {
      if !witnesses.contains(where: { $0.excluded == excluded }) { witnesses.append(witness) }
    }

    func follower(of readings: Int, _ name: String) -> Follower? {
      guard !witnesses.isEmpty else { return nil }
      // As few witnesses as it takes: one that excludes all that is excluded, else two, else all.
      let all = Set(witnesses.flatMap(\.excluded))
      let left = (0..<readings).filter { !all.contains($0) }
      return Follower(adapter: name, left: left, witnesses: fewest(excluding: all))
    }

    private func fewest(excluding all: Set<Int>) -> [Follower.Witness] {
      if let one = witnesses.first(where: { Set($0.excluded) == all }) { return [one] }
      for (place, one) in witnesses.enumerated() {
        for other in witnesses[(place + 1)...]
        where Set(one.excluded).union(other.excluded) == all { return [one, other] }
      }
      return witnesses
    }
  }
}

extension Exclusion: Comparable {
  static func < (left: Exclusion, right: Exclusion) -> Bool {
    left.question != right.question
      ? left.question < right.question : left.readings.lexicographicallyPrecedes(right.readings)
  }
}

extension Evidence {
  /// Creates the evidence of what was done in a case; nil where that is no answer to it.
  init?(_ case: Case, _ outcome: Outcome) {
    switch (`case`, outcome) {
    case (.decision(let query, let situation), .answered(let answer)):
      self = .answer(query, situation, answer)
    case (.relation(let relation, let query, let situation), .answeredBoth(let one, let other)):
      self = .answers(relation, query, situation, one, other)
    case (.session, .lived(let trace)): self = .trace(trace)
    default: return nil
    }
  }
}
