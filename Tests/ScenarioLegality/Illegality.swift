/// One reason why a case cannot happen.
package struct Illegality: Hashable, Sendable {
  /// The rule of legality the case breaks.
  package var rule: Rule
  /// What is wrong, for a person: the offending part and its figures.
  package var sentence: String
}

extension Illegality: CustomStringConvertible {
  package var description: String { sentence }
}
