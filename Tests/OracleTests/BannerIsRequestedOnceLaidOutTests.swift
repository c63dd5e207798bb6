import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-BAN-003.
struct BannerIsRequestedOnceLaidOutTests {
  private let clause: ClauseUnderTest
  private let early = Situation.miniature(view: .zero)
  private let outside = Situation.miniature(
    host: nil, view: Rect(x: 0, y: 0, width: 320, height: 400))
  private static let needless = Verdict.advisory("needlessWait", expected: .aWidth)
  private static let tooEarly = Verdict.advisory("requestedBeforeLayout", expected: .noBanner)

  init() throws {
    clause = try ClauseUnderTest("001-BAN-003")
  }

  @Test(arguments: [320, 0, 1000, Double.nan])
  func `accepts a request from a view that is laid out, of whatever width`(points: Double) {
    #expect(clause.verdict(width: .points(points), in: .miniature()) == .pass)
  }

  @Test func `advises against waiting once the view is laid out`() {
    #expect(clause.verdict(width: .wait, in: .miniature()) == Self.needless)
  }

  @Test func `advises against waiting as long as half a point is safe`() {
    let sliver = Situation.miniature(
      insets: EdgeInsets(top: 0, left: 319.5, bottom: 0, right: 0))
    #expect(clause.verdict(width: .wait, in: sliver) == Self.needless)
    let nothing = Situation.miniature(insets: EdgeInsets(top: 0, left: 320, bottom: 0, right: 0))
    #expect(clause.verdict(width: .wait, in: nothing) == .pass)
    #expect(clause.verdict(width: .points(0), in: nothing) == .pass)
  }

  @Test(arguments: [ActivationState.foregroundInactive, .background])
  func `has no wish while the scene is not active`(state: ActivationState) {
    let asleep = Situation.miniature(scenes: [.window(.own, state), .window(.other)])
    #expect(clause.verdict(width: .wait, in: asleep) == .pass)
    #expect(clause.verdict(width: .points(320), in: asleep) == .pass)
  }

  @Test func `leaves open whether a banner is requested before the layout`() {
    #expect(clause.verdict(width: .points(0), in: early) == .open("001-Q-009"))
    #expect(clause.verdict(width: .wait, in: early) == .pass)
  }

  @Test func `leaves open whether a banner is requested from no window`() {
    #expect(clause.verdict(width: .points(320), in: outside) == .open("001-Q-010"))
    #expect(clause.verdict(width: .wait, in: outside) == .pass)
  }

  @Test func `asks about the layout first where neither is there`() {
    let nowhere = Situation.miniature(host: nil)
    #expect(clause.verdict(width: .points(0), in: nowhere) == .open("001-Q-009"))
  }

  @Test func `advises against haste under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-BAN-003", Judge(under: "strict"))
    #expect(clause.verdict(width: .points(0), in: early) == Self.tooEarly)
    #expect(clause.verdict(width: .points(320), in: outside) == Self.tooEarly)
    #expect(clause.verdict(width: .wait, in: early) == .pass)
    #expect(clause.verdict(width: .wait, in: outside) == .pass)
  }

  @Test(arguments: ["001-Q-009", "001-Q-010"])
  func `has no wish where the hasty reading is pinned`(question: String) throws {
    let clause = try ClauseUnderTest("001-BAN-003", Judge(pinning: question, to: "asIs"))
    let situation = question == "001-Q-009" ? early : outside
    #expect(clause.verdict(width: .points(0), in: situation) == .pass)
    #expect(clause.verdict(width: .wait, in: situation) == .pass)
  }
}
