import Miniatures
import Records
import Reporting
import Scenarios
import Specification
import Testing

/// A finding as a person reads it.
struct FailureBlockTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.miniature
  }

  private func block(_ finding: Finding, of run: Run = .miniature()) -> String {
    FailureBlock(finding, of: run, catalogue).lines.asText
  }

  private static func changed(_ change: (inout Finding) -> Void) -> Finding {
    var finding = Finding.miniature
    change(&finding)
    return finding
  }

  /// The last words of a block, from the label on.
  private func line(_ label: String, of finding: Finding) -> String? {
    FailureBlock(finding, of: .miniature(), catalogue).lines
      .first { $0.hasPrefix("  \(label) ") }
      .map { String($0.dropFirst(label.count + 2).drop { $0 == " " }) }
  }

  @Test func `replays a finding under the profile it was found under`() {
    var run = Run.miniature()
    run.profile = "2019"
    #expect(
      block(.miniature, of: run).hasSuffix(
        "replay cxabc --adapter builtin:tiny --profile 2019"))
  }

  @Test func `says what could be anything, and with what the clause is kept`() {
    let finding = Self.changed {
      var several = Situation.miniature()
      several.build = .severalScenes
      let inset = EdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
      let far = EdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
      $0.neighbours = Finding.Neighbours(
        alike: [.decision(.bannerWidth, several)],
        apart: [far, inset].map { .decision(.bannerWidth, .miniature(insets: $0)) })
    }
    #expect(line("anything", of: finding) == "build (supports one scene only)")
    #expect(
      line("kept with", of: finding)
        == "host safe-area insets left 1 instead of no safe-area insets")
    #expect(line("anything", of: .miniature) == nil)
    #expect(line("kept with", of: .miniature) == nil)
  }

  @Test func `counts nothing as free that also changes the verdict`() {
    let finding = Self.changed {
      var several = Situation.miniature()
      several.build = .severalScenes
      $0.neighbours = Finding.Neighbours(
        alike: [.decision(.bannerWidth, several)], apart: [.decision(.bannerWidth, several)])
    }
    #expect(line("anything", of: finding) == nil)
    #expect(
      line("kept with", of: finding)
        == "build supports several scenes instead of supports one scene only")
  }

  @Test func `draws a window beside its display, its safe area, and a banner that sticks out`() {
    let finding = Self.changed {
      $0.case = .decision(
        .bannerWidth,
        .miniature(
          insets: EdgeInsets(top: 0, left: 80, bottom: 0, right: 0),
          display: Size(width: 640, height: 400)))
    }
    let lines = FailureBlock(finding, of: .miniature(), catalogue).lines
    let top = lines.firstIndex { $0.contains("╔") }
    guard let top else {
      Issue.record("no window in \(lines)")
      return
    }
    let drawing = lines[top...].prefix { !$0.isEmpty }
    #expect(drawing.count == 12)
    // The window takes the left half of the display, its safe area the last three quarters.
    #expect(drawing[top + 1] == "    ║   ·············║                │")
    #expect(drawing[top + 10].contains("█"))
    #expect(drawing.last?.contains("┌┐ display, ╔╗ window, · safe area, █ banner") == true)
  }

  @Test func `draws nothing where the view fills its display`() {
    #expect(
      !FailureBlock(.miniature, of: .miniature(), catalogue).lines.contains { $0.contains("┌") })
  }

  @Test func `shows clause, case, what was expected and done, and how to repeat it`() {
    #expect(
      block(.miniature) == """
        FAIL 001-BAN-001 tooWide (must)
          A banner fits its view.
          one.txt, lines 3, 7-9
          tiny asked for too wide a banner.

          question  How wide should the host's anchored adaptive banner be requested?
          build     supports one scene only, production mode
          device    free-form, pad, display 320 × 400
          scene A   window 320 × 400, active in the foreground
          host      in scene A, view 320 × 400, no safe-area insets

          expected  at most 320 points: the view is 320 wide and has no inset on the left or right
          answered  320.5 points
          found     in 2 cases of 10, first in case 3
          smallest  nothing simpler was found to show it
          replay    ./run-conformance.sh replay cxabc --adapter builtin:tiny
        """)
  }

  @Test func `shows advice of a clause that recommends, with every part a case can have`() {
    var duo = Situation.miniature(
      scenes: [
        .car(.third), .window(.other, .background),
        Scene(
          id: .own, role: .window(frame: Rect(x: 475.5, y: 0, width: 475.5, height: 669)),
          activationState: .foregroundInactive),
      ], insets: EdgeInsets(top: 0, left: 0, bottom: 34, right: 84), build: .severalScenes)
    duo.device = Device(
      model: "iPhone Duo", idiom: .phone, fold: .partiallyOpen,
      display: Display(
        size: Size(width: 951, height: 669),
        reservedRegions: [
          ReservedRegion(kind: .division, frame: Rect(x: 455.5, y: 0, width: 40, height: 669))
        ]))
    duo.before = duo.layout
    duo.before?.fold = .fullyOpen
    let finding = Self.changed {
      $0.signature = Signature(
        clause: ClauseID("001-SCN-004"), kind: ViolationKind("needlessWait"))
      $0.case = .decision(.requestScene, duo)
      $0.outcome = .answered(.requestScene(.wait))
      $0.expected = .aRequest
    }
    #expect(
      block(finding) == """
        ADVICE 001-SCN-004 needlessWait (should)
          A request is made in time.
          one.txt, line 12
          tiny waited for nothing.

          question  Which scene should the host's ad request carry?
          build     supports several scenes, production mode
          device    iPhone Duo, partly open, phone, display 951 × 669
          region    division 40 × 669 at 455.5, 0
          scene C   CarPlay template, no window scene, active in the foreground
          scene B   window 320 × 400, in the background
          scene A   window 475.5 × 669 at 475.5, 0, inactive in the foreground
          host      in scene A, view 475.5 × 669, safe-area insets bottom 34, right 84
          before    fold from fully open, display 951 × 669, window 475.5 × 669 at 475.5, 0, view \
        475.5 × 669, safe-area insets bottom 34, right 84

          expected  a request
          answered  no request yet
          found     in 2 cases of 10, first in case 3
          smallest  nothing simpler was found to show it
          replay    ./run-conformance.sh replay cxabc --adapter builtin:tiny
        """)
  }

  @Test func `shows a requirement of the harness's own, and text that cannot do harm`() {
    let finding = Self.changed {
      $0.signature = Signature(clause: ClauseID("RUN-001"), kind: ViolationKind("crash"))
      $0.case = .decision(.bannerWidth, .miniature(host: nil))
      $0.outcome = .crashed(Crash(ending: .signal(number: 11), standardError: "go\u{1b}[2J\n"))
      $0.expected = nil
      $0.minimality = .notShrunk(why: "the adapter could not be asked again")
    }
    var run = Run.miniature()
    run.subject.name = "evil\u{7}"
    run.subject.asked = "exec:evil it"
    #expect(
      block(finding, of: run) == #"""
        FAIL RUN-001 crash (must)
          An adapter answers.
          A requirement of the harness's own.
          evil\u{7} ended while a case was open.

          question  How wide should the host's anchored adaptive banner be requested?
          build     supports one scene only, production mode
          device    free-form, pad, display 320 × 400
          scene A   window 320 × 400, active in the foreground
          host      in no window, view 0 × 0, no safe-area insets

          expected  an answer
          answered  was ended by signal 11; its last words: go\u{1b}[2J
          found     in 2 cases of 10, first in case 3
          smallest  not made smaller, as the adapter could not be asked again
          replay    ./run-conformance.sh replay cxabc --adapter 'exec:evil it'
        """#)
  }

  @Test func `says how a relation changes the situation`() {
    let shown: [(Relation, String)] = [
      (.mirroredInsets, "the same with the left and right insets changed over"),
      (.scenesListedFrom(1), "the same with the scenes listed as B, A"),
      (
        .addedScene(.car(.third)),
        "the same with scene C beside: CarPlay template, no window scene, active in the foreground"
      ),
      (.movedWindow(x: 0.5, y: 20), "the same with the window moved to 0.5, 20"),
      (.noTransition, "the same without a transition before"),
    ]
    let pair = Situation.miniature(scenes: [.window(.own), .window(.other)])
    for (relation, text) in shown {
      let finding = Self.changed { $0.case = .relation(relation, .bannerWidth, pair) }
      #expect(line("then", of: finding) == text)
    }
  }

  @Test func `says how sure it is that the case is the smallest`() {
    let shown: [(Finding.Minimality, String)] = [
      (.minimal, "nothing simpler was found to show it"),
      (.outOfBudget, "perhaps not: the budget for making it smaller ran out"),
      (
        .notShrunk(why: "the run was interrupted"),
        "not made smaller, as the run was interrupted"
      ),
      (
        .nondeterministic(.answered(.bannerWidth(.points(1)))),
        "not made smaller, as the adapter answers differently: now 1 point"
      ),
    ]
    for (minimality, text) in shown {
      #expect(line("smallest", of: Self.changed { $0.minimality = minimality }) == text)
    }
  }

  @Test func `shows what it can of a clause the catalogue no longer has`() {
    let finding = Self.changed { $0.signature.clause = ClauseID("001-OLD-001") }
    #expect(block(finding).hasPrefix("FAIL 001-OLD-001 tooWide\n"))
  }
}
