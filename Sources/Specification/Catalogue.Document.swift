extension Catalogue {
  /// One of the documents the clauses rest on; the catalogue knows it, and does not contain it.
  package struct Document: Hashable, Sendable {
    /// The file name.
    package var name: String
    /// The title, in English.
    package var title: String
    /// The language it is written in, as a BCP 47 tag.
    package var language: String
    /// SHA-256 of the whole file, in hex.
    package var sha256: String
    /// The lines that instruct or recommend; a clause that binds must speak of each.
    package var instructions: LineNumbers
    /// The lines no clause need speak of, with reasons.
    package var waivers: [Waiver]
    /// The hash of every line, from the first; by them lines that moved are found.
    package var lineHashes: [LineHash]

    /// The lines that are not blank.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    package var textLines: LineNumbers {
      LineNumbers(of: lineHashes.indices.filter { !lineHashes[$0].isBlank }.map { $0 + 1 })
    }
  }
}
