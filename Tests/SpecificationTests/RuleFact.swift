import Oracle
import Records
import Scenarios

/// Something the rules of a clause were seen to do.
enum RuleFact: Hashable, CustomStringConvertible {
  /// They kept the clause or broke it.
  case bears(ClauseID)
  /// They reported this kind of violation.
  case reports(ClauseID, ViolationKind)
  /// They asked this question.
  case asks(ClauseID, QuestionID)

  var description: String {
    switch self {
    case .bears(let clause): "\(clause) bears on something"
    case .reports(let clause, let kind): "\(clause) reports \(kind)"
    case .asks(let clause, let question): "\(clause) asks \(question)"
    }
  }

  /// Returns what all rules do with some evidence, under every joint reading of what they ask.
  static func shown(by evidence: Evidence) -> Set<RuleFact> {
    var facts: Set<RuleFact> = []
    let exhibit = Exhibit(evidence)
    let readings = [UInt8](repeating: 0, count: QuestionTable.all.count)
    for rule in Rule.all { explore(rule, exhibit, readings, chosen: 0, &facts) }
    return facts
  }

  private static func explore(
    _ rule: Rule, _ exhibit: Exhibit, _ reading: [UInt8], chosen: QuestionSet,
    _ facts: inout Set<RuleFact>
  ) {
    var readings = Readings(reading)
    let ruling = rule.ruling(exhibit, &readings, .standard)
    if ruling != .silent { facts.insert(.bears(rule.clause)) }
    for violation in ruling.violations {
      facts.insert(.reports(rule.clause, violation.kind))
    }
    let open = readings.asked & ~chosen
    guard open != 0 else { return }
    let position = open.trailingZeroBitCount
    facts.insert(.asks(rule.clause, QuestionTable.all[position].id))
    for index in QuestionTable.all[position].readings.indices {
      var next = reading
      next[position] = UInt8(index)
      explore(rule, exhibit, next, chosen: chosen | 1 << QuestionSet(position), &facts)
    }
  }
}
