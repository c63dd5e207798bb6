/// What has changed from one stored run to another.
package struct RunDifference {
  private let old: StoredRun
  private let new: StoredRun

  /// Compares two runs, adapter by adapter.
  package init(from old: StoredRun, to new: StoredRun) {
    self.old = old
    self.new = new
  }

  /// Whether something fails a run now that did not before.
  ///
  /// - Complexity: O(*n* × *m*) in the findings of both.
  package var hasNewFailures: Bool {
    pairs.contains { old, new in
      added(new.findings, to: old?.findings ?? []).contains { $0.text != "warning" }
    }
  }

  /// The differences, line by line; what is the same has no line.
  ///
  /// - Complexity: O(*n* × *m*) in the findings and clauses of both.
  package var lines: [String] {
    var lines: [String] = []
    for (before, now) in pairs {
      lines.append(now.asked.harmless())
      let findings = before?.findings ?? []
      lines += added(now.findings, to: findings).map { "  new      \($0.name) (\($0.text))" }
      lines += added(findings, to: now.findings).map { "  fixed    \($0.name)" }
      for result in now.results {
        guard let former = before?.results.first(where: { $0.name == result.name }),
          former.text != result.text
        else { continue }
        lines.append("  changed  \(result.name): was \(former.text), is \(result.text)")
      }
      if let before, before.score != now.score {
        lines += ["  before   \(before.score)", "  now      \(now.score)"]
      }
      if lines.last == now.asked.harmless() { lines.append("  nothing has changed") }
    }
    for gone in old.subjects where !new.subjects.contains(where: { $0.asked == gone.asked }) {
      lines += [gone.asked.harmless(), "  was judged before, and is not now"]
    }
    return lines.map { $0.harmless(limit: .max) }
  }

  private var pairs: [(StoredRun.Subject?, StoredRun.Subject)] {
    new.subjects.map { now in (old.subjects.first { $0.asked == now.asked }, now) }
  }

  private func added(
    _ entries: [StoredRun.Entry], to others: [StoredRun.Entry]
  ) -> [StoredRun.Entry] {
    entries.filter { entry in !others.contains { $0.name == entry.name } }
  }
}
