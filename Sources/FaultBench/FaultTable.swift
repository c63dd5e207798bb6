internal import Foundation
internal import Records

/// The figures of all faults as rows of a table, with what they come to.
package struct FaultTable: Sendable {
  private let figures: [FaultFigures]

  /// Creates the table of some figures.
  package init(_ figures: [FaultFigures]) {
    self.figures = figures
  }

  /// The table: a row of headings, a row for each fault.
  ///
  /// - Complexity: O(*n* log *n*) in the number of seeds, for each fault.
  package var rows: [[String]] {
    [
      [
        "fault", "finding", "found", "median", "95 %", "uniform", "gain", "shrunk in", "one case",
      ]
    ] + figures.map(row)
  }

  /// What the table comes to, line by line.
  package var summary: [String] {
    guard let seeds = figures.first?.hunts.count, !figures.isEmpty else { return [] }
    let always = figures.filter { $0.found == $0.hunts.count }.count
    let gains = figures.map(\.gain).filter { $0 > 0 }
    let mean = exp(gains.map(log).reduce(0, +) / Double(max(1, gains.count)))
    let alike = figures.filter { $0.sameCaseShare >= 0.95 }.count
    return [
      "\(always) of \(figures.count) faults were found from each of \(seeds) seeds, "
        + "\(alike) came down to one minimal case from at least 95 % of them.",
      String(
        format: "Uniform choices take %.1f times as many cases, by the geometric mean.", mean),
    ]
  }

  private func row(_ fault: FaultFigures) -> [String] {
    [
      fault.name, fault.signature.map { "\($0.clause) \($0.kind)" } ?? "none",
      "\(fault.found) of \(fault.hunts.count)", whole(fault.medianCases),
      whole(fault.slowestCases), whole(fault.medianUniformCases),
      String(format: "%.1f", fault.gain), whole(fault.medianEvaluations),
      String(format: "%.0f %%", fault.sameCaseShare * 100),
    ]
  }

  private func whole(_ number: Double) -> String { "\(Int(number.rounded()))" }
}
