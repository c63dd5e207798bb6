import Miniatures
import Records
import Reporting
import Testing

/// Several adapters side by side.
struct ComparisonTests {
  @Test func `marks the clauses on which adapters differ, and no other`() {
    var other = Run.miniature(clauses: [
      .miniature("001-BAN-001", failed: 3), .miniature("001-BAN-002", passed: 3),
      .miniature("001-FIT-001"),
    ])
    other.subject.name = "other"
    other.clauses[2].isApplicable = false
    let one = Run.miniature(clauses: [
      .miniature("001-BAN-001", passed: 3), .miniature("001-BAN-002", passed: 3),
      .miniature("001-FIT-001", passed: 3),
    ])
    #expect(
      Comparison([one, other]).lines == [
        "   clause       tiny  other",
        "≠  001-BAN-001  kept  broken",
        "   001-BAN-002  kept  kept",
        "   001-FIT-001  kept  not applicable",
        "",
        "1 clause of 3 with cells that differ, marked ≠.",
      ])
  }
}
