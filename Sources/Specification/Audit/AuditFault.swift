package import Records

/// Where catalogue and rules contradict each other or themselves, whatever edition is at hand.
package enum AuditFault: Error, Hashable {
  /// A rule names a clause that the catalogue does not have.
  case ruleWithoutClause(ClauseID)
  /// A clause can be tested and has no rule.
  case clauseWithoutRule(ClauseID)
  /// A clause that no case can break has a rule.
  case ruleOfUntestableClause(ClauseID)
  /// Lines are cited of a document that the catalogue does not have.
  case unknownDocument(String, citedBy: Claim.Claimant)
  /// Lines are cited that lie beyond the document's end.
  case linesBeyondEnd(LineNumbers, citedBy: Claim.Claimant)
  /// Lines that are said to instruct lie beyond the document's end.
  case instructionsBeyondEnd(LineNumbers, of: String)
  /// A line that instructs or recommends is waived.
  case waivedInstructions(LineNumbers, of: String)
  /// A line is waived of which somebody speaks.
  case waivedAndClaimed(LineNumbers, of: String)
  /// Code is waived as a repetition of lines of which nobody speaks.
  case repeatsUnclaimed(LineNumbers, of: String)
  /// The lines are those the catalogue knows, and their hash is another.
  case wrongHash(Claim.Claimant, LineNumbers, actual: String)
  /// The file is the one the catalogue knows, and the hashes of its lines are others.
  case wrongLineHashes(of: String)
}

extension AuditFault: CustomStringConvertible {
  /// What is wrong and where, in one sentence.
  package var description: String {
    switch self {
    case .ruleWithoutClause(let id): "There is a rule for \(id), and no such clause."
    case .clauseWithoutRule(let id): "The clause \(id) can be tested, and has no rule."
    case .ruleOfUntestableClause(let id):
      "There is a rule for \(id), which is said to be untestable or informative."
    case .unknownDocument(let name, let claimant):
      "\(claimant) cites \(name), of which the catalogue does not speak."
    case .linesBeyondEnd(let lines, let claimant):
      "\(claimant) cites \(lines.cited), beyond the end of the document."
    case .instructionsBeyondEnd(let lines, let name):
      "\(name) is said to instruct in \(lines.cited), beyond its end."
    case .waivedInstructions(let lines, let name):
      "\(name) instructs or recommends in \(lines.cited), which cannot be waived."
    case .waivedAndClaimed(let lines, let name):
      "\(name) is both waived and claimed in \(lines.cited); take back the waiver."
    case .repeatsUnclaimed(let lines, let name):
      "\(name) has code waived that repeats \(lines.cited), of which nobody speaks."
    case .wrongHash(let claimant, let lines, let actual):
      "\(claimant) has a wrong hash for \(lines.cited), which is \(actual)."
    case .wrongLineHashes(let name):
      "The lineHashes of \(name) are not those of the file with its sha256."
    }
  }
}
