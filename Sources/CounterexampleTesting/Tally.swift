#if canImport(Testing)
  import Counterexample

  /// How many cases were tried.
  struct Tally: Hashable, Sendable {
    /// The number of cases that were judged and count.
    let judged: Int
    /// The number of cases that do not count.
    let discarded: Int
    /// Whether there are no others.
    let isExhausted: Bool

    /// Creates the tally of a search.
    init<Value>(_ search: PropertySearch<Value>) {
      judged = search.judgedCount
      discarded = search.discardedCount
      isExhausted = search.isExhausted
    }

    /// Returns the numbers in words, and what the cases were drawn from.
    ///
    /// - Parameters:
    ///   - count: How many cases failed, where that is of interest.
    ///   - settings: How the property was checked.
    /// - Returns: The text, for one line.
    func text(failing count: Int? = nil, _ settings: PropertySettings) -> String {
      var text =
        isExhausted
        ? "all there is, \(judged.counted("case"))"
        : "\(judged.counted("case")) from seed \(settings.seed)"
      if let count { text += ", \(count) of which failed this way" }
      if discarded > 0 { text += "; \(discarded) more were left out" }
      return text
    }
  }

  extension Int {
    /// Returns the number with a noun, in the singular where it is 1.
    func counted(_ noun: String) -> String {
      "\(self) \(noun)\(self == 1 ? "" : "s")"
    }
  }
#endif
