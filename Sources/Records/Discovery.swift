package import Scenarios

/// Something that the documents leave open and that no question of the catalogue names.
package struct Discovery: Hashable, Sendable {
  /// What kind of gap it is.
  package enum Kind: Hashable, Sendable {
    /// Whatever is done in these cases, no clause and no question bears on it.
    case nothingBears
    /// Some of what can be done in these cases is judged, and this is not.
    case notJudged
    /// Whatever is done in these cases breaks one of these clauses.
    case opposed([ClauseID])
    /// Both adapters keep every clause, and do different things.
    case differing(String, String)
  }

  /// What kind of gap it is.
  package var kind: Kind
  /// The query or the sessions it is about.
  package var topic: Topic
  /// In how many cases it shows.
  package var cases: Int
  /// How many cases about the topic were gone through.
  package var total: Int
  /// The first of the cases: of those of the alphabet, the smallest.
  package var example: Case
  /// What was done in it; two outcomes where two adapters differ, none where it does not matter.
  package var outcomes: [Outcome]

  /// Creates a discovery from its parts.
  package init(
    _ kind: Kind, _ topic: Topic, cases: Int, total: Int, example: Case, outcomes: [Outcome]
  ) {
    self.kind = kind
    self.topic = topic
    self.cases = cases
    self.total = total
    self.example = example
    self.outcomes = outcomes
  }
}
