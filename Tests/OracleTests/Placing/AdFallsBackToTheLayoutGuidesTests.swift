import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 000-FBK-001.
struct AdFallsBackToTheLayoutGuidesTests {
  private let ad: PlacedMiniature

  init() throws {
    // The layout guides are 10 points long at the top and 30 at the bottom.
    ad = try PlacedMiniature("000-FBK-001").but { $0.systemVersion = 10 }
  }

  private static func broken(_ kind: String, _ line: FrameLine, _ place: Double) -> Verdict {
    .advisory(kind, expected: .frameLine(line, place))
  }

  @Test func `asks whether an ad stands on the layout guide or on the view's edge`() throws {
    #expect(ad.verdict(x: 50, y: 320) == .open("000-Q-005"))
    #expect(ad.verdict(x: 50, y: 350) == .open("000-Q-005"))
    #expect(
      ad.verdict(x: 50, y: 330) == Self.broken("awayFromTheLayoutGuide", .bottom, 370))
    let guide = try ad.reading("layoutGuide", of: "000-Q-005")
    #expect(guide.verdict(x: 50, y: 320) == .pass)
    #expect(
      guide.verdict(x: 50, y: 319.5) == Self.broken("awayFromTheLayoutGuide", .bottom, 370))
    let top = guide.but { $0.edge = .top }
    #expect(top.verdict(x: 50, y: 10) == .pass)
    #expect(top.verdict(x: 50, y: 0) == Self.broken("awayFromTheLayoutGuide", .top, 10))
    let view = try ad.reading("view", of: "000-Q-005")
    #expect(view.verdict(x: 50, y: 350) == .pass)
    #expect(view.but { $0.edge = .top }.verdict(x: 50, y: 0) == .pass)
  }

  @Test func `has the middle of the view, not of the safe area`() throws {
    let guide = try ad.reading("layoutGuide", of: "000-Q-005")
    #expect(guide.verdict(x: 44, y: 320) == Self.broken("notCentered", .center, 200))
    #expect(guide.verdict(x: 50.5, y: 320) == .open("000-Q-003"))
    #expect(guide.verdict(x: 51, y: 320) == Self.broken("notCentered", .center, 200))
  }

  @Test func `has the sides of the view, not of the safe area`() throws {
    let left = try ad.reading("layoutGuide", of: "000-Q-005").but { $0.alignment = .left }
    #expect(left.verdict(x: 0, y: 320) == .pass)
    #expect(left.verdict(x: 4, y: 320) == Self.broken("awayFromTheSide", .left, 0))
    let right = left.but { $0.alignment = .right }
    #expect(right.verdict(x: 100, y: 320) == .pass)
    #expect(right.verdict(x: 99.5, y: 320) == Self.broken("awayFromTheSide", .right, 400))
    #expect(left.but { $0.isRightToLeft = true }.verdict(x: 0, y: 320) == .open("000-Q-001"))
  }

  @Test func `has a smart banner span the view`() throws {
    let smart = try ad.reading("layoutGuide", of: "000-Q-005").but {
      $0.kind = .smartBanner
      $0.alignment = nil
    }
    #expect(smart.verdict(x: 0, y: 320, width: 400) == .pass)
    let short = smart.verdict(x: 0, y: 320, width: 399.5)
    #expect(short == Self.broken("awayFromTheSide", .right, 400))
    let late = smart.verdict(x: 0.5, y: 320, width: 399.5)
    #expect(late == Self.broken("awayFromTheSide", .left, 0))
  }

  @Test func `says nothing from iOS 11 on, or in Interface Builder`() {
    #expect(ad.but { $0.systemVersion = 11 }.verdict(x: 7, y: 7) == nil)
    #expect(ad.but { $0.means = .interfaceBuilder }.verdict(x: 7, y: 7) == nil)
  }

  @Test func `asks whose edge a native ad stands at`() {
    var native = ad.but { $0.kind = .native }
    #expect(native.verdict(x: 50, y: 7) == Self.broken("awayFromTheLayoutGuide", .bottom, 370))
    native.situation.host.safeAreaInsets = .zero
    #expect(native.verdict(x: 50, y: 350) == .pass)
    native.situation.device.display.size.height = 800
    #expect(native.verdict(x: 50, y: 7) == .open("000-Q-010"))
  }
}
