/// What one clause says about one case.
package enum Verdict: Hashable, Sendable {
  /// Every open reading accepts the evidence.
  case pass
  /// No open reading accepts it, and the clause is a must or a fact.
  case fail(Violation)
  /// No open reading accepts it, and the clause is a should.
  case advisory(Violation)
  /// Some open readings of this question accept it and some do not.
  case unspecified(QuestionID)
}
