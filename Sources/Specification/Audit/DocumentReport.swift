/// What the audit says about one document, in one edition of it.
package struct DocumentReport: Hashable, Sendable {
  /// Which edition was looked at.
  package enum Edition: Hashable, Sendable {
    /// None: the report rests on what the catalogue knows of the document.
    case none
    /// The file the catalogue was written from.
    case known
    /// Another file that has the same lines.
    case same
    /// A file with other lines, or other places for them.
    case other
  }

  /// What became of the lines of a claim.
  package enum Drift: Hashable, Sendable {
    /// They say the same and stand elsewhere, here.
    case moved(to: LineNumbers)
    /// Some say something else or are gone: the claim is suspect.
    case changed([Change])
  }

  /// A line that says something else than it did, or nothing any more.
  package struct Change: Hashable, Sendable {
    /// Its number in the catalogue.
    package var old: Int
    /// The number of the line in its place; nil when the line is gone.
    package var new: Int?
  }

  /// A claim or waiver whose lines are not where they were, or not what they were.
  package struct Drifting: Hashable, Sendable {
    /// The claim or waiver.
    package var claim: Claim
    /// What became of its lines.
    package var drift: Drift
  }

  /// How many lines there are of each sort.
  package struct Counts: Hashable, Sendable {
    /// Somebody speaks of them.
    package var claimed = 0
    /// They are waived.
    package var waived = 0
    /// They stand where another text was.
    package var suspect = 0
    /// Nobody speaks of them.
    package var unclaimed = 0
    /// Nothing is in them.
    package var blank = 0
    /// All of them.
    package var all: Int { claimed + waived + suspect + unclaimed + blank }
  }

  /// The document.
  package var document: Catalogue.Document
  /// Which edition was looked at; all line numbers below, where not said otherwise, are its own.
  package var edition: Edition
  /// How many lines there are of each sort.
  package var counts = Counts()
  /// The lines of which nobody speaks.
  package var unclaimed = LineNumbers.none
  /// The lines that instruct, and of which no clause that binds speaks.
  package var unbound = LineNumbers.none
  /// The claims and waivers that are not as they were, in the catalogue's order.
  package var drifting: [Drifting] = []

  /// Whether everything in the document is accounted for.
  package var isComplete: Bool {
    unclaimed.isEmpty && unbound.isEmpty && counts.suspect == 0
      && drifting.allSatisfy { if case .moved = $0.drift { true } else { false } }
  }
}
