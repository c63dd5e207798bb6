/// One document, and everything that speaks of its lines.
struct DocumentReview {
  private let document: Catalogue.Document
  private let claims: [Claim]
  /// The lines the catalogue knows of that are not blank.
  private let text: Set<Int>
  private let claimed: Set<Int>
  private let waived: Set<Int>
  /// The waived lines that nothing may claim: all but headings, which may stand between two samples.
  private let unspoken: Set<Int>
  private let bound: Set<Int>

  /// Creates a review of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - claims: Every claim and waiver of its lines.
  /// - Complexity: O(*n*) in the number of lines claimed.
  init(_ document: Catalogue.Document, claims: [Claim]) {
    self.document = document
    self.claims = claims
    text = Set(document.textLines.numbers)
    claimed = Set(claims.filter { !$0.isWaiver }.flatMap(\.lines.numbers))
    waived = Set(claims.filter(\.isWaiver).flatMap(\.lines.numbers))
    unspoken = Set(
      claims.filter { $0.isWaiver && $0.claimant != .waiver(.heading) }.flatMap(\.lines.numbers))
    bound = Set(claims.filter(\.binds).flatMap(\.lines.numbers))
  }

  /// What is wrong with the citations and waivers, whatever edition is at hand.
  ///
  /// - Complexity: O(*n*) in the number of lines claimed.
  var faults: [AuditFault] {
    let end = document.lineHashes.count
    let beyond = claims.compactMap { claim -> AuditFault? in
      let lines = claim.lines.numbers.filter { $0 > end }
      return lines.isEmpty
        ? nil : .linesBeyondEnd(LineNumbers(of: lines), citedBy: claim.claimant)
    }
    let instructions = document.instructions.numbers
    let repeated = document.waivers.flatMap { waiver -> [Int] in
      guard case .codeRepeatedInAnotherLanguage(let lines) = waiver.reason else { return [] }
      return lines.numbers.filter { text.contains($0) ? !claimed.contains($0) : $0 > end }
    }
    return beyond
      + fault(instructions.filter { $0 > end }, { .instructionsBeyondEnd($0, of: $1) })
      + fault(instructions.filter(waived.contains), { .waivedInstructions($0, of: $1) })
      + fault(
        text.intersection(unspoken).intersection(claimed), { .waivedAndClaimed($0, of: $1) })
      + fault(repeated, { .repeatsUnclaimed($0, of: $1) })
  }

  private func fault(
    _ lines: some Collection<Int>, _ make: (LineNumbers, String) -> AuditFault
  ) -> [AuditFault] {
    lines.isEmpty ? [] : [make(LineNumbers(of: lines), document.name)]
  }

  /// Returns what there is to say about an edition, and what is wrong with the catalogue's hashes.
  ///
  /// - Parameter edition: The text at hand; nil to rest on what the catalogue knows.
  /// - Returns: The report, and the faults that only the text brings to light.
  /// - Complexity: O(*n* × *m*) in the numbers of lines that differ.
  func report(on edition: DocumentText?) -> (DocumentReport, [AuditFault]) {
    let hashes = edition?.lineHashes ?? document.lineHashes
    let fates = Alignment(document.lineHashes, hashes).fates
    var report = DocumentReport(document: document, edition: kind(of: edition))
    count(hashes, fates, in: &report)
    guard let edition else { return (report, []) }
    if report.edition == .known, edition.lineHashes != document.lineHashes {
      return (report, [.wrongLineHashes(of: document.name)])
    }
    var faults: [AuditFault] = []
    for claim in claims {
      switch drift(of: claim, fates, edition) {
      case .success(let drift?): report.drifting.append(.init(claim: claim, drift: drift))
      case .success(nil): break
      case .failure(let fault): faults.append(fault)
      }
    }
    return (report, faults)
  }

  private func kind(of edition: DocumentText?) -> DocumentReport.Edition {
    guard let edition else { return .none }
    if edition.sha256 == document.sha256 { return .known }
    return edition.lineHashes == document.lineHashes ? .same : .other
  }

  /// Sorts the lines of an edition.
  private func count(
    _ hashes: [LineHash], _ fates: [Alignment.Fate], in report: inout DocumentReport
  ) {
    var originals = [Alignment.Fate](repeating: .gone, count: hashes.count)
    for (index, fate) in fates.enumerated() {
      switch fate {
      case .kept(let new): originals[new - 1] = .kept(index + 1)
      case .changed(let new): originals[new - 1] = .changed(index + 1)
      case .gone: break
      }
    }
    let instructions = Set(document.instructions.numbers)
    var unclaimed: [Int] = []
    var unbound: [Int] = []
    for (index, original) in originals.enumerated() where !hashes[index].isBlank {
      switch original {
      case .kept(let old) where claimed.contains(old): report.counts.claimed += 1
      case .kept(let old) where waived.contains(old): report.counts.waived += 1
      case .changed: report.counts.suspect += 1
      case .kept, .gone: unclaimed.append(index + 1)
      }
      if case .kept(let old) = original, instructions.contains(old), !bound.contains(old) {
        unbound.append(index + 1)
      }
    }
    report.counts.unclaimed = unclaimed.count
    report.counts.blank = hashes.count { $0.isBlank }
    report.unclaimed = LineNumbers(of: unclaimed)
    report.unbound = LineNumbers(of: unbound)
  }

  /// Returns what became of the lines of a claim; nil when they are as they were.
  private func drift(
    of claim: Claim, _ fates: [Alignment.Fate], _ edition: DocumentText
  ) -> Result<DocumentReport.Drift?, AuditFault> {
    var kept: [Int] = []
    var changes: [DocumentReport.Change] = []
    for number in claim.lines.numbers where number <= fates.count {
      switch fates[number - 1] {
      case .kept(let new): kept.append(new)
      case .changed(let new): changes.append(.init(old: number, new: new))
      // A blank line is no part of what is said.
      case .gone where !text.contains(number): break
      case .gone: changes.append(.init(old: number, new: nil))
      }
    }
    guard changes.isEmpty else { return .success(.changed(changes)) }
    let lines = LineNumbers(of: kept)
    let old = claim.lines.numbers
    // Where a blank line came or went, or lines changed places, the old hash cannot fit.
    if let sha256 = claim.sha256, kept.count == old.count, lines.numbers == kept,
      let actual = edition.hash(of: lines), actual != sha256
    {
      return .failure(.wrongHash(claim.claimant, claim.lines, actual: actual))
    }
    return .success(lines.numbers == old ? nil : .moved(to: lines))
  }
}
