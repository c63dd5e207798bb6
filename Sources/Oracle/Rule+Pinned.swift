package import Records
package import Specification

extension Rule {
  /// The reading of a question that a rule demands.
  package struct Pin: Sendable {
    /// The place of the question in the table.
    package var position: Int
    /// The reading that is demanded, by index.
    package var reading: UInt8
    /// The other readings, by index.
    package var others: [UInt8]
    /// The rule that asks the question.
    fileprivate var base: @Sendable (Exhibit, inout Readings, Knobs) -> Ruling
  }

  /// Returns the rule that demands one reading of a question of what this rule judges.
  ///
  /// What it breaks is what this rule breaks under that reading and keeps under another: just what was
  /// left open before.
  ///
  /// - Parameters:
  ///   - reading: The reading, by index.
  ///   - position: The place of the question in the table.
  ///   - clause: The clause that demands it.
  /// - Returns: The rule; it asks what this rule asks, but for the question.
  package func pinned(to reading: UInt8, of position: Int, as clause: ClauseID) -> Rule {
    let others = QuestionTable.all[position].readings.indices.map { UInt8($0) }.filter {
      $0 != reading
    }
    return pinned(
      Pin(position: position, reading: reading, others: others, base: ruling), as: clause)
  }

  /// Returns the rule with another reading demanded; the rule itself where it demands none.
  package func repinned(to reading: UInt8) -> Rule {
    guard var pin else { return self }
    pin.others = pin.others.filter { $0 != reading } + [pin.reading]
    pin.reading = reading
    return pinned(pin, as: clause)
  }

  private func pinned(_ pin: Pin, as clause: ClauseID) -> Rule {
    let ruling: @Sendable (Exhibit, inout Readings, Knobs) -> Ruling = {
      exhibit, readings, knobs in
      let own = QuestionSet(1) << QuestionSet(pin.position)
      var demanded = readings
      demanded.forget()
      demanded.choose(pin.reading, at: pin.position)
      let said = pin.base(exhibit, &demanded, knobs)
      readings.ask(demanded.asked & ~own)
      guard demanded.asked & own != 0 else { return .silent }
      let broken = said.violations
      guard !broken.isEmpty else { return said }
      // What every reading breaks is broken by the clause that asks, and no matter of this one.
      let open = broken.filter { violation in
        pin.others.contains { other in
          var taken = readings
          taken.forget()
          taken.choose(other, at: pin.position)
          let otherwise = pin.base(exhibit, &taken, knobs)
          readings.ask(taken.asked & ~own)
          return !otherwise.violations.contains { $0.step == violation.step }
        }
      }
      return Ruling(
        open.map { violation in
          .kind("againstTheReading", expected: violation.expected, step: violation.step)
        }, orKept: true)
    }
    return Rule(clause: clause, listensTo: listensTo, knobs: [], ruling: ruling, pin: pin)
  }
}

extension Catalogue {
  /// The clauses in code: the rules of the documents, and those that resolved questions make.
  ///
  /// - Complexity: O(*q* × *r*) in the numbers of questions and rules.
  package var rules: [Rule] {
    Rule.all + questions.flatMap(pinnedRules)
  }

  private func pinnedRules(of question: Question) -> [Rule] {
    guard case .resolved(let name, let id) = question.state,
      let position = QuestionTable.all.firstIndex(where: { $0.id == question.id }),
      let reading = QuestionTable.all[position].readings.firstIndex(of: name)
    else { return [] }
    let touched = clauses.filter { $0.id != id && $0.questions.contains(question.id) }.map(\.id)
    return Rule.all.filter { touched.contains($0.clause) }.map {
      $0.pinned(to: UInt8(reading), of: position, as: id)
    }
  }
}
