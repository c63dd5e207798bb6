import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 000-EDG-001.
struct AdStandsAtTheEdgeTests {
  private static func away(_ line: FrameLine, _ place: Double) -> Verdict {
    .advisory("awayFromTheEdge", expected: .frameLine(line, place))
  }

  @Test(arguments: [AdPlacement.banner, .native, .smartBanner])
  func `accepts an ad that ends where the safe area does, and no other`(
    placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature("000-EDG-001", placement)
    #expect(ad.verdict(x: 44, y: 320) == .pass)
    #expect(ad.verdict(x: -90, y: 270, height: 100) == .pass)
    for y in [319.5, 320.5, 350, 290, 0] {
      #expect(ad.verdict(x: 44, y: y) == Self.away(.bottom, 370))
    }
    let top = ad.but { $0.edge = .top }
    #expect(top.verdict(x: 44, y: 10) == .pass)
    for y in [9.5, 10.5, 0, 20, 320] {
      #expect(top.verdict(x: 44, y: y) == Self.away(.top, 10))
    }
  }

  @Test func `holds in Interface Builder on every system, and in code from iOS 11 on`() throws {
    let ad = try PlacedMiniature("000-EDG-001")
    let builder = ad.but {
      $0.means = .interfaceBuilder
      $0.systemVersion = 9
    }
    #expect(builder.verdict(x: 44, y: 350) == Self.away(.bottom, 370))
    #expect(ad.but { $0.systemVersion = 10 }.verdict(x: 44, y: 350) == nil)
  }

  @Test func `asks whose edge a native ad stands at`() throws {
    var ad = try PlacedMiniature("000-EDG-001", .native)
    ad.situation.device.display.size.height = 800
    #expect(ad.verdict(x: 44, y: 350) == .open("000-Q-010"))
    #expect(ad.but { $0.kind = .banner }.verdict(x: 44, y: 350) == Self.away(.bottom, 370))
  }
}
