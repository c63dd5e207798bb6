extension Source {
  /// Draws a Unicode scalar; the simplest is the first of the alphabet.
  ///
  /// Each of the first 128 is as likely as all the others together, or nearly so.
  public mutating func scalar(of alphabet: Alphabet = .printable) -> Unicode.Scalar {
    let max = UInt64(alphabet.count - 1)
    let key: UInt64
    if isTaped {
      key = tape.dictated(upTo: max) ?? randomScalarKey(upTo: max)
      tape.recording.draws.append(Draw(key: key, max: max, turn: 0, kind: .symbol))
    } else {
      key = randomScalarKey(upTo: max)
    }
    return alphabet[Int(key)]
  }

  private mutating func randomScalarKey(upTo max: UInt64) -> UInt64 {
    // An alphabet of a million characters would otherwise hardly ever give an ordinary one.
    let isFar = max > 160 && random.next(upTo: 3) == 0
    return randomNumberKey(upTo: isFar ? max : min(max, 160))
  }

  /// Draws a character of one scalar; the simplest is the first of the alphabet.
  public mutating func character(of alphabet: Alphabet = .printable) -> Character {
    Character(scalar(of: alphabet))
  }

  /// Draws a text; the simplest is the shortest, of the first scalar of the alphabet.
  ///
  /// - Parameters:
  ///   - count: The number of scalars; characters may take several.
  ///   - alphabet: What they are drawn from.
  ///   - line: What tells the scalars of one text from those of others.
  ///   - column: See `line`.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the number of scalars.
  public mutating func string(
    count: ClosedRange<Int>, of alphabet: Alphabet = .printable, line: UInt = #line,
    column: UInt = #column
  ) -> String {
    var text = String.UnicodeScalarView()
    text.append(
      contentsOf: array(count: count, line: line, column: column) { $0.scalar(of: alphabet) })
    return String(text)
  }
}
