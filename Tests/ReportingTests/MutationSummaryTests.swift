import Miniatures
import Records
import Reporting
import Scenarios
import Specification
import Testing

/// What came of mutating clauses, as a person reads it.
struct MutationSummaryTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.miniature
  }

  private static let clause = ClauseID("001-BAN-001")
  private static let witness = MutationRun.Witness(
    case: .decision(.bannerWidth, .miniature()), outcome: .answered(.bannerWidth(.points(320.5))),
    clause: ViolationKind("tooWide"), mutant: nil, readings: [], isSmallest: true)

  private func summary(
    _ fates: [(Mutation, MutationRun.Fate)], showsCases: Bool = false, isInterrupted: Bool = false
  ) -> String {
    let run = MutationRun(
      seed: 1, cases: 500, catalogueHash: "0123456789abcdef",
      layers: [.init(name: "decisions", trials: 1200, ending: .exhausted)],
      mutants: fates.map {
        MutationRun.Mutant(
          clause: Self.clause, place: "decisions", mutation: $0.0, fate: $0.1)
      }, wasInterrupted: isInterrupted)
    return MutationSummary(run, catalogue, showsCases: showsCases).lines.asText
  }

  @Test func `lists what became of each mutant, and gives each case a number`() {
    var drawn = Self.witness
    drawn.outcome = .answered(.bannerWidth(.points(321)))
    drawn.readings = [ChosenReading(QuestionID("001-Q-001"), "some")]
    drawn.isSmallest = false
    #expect(
      summary([
        (.dropped, .killed(Self.witness)), (.negated, .killed(Self.witness)),
        (.turned(knob: "how wide", setting: "half a point more"), .killed(drawn)),
        (.exchanged(QuestionID("001-Q-001"), "none", "some"), .equivalent),
      ]) == """
        seed 1 · catalogue 0123456789ab

        Gone through, the smallest first:
          decisions  1,200  all there are
        Then drawn, for what was left: 500 cases of each kind at most.

        clause       where      what the mutant does                               result      told by: clause → mutant
        001-BAN-001  decisions  says nothing                                       killed      case 1: tooWide → kept
        001-BAN-001  decisions  says the opposite                                  killed      case 1: tooWide → kept
        001-BAN-001  decisions  how wide: half a point more                        killed      case 2 (drawn): tooWide → kept, under 001-Q-001 some
        001-BAN-001  decisions  001-Q-001: none for some, and the other way round  equivalent

        Equivalent: told by no case of all that were gone through, and by none that was drawn:
          001-BAN-001, decisions: 001-Q-001: none for some, and the other way round.

        killed 2/3 · equivalent 1 · survived 0 · negations killed, which count for nothing, 1/1
        decisive 1/1 clauses
        No sentence could be false unnoticed: every mutant is told from its clause, or equals it in all cases up to the sizes above.
        """)
  }

  @Test func `shows the cases that kill where they are asked for`() {
    let text = summary([(.dropped, .killed(Self.witness))], showsCases: true)
    #expect(
      text.contains(
        """

        Case 1
          question  How wide should the host's anchored adaptive banner be requested?
        """), "\(text)")
    #expect(text.contains("\n  answered  320.5 points\n"))
  }

  @Test func `says of a survivor that nothing would notice`() {
    let text = summary([(.dropped, .survived), (.negated, .killed(Self.witness))])
    #expect(
      text.contains(
        """

        Survived:
          001-BAN-001, decisions: says nothing. Nothing would notice if this sentence were false: A banner fits its view.

        killed 0/1 · equivalent 0 · survived 1 · negations killed, which count for nothing, 1/1
        decisive 0/1 clauses
        Not established: nothing tells 1 mutant from its clause.
        """), "\(text)")
  }

  @Test func `says of a bound that nothing holds it`() {
    let text = summary([
      (.dropped, .killed(Self.witness)), (.turned(knob: "how wide", setting: "more"), .survived),
    ])
    #expect(
      text.contains(
        "how wide: more. Nothing would notice in this sentence: A banner fits its view."))
    #expect(text.contains("decisive 0/1 clauses"))
  }

  @Test func `says that it was interrupted`() {
    #expect(summary([], isInterrupted: true).hasSuffix("what was found until then is above."))
  }
}
