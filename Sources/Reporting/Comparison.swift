package import Records

/// Several adapters side by side: clauses by adapters, the cells that differ marked.
package struct Comparison {
  private let runs: [Run]

  /// Creates a comparison of runs of the same plan.
  package init(_ runs: [Run]) {
    self.runs = runs
  }

  /// The table, line by line; a row that begins with `≠` has cells that differ;
  /// what is not applicable to an adapter is no difference.
  ///
  /// - Complexity: O(*c* × *r*) in the numbers of clauses and runs.
  package var lines: [String] {
    let names = runs.map { $0.subject.name.harmless(limit: 40) }
    let rows = (runs.first?.clauses ?? []).map { tally -> [String] in
      let cells = runs.map { run in
        run.clauses.first { $0.clause == tally.clause }?.word ?? "not judged"
      }
      let differs = Set(cells).subtracting(["not applicable"]).count > 1
      return [differs ? "≠" : " ", tally.clause.description] + cells
    }
    let differing = rows.filter { $0[0] == "≠" }.count
    return ([["", "clause"] + names] + rows).columns + [
      "", "\(differing.counting("clause")) of \(rows.count) with cells that differ, marked ≠.",
    ]
  }
}
