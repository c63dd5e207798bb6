import ScenarioLegality
import Scenarios
import Testing

/// A legal case, and an illegal one a step away that breaks one rule.
struct Twin: Sendable, CustomTestStringConvertible {
  var name: String
  var rule: Illegality.Rule
  var legal: Case
  var illegal: Case

  var testDescription: String { "\(rule.rawValue): \(name)" }

  /// Two situations under the same query.
  init(_ rule: Illegality.Rule, _ name: String, _ legal: Situation, _ illegal: Situation) {
    self.init(
      rule, name, .decision(.bannerWidth, legal), .decision(.bannerWidth, illegal))
  }

  /// A situation and a change that breaks it.
  init(
    _ rule: Illegality.Rule, _ name: String, _ legal: Situation,
    _ change: (inout Situation) -> Void
  ) {
    self.init(rule, name, legal, legal.but(change))
  }

  init(_ rule: Illegality.Rule, _ name: String, _ legal: Case, _ illegal: Case) {
    self.rule = rule
    self.name = name
    self.legal = legal
    self.illegal = illegal
  }

  /// Expects the legal case to be accepted, and the other rejected for its rule and no other.
  func expectToPart(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(illegalities(of: legal) == [], sourceLocation: sourceLocation)
    #expect(illegalities(of: illegal).map(\.rule) == [rule], sourceLocation: sourceLocation)
  }
}
