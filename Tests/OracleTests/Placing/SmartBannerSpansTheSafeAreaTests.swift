import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clauses 000-SMT-001 and 000-SMT-002.
struct SmartBannerSpansTheSafeAreaTests {
  private let spans: PlacedMiniature
  private let leaves: PlacedMiniature

  init() throws {
    spans = try PlacedMiniature("000-SMT-001", .smartBanner)
    leaves = try PlacedMiniature("000-SMT-002", .smartBanner)
  }

  private static func advised(_ kind: String, _ line: FrameLine, _ place: Double) -> Verdict {
    .advisory(kind, expected: .frameLine(line, place))
  }

  private static func edgeOfTheView(_ line: FrameLine, _ place: Double) -> Verdict {
    .fail("edgeOfTheView", expected: .frameLine(line, place))
  }

  @Test func `accepts a smart banner from side to side of the safe area`() {
    #expect(spans.verdict(x: 4, y: 0, width: 380) == .pass)
    #expect(leaves.verdict(x: 4, y: 320, width: 380) == .pass)
  }

  @Test func `advises against one that begins or ends elsewhere`() {
    for x in [3.5, 4.5, 0, 14] {
      let found = spans.verdict(x: x, y: 320, width: 384 - x)
      #expect(found == Self.advised("leftNotAligned", .left, 4))
    }
    for width in [379.5, 380.5, 396, 320] {
      let found = spans.verdict(x: 4, y: 320, width: width)
      #expect(found == Self.advised("rightNotAligned", .right, 384))
    }
  }

  @Test func `takes the view's width only where that rejected reading is pinned`() throws {
    let view = try spans.reading("view", of: "000-Q-008")
    #expect(view.verdict(x: 0, y: 320, width: 400) == .pass)
    #expect(
      view.verdict(x: 4, y: 320, width: 380) == Self.advised("leftNotAligned", .left, 0))
  }

  @Test func `rejects each edge that is the view's where the safe area's is another`() {
    #expect(leaves.verdict(x: 0, y: 320, width: 384) == Self.edgeOfTheView(.left, 4))
    #expect(leaves.verdict(x: 4, y: 320, width: 396) == Self.edgeOfTheView(.right, 384))
    #expect(leaves.verdict(x: 4, y: 350, width: 380) == Self.edgeOfTheView(.bottom, 370))
    let top = leaves.but { $0.edge = .top }
    #expect(top.verdict(x: 4, y: 0, width: 380) == Self.edgeOfTheView(.top, 10))
    #expect(top.verdict(x: 4, y: 350, width: 380) == .pass)
  }

  @Test func `has no quarrel with an edge near the view's, or where both are the same`() {
    #expect(leaves.verdict(x: 0.5, y: 349.5, width: 399) == .pass)
    var plain = leaves
    plain.situation = .miniature()
    #expect(plain.verdict(x: 0, y: 350, width: 320) == .pass)
  }

  @Test func `says nothing of other ads, and in code below iOS 11`() throws {
    #expect(try PlacedMiniature("000-SMT-001", .banner).verdict(x: 0, y: 350) == nil)
    #expect(try PlacedMiniature("000-SMT-002", .native).verdict(x: 0, y: 350) == nil)
    #expect(spans.but { $0.systemVersion = 10 }.verdict(x: 0, y: 350) == nil)
    #expect(leaves.but { $0.systemVersion = 10 }.verdict(x: 0, y: 350) == nil)
  }

  @Test func `speaks of code in one clause, and of Interface Builder in the other as well`() {
    #expect(leaves.but { $0.means = .interfaceBuilder }.verdict(x: 0, y: 350) == nil)
    let builder = spans.but { $0.means = .interfaceBuilder }
    #expect(
      builder.verdict(x: 0, y: 320, width: 384) == Self.advised("leftNotAligned", .left, 4))
    let old = builder.but { $0.systemVersion = 10 }
    #expect(old.verdict(x: 4, y: 320, width: 380) == .open("000-Q-004"))
  }
}
