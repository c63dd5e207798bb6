import Clarification
import Oracle
import Records
import Scenarios
import Testing

/// Single mutants of a clause, shown single pieces of evidence.
struct MutantTests {
  /// 001-BAN-001 for decisions: a banner is requested no wider than the safe area.
  private let mutants = Mutant.all(
    of: ClauseID("001-BAN-001"), kinds: ["tooWide", "notFinite"].map { ViolationKind($0) },
    questions: [QuestionID("001-Q-008"), QuestionID("001-Q-012")],
    rules: Rule.all.filter {
      $0.clause == ClauseID("001-BAN-001") && $0.listensTo == .query(.bannerWidth)
    })

  /// Returns what a mutant says beside its clause of a width in a 320 points wide window.
  ///
  /// The safe area is 290 points wide: 20 points are covered on the left and 10 on the right.
  private func told(_ mutation: Mutation, _ width: Double) throws -> Mutant.Telling? {
    let mutant = try #require(mutants.first { $0.mutation == mutation })
    let window = Rect(x: 0, y: 0, width: 320, height: 400)
    let situation = Situation(
      build: Build(supportsMultipleScenes: false, isTestMode: false),
      device: Device(
        model: Device.freeForm, idiom: .pad, fold: nil, display: Display(size: window.size)),
      scenes: [
        Scene(id: Scene.ID(0), role: .window(frame: window), activationState: .foregroundActive)
      ],
      host: Host(
        scene: Scene.ID(0), view: window,
        safeAreaInsets: EdgeInsets(top: 0, left: 20, bottom: 0, right: 10)),
      before: nil)
    return mutant.telling(
      Exhibit(.answer(.bannerWidth, situation, .bannerWidth(.points(width)))))
  }

  private let safeArea = [ChosenReading(QuestionID("001-Q-012"), "safeArea")]
  private let tooWide = ViolationKind("tooWide")

  @Test func `tells a clause that says nothing where the clause is broken, and only there`() throws
  {
    #expect(
      try told(.dropped, 290.5)
        == Mutant.Telling(clause: tooWide, mutant: nil, readings: safeArea))
    #expect(try told(.dropped, 290) == nil)
  }

  @Test func `tells a bound that stands half a point further on exactly there`() throws {
    let mutation = Mutation.turned(knob: Knob.bannerWidth.words, setting: "half a point more")
    #expect(
      try told(mutation, 290.5)
        == Mutant.Telling(clause: tooWide, mutant: nil, readings: safeArea))
    #expect(try told(mutation, 290) == nil)
    // The same bound stands elsewhere under the reading that takes the window's width.
    #expect(try told(mutation, 291) == nil)
  }

  @Test func `tells equal lengths that exceed where they are equal`() throws {
    let mutation = Mutation.turned(
      knob: Knob.bannerWidth.words, setting: Knob.Setting.asLong.words)
    #expect(
      try told(mutation, 290)
        == Mutant.Telling(clause: nil, mutant: tooWide, readings: safeArea))
    #expect(try told(mutation, 289.5) == nil)
  }

  @Test(
    arguments: [
      (Knob.Setting.withoutTheLeft, 310.0), (.withoutTheRight, 300), (.twiceTheLeft, 280),
    ])
  func `tells insets that are mistaken between the right width and the wrong one`(
    setting: Knob.Setting, wrong: Double
  ) throws {
    let mutation = Mutation.turned(knob: Knob.insets.words, setting: setting.words)
    #expect(try told(mutation, (290 + wrong) / 2) != nil)
    #expect(try told(mutation, min(290, wrong)) == nil)
  }

  @Test func `tells two readings from one another between what they ask for`() throws {
    let mutation = Mutation.exchanged(QuestionID("001-Q-012"), "safeArea", "window")
    #expect(
      try told(mutation, 300)
        == Mutant.Telling(clause: tooWide, mutant: nil, readings: safeArea))
    #expect(try told(mutation, 290) == nil)
    #expect(try told(mutation, 320.5) == nil)
  }

  @Test func `tells a kind that is never reported by that kind`() throws {
    let mutation = Mutation.unreported(ViolationKind("notFinite"))
    #expect(
      try told(mutation, .infinity)
        == Mutant.Telling(
          clause: ViolationKind("notFinite"), mutant: nil, readings: safeArea))
    #expect(try told(mutation, 400) == nil)
  }

  @Test func `makes a mutant of each knob's settings and of each two readings`() {
    // Nothing, the opposite; four of the width, three of the insets; three pairs and one; two kinds.
    #expect(mutants.count == 2 + 7 + 4 + 2)
    #expect(Set(mutants.map(\.mutation)).count == mutants.count)
  }
}
