#if canImport(Testing)
  /// How many cases were tried.
  struct Tally: Hashable, Sendable {
    /// The number of cases that were judged and count.
    var judged = 0
    /// The number of cases that do not count.
    var discarded = 0

    /// Returns the numbers in words, and what the cases were drawn from.
    ///
    /// - Parameters:
    ///   - count: How many cases failed, where that is of interest.
    ///   - settings: How the property was checked.
    /// - Returns: The text, for one line.
    func text(failing count: Int? = nil, _ settings: PropertySettings) -> String {
      var text = "\(judged.counted("case")) from seed \(settings.seed)"
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
