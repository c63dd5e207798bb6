import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clauses 000-SIZ-001 and 000-NAT-002.
struct AdKeepsItsSizeTests {
  static let clauses = [("000-SIZ-001", AdPlacement.banner), ("000-NAT-002", .native)]

  private static func other(_ line: FrameLine, than extent: Double) -> Verdict {
    .advisory(line == .width ? "otherWidth" : "otherHeight", expected: .frameLine(line, extent))
  }

  @Test(arguments: clauses)
  func `accepts the size an ad was made for, and no other`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement)
    #expect(ad.verdict(x: -7, y: 999) == .pass)
    for width in [299.5, 300.5, 380, 0] {
      #expect(ad.verdict(x: 4, y: 320, width: width) == Self.other(.width, than: 300))
    }
    for height in [49.5, 50.5, 90, 0] {
      #expect(ad.verdict(x: 4, y: 320, height: height) == Self.other(.height, than: 50))
    }
    #expect(ad.but { $0.systemVersion = 9 }.verdict(x: 4, y: 320, width: 10) != .pass)
  }

  @Test(arguments: clauses)
  func `says nothing where there is no room`(clause: String, placement: AdPlacement) throws {
    let ad = try PlacedMiniature(clause, placement).but { $0.size.width = 380.5 }
    #expect(ad.verdict(x: 4, y: 320, width: 380) == nil)
    #expect(ad.but { $0.size.width = 380 }.verdict(x: 4, y: 320, width: 379.5) != nil)
    let high = ad.but { $0.size = Size(width: 300, height: 360.5) }
    #expect(high.verdict(x: 4, y: 10, height: 360) == nil)
    #expect(high.but { $0.size.height = 360 }.verdict(x: 4, y: 10, height: 359.5) != nil)
  }

  @Test(arguments: clauses)
  func `asks which size counts when it has changed`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement).but {
      $0.formerSize = Size(width: 320, height: 50)
    }
    #expect(ad.verdict(x: 4, y: 320) == .open("000-Q-006"))
    #expect(ad.verdict(x: 4, y: 320, width: 320) == .open("000-Q-006"))
    #expect(ad.verdict(x: 4, y: 320, width: 310) == Self.other(.width, than: 320))
    let constrained = try ad.reading("asConstrained", of: "000-Q-006")
    #expect(constrained.verdict(x: 4, y: 320, width: 320) == .pass)
    #expect(constrained.verdict(x: 4, y: 320) == Self.other(.width, than: 320))
  }

  @Test func `asks of a smart banner's height, and of its width nothing`() throws {
    let ad = try PlacedMiniature("000-SIZ-001", .smartBanner)
    #expect(ad.verdict(x: 4, y: 320, width: 7) == .pass)
    #expect(ad.verdict(x: 4, y: 320, height: 32) == .open("000-Q-007"))
    let kept = try ad.reading("kept", of: "000-Q-007")
    #expect(kept.verdict(x: 4, y: 320, height: 49.5) == Self.other(.height, than: 50))
  }

  @Test func `leaves banners to one clause and native ads to the other`() throws {
    #expect(try PlacedMiniature("000-SIZ-001", .native).verdict(x: 4, y: 320, width: 1) == nil)
    #expect(try PlacedMiniature("000-NAT-002", .banner).verdict(x: 4, y: 320, width: 1) == nil)
  }
}
