import Adapters
import Records
import Reporting
import Specification

extension CommandSpec {
  /// `list`: lists what there is.
  static let list = CommandSpec(
    name: "list", operand: "clauses|questions|errata|adapters|faults|reports|profiles",
    summary: "List what there is.",
    options: [.catalogue]
  ) { invocation async throws(Complaint) in
    let catalogue = try invocation.catalogue()
    guard let operand = invocation.operand else {
      throw .usage("list needs to be told what: \(Listing.names)")
    }
    guard let listing = Listing(rawValue: operand) else {
      throw .unknown("listing", operand, among: Listing.allCases.map(\.rawValue))
    }
    try Output.write(listing.lines(catalogue))
    return .asExpected
  }
}

/// What can be listed.
private enum Listing: String, CaseIterable {
  case clauses, questions, errata, adapters, faults, reports, profiles

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  func lines(_ catalogue: Catalogue) -> [String] {
    switch self {
    case .clauses:
      catalogue.clauses.map { [$0.id.description, $0.level.rawValue, $0.text] }.columns
    case .questions:
      catalogue.questions.map { [$0.id.description, $0.isOpen ? "open" : "settled", $0.text] }
        .columns
    case .errata:
      catalogue.errata.map { erratum in
        [erratum.id.description, "lines \(erratum.source.lines)", erratum.text]
      }
      .columns
    case .adapters: BuiltInAdapter.all.map { ["builtin:\($0.name)", $0.summary] }.columns
    case .faults:
      FaultKind.all.map {
        [$0.id, $0.text, $0.decision.words, $0.adapters.joined(separator: ", ")]
      }
      .columns
    case .reports:
      FaultReport.all.map { report in
        [
          "\(report.number)", report.kinds.joined(separator: " "),
          report.adapter.map { "faulty-\($0)" } ?? "not judged", report.address, report.text,
        ]
      }.columns
    case .profiles:
      catalogue.profiles.map { profile in
        [
          profile.name,
          profile.pins.isEmpty ? "pins nothing" : "pins \(profile.pins.count.counting("reading"))",
          profile.text,
        ]
      }.columns
    }
  }
}

extension FaultKind.Decision {
  /// What decides a kind of fault, in words.
  fileprivate var words: String {
    switch self {
    case .documents: "by the documents"
    case .platform: "by a clause of the platform"
    case .reading: "under a reading"
    case .outside(let why): "not judged: \(why)"
    }
  }
}
