import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-FIT-003.
struct RefusalNamesWhatExceedsTests {
  private let clause: ClauseUnderTest
  private let situation = Situation.miniature()
  private static let wide = Size(width: 320.5, height: 400)
  private static let high = Size(width: 320, height: 400.5)
  private static let large = Size(width: 320.5, height: 400.5)
  private static let both: Axes = [.width, .height]

  init() throws {
    clause = try ClauseUnderTest("001-FIT-003")
  }

  private static func expecting(_ axes: Axes) -> Expectation {
    .canPresent(.refused(.tooLarge(exceeding: axes)))
  }

  @Test(arguments: [(wide, Axes.width), (high, .height), (large, both)])
  func `accepts a refusal that names what exceeds`(content: Size, axes: Axes) {
    let answer = Presentability.refused(.tooLarge(exceeding: axes))
    #expect(clause.verdict(answer, ad: content, in: situation) == .pass)
  }

  @Test(arguments: [
    ("the other one", wide, Axes.height, Axes.width), ("one too many", wide, both, .width),
    ("none", wide, Axes(), .width), ("the other one", high, .width, .height),
    ("one too few", large, .width, both), ("one too few", large, .height, both),
  ])
  func `rejects a refusal that names other dimensions`(
    _ what: String, content: Size, named: Axes, exceeding: Axes
  ) {
    let answer = Presentability.refused(.tooLarge(exceeding: named))
    let broken = Verdict.fail("wrongAxes", expected: Self.expecting(exceeding))
    #expect(clause.verdict(answer, ad: content, in: situation) == broken)
  }

  @Test(arguments: [Presentability.Refusal.notReady, .notInWindow])
  func `rejects another reason for what is too large`(reason: Presentability.Refusal) {
    let broken = Verdict.fail("wrongReason", expected: Self.expecting(.width))
    #expect(clause.verdict(.refused(reason), ad: Self.wide, in: situation) == broken)
  }

  @Test func `rejects a refusal for size from a view in no window`() {
    let outside = Situation.miniature(host: nil)
    let answer = Presentability.refused(.tooLarge(exceeding: .width))
    let broken = Verdict.fail("wrongAxes", expected: .refusalForAnotherReason)
    #expect(clause.verdict(answer, ad: Self.wide, in: outside) == broken)
    #expect(clause.verdict(.refused(.notInWindow), ad: Self.wide, in: outside) == nil)
  }

  @Test func `says nothing where nothing exceeds, nothing is refused or nothing is loaded`() {
    let refusal = Presentability.refused(.tooLarge(exceeding: .width))
    #expect(clause.verdict(refusal, ad: .smallest, in: situation) == nil)
    #expect(clause.verdict(.allowed, ad: Self.wide, in: situation) == nil)
    #expect(clause.verdict(refusal, ad: nil, in: situation) == nil)
  }

  @Test(arguments: ["notFullScreen", "area"])
  func `accepts any dimensions under a reading that speaks of none`(reading: String) throws {
    let clause = try ClauseUnderTest("001-FIT-003", Judge(pinning: "001-Q-011", to: reading))
    let part = Situation.miniature(display: Size(width: 640, height: 800))
    for axes in [Axes(), .width, .height, Self.both] {
      let answer = Presentability.refused(.tooLarge(exceeding: axes))
      #expect(clause.verdict(answer, ad: Self.wide, in: part) == .pass)
    }
    let broken = Verdict.fail("wrongReason", expected: Self.expecting(.width))
    #expect(clause.verdict(.refused(.notReady), ad: Self.wide, in: part) == broken)
  }

  @Test func `counts the safe area's dimensions where that reading is pinned`() throws {
    let clause = try ClauseUnderTest("001-FIT-003", Judge(pinning: "001-Q-011", to: "safeArea"))
    let inset = Situation.miniature(insets: EdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0))
    let right = Presentability.refused(.tooLarge(exceeding: .width))
    #expect(clause.verdict(right, ad: .smallest, in: inset) == .pass)
    let wrong = Presentability.refused(.tooLarge(exceeding: .height))
    let broken = Verdict.fail("wrongAxes", expected: Self.expecting(.width))
    #expect(clause.verdict(wrong, ad: .smallest, in: inset) == broken)
  }
}
