import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clauses 000-SAF-001 and 000-NAT-001.
struct AdStandsInTheSafeAreaTests {
  static let clauses = [("000-SAF-001", AdPlacement.banner), ("000-NAT-001", .native)]

  private static func outside(_ kind: String) -> Verdict {
    .fail(kind, expected: .frameInside(.safe))
  }

  @Test(arguments: clauses)
  func `accepts an ad in the safe area, edges included`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement)
    for (x, y) in [(44.0, 320.0), (4, 10), (84, 320), (4, 320), (84, 10), (50.5, 100)] {
      #expect(ad.verdict(x: x, y: y) == .pass)
    }
    #expect(ad.verdict(.frame(.safe)) == .pass)
  }

  @Test(arguments: clauses)
  func `rejects an ad that is half a point outside`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement)
    #expect(ad.verdict(x: 3.5, y: 320) == Self.outside("leftOfTheSafeArea"))
    #expect(ad.verdict(x: 84.5, y: 320) == Self.outside("rightOfTheSafeArea"))
    #expect(ad.verdict(x: 44, y: 9.5) == Self.outside("aboveTheSafeArea"))
    #expect(ad.verdict(x: 44, y: 320.5) == Self.outside("belowTheSafeArea"))
    #expect(ad.verdict(x: 44, y: 350) == Self.outside("belowTheSafeArea"))
    #expect(ad.verdict(x: .nan, y: 320) == Self.outside("leftOfTheSafeArea"))
  }

  @Test(arguments: clauses)
  func `allows no overflow, but where that rejected reading is pinned`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement).but { $0.size.width = 380.5 }
    #expect(ad.verdict(x: 3.5, y: 320, width: 380.5) == Self.outside("leftOfTheSafeArea"))
    let lax = try ad.reading("overflowing", of: "000-Q-009")
    #expect(lax.verdict(x: 3.5, y: 320, width: 380.5) == .pass)
    // One that has room stays inside all the same.
    let fitting = lax.but { $0.size.width = 380 }
    #expect(fitting.verdict(x: 3.5, y: 320, width: 380) == Self.outside("leftOfTheSafeArea"))
    let high = lax.but { $0.size = Size(width: 300, height: 360.5) }
    #expect(high.verdict(x: 44, y: 9.5, height: 360.5) == .pass)
  }

  @Test(arguments: clauses)
  func `asks whether an ad may lie across a fold within the safe area`(
    clause: String, placement: AdPlacement
  ) throws {
    var ad = try PlacedMiniature(clause, placement)
    let fold = Rect(x: 190, y: 0, width: 20, height: 400)
    ad.situation.device.display.reservedRegions = [ReservedRegion(kind: .division, frame: fold)]
    #expect(ad.verdict(x: 44, y: 320) == .open("000-Q-011"))
    #expect(ad.verdict(x: 10, y: 320, width: 180) == .pass)
    #expect(ad.verdict(x: 210, y: 320, width: 170) == .pass)
    let strict = try ad.reading("keptClear", of: "000-Q-011")
    let across = Verdict.fail("acrossARegion", expected: .frameClearOf(fold))
    #expect(strict.verdict(x: 44, y: 320) == across)
    #expect(strict.verdict(x: 10, y: 320, width: 180.5) == across)
  }

  @Test(arguments: clauses)
  func `finds the fold where the view stands on the display`(
    clause: String, placement: AdPlacement
  ) throws {
    var ad = try PlacedMiniature(clause, placement).reading("keptClear", of: "000-Q-011")
    ad.situation.device.display = Display(
      size: Size(width: 800, height: 800),
      reservedRegions: [
        ReservedRegion(kind: .division, frame: Rect(x: 390, y: 0, width: 20, height: 800))
      ])
    ad.situation.scenes[0].role = .window(frame: Rect(x: 410, y: 400, width: 400, height: 400))
    #expect(ad.verdict(x: 4, y: 320) == .pass)
    ad.situation.scenes[0].role = .window(frame: Rect(x: 405.5, y: 400, width: 400, height: 400))
    #expect(ad.verdict(x: 4, y: 320)?.isFailure == true)
  }

  @Test(arguments: clauses)
  func `asks where the sides are in Interface Builder below iOS 11`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement).but {
      $0.means = .interfaceBuilder
      $0.systemVersion = 10
    }
    #expect(ad.verdict(x: 0, y: 320) == .open("000-Q-004"))
    #expect(ad.verdict(x: 4, y: 320) == .pass)
    #expect(ad.verdict(x: 44, y: 320.5)?.isFailure == true)
    let wide = try ad.reading("viewEdges", of: "000-Q-004")
    #expect(wide.verdict(x: 0, y: 320, width: 400) == .pass)
    #expect(wide.verdict(x: 0, y: 320, width: 400.5)?.isFailure == true)
    #expect(ad.but { $0.systemVersion = 11 }.verdict(x: 0, y: 320)?.isFailure == true)
  }

  @Test(arguments: clauses)
  func `says nothing in code below iOS 11, of another kind, or where nothing is placed`(
    clause: String, placement: AdPlacement
  ) throws {
    let ad = try PlacedMiniature(clause, placement)
    #expect(ad.but { $0.systemVersion = 10 }.verdict(x: 0, y: 350) == nil)
    let other: AdPlacement.Kind = placement.kind == .native ? .banner : .native
    #expect(ad.but { $0.kind = other }.verdict(x: 0, y: 350) == nil)
    #expect(ad.verdict(.wait) == nil)
    var early = ad
    early.situation.host = Host(scene: .own, view: .zero, safeAreaInsets: .zero)
    #expect(early.verdict(x: 0, y: 350) == nil)
    early.situation = .miniature(host: nil, view: Rect(.smallest))
    #expect(early.verdict(x: 0, y: 380) == nil)
  }

  @Test func `is about smart banners, too`() throws {
    let ad = try PlacedMiniature("000-SAF-001", .smartBanner)
    #expect(ad.verdict(x: 4, y: 320, width: 380) == .pass)
    #expect(ad.verdict(x: 4, y: 320, width: 380.5) == Self.outside("rightOfTheSafeArea"))
    // It has the width it is given, however wide it was made.
    let lax = try ad.reading("overflowing", of: "000-Q-009")
    #expect(lax.verdict(x: 0, y: 320, width: 400) == Self.outside("leftOfTheSafeArea"))
  }

  @Test func `asks whose edge it is where a native ad's view ends before the screen does`() throws {
    var ad = try PlacedMiniature("000-NAT-001", .native)
    ad.situation.device.display.size.height = 400.5
    #expect(ad.verdict(x: 44, y: 350) == .open("000-Q-010"))
    #expect(ad.verdict(x: 44, y: 320) == .pass)
    #expect(ad.but { $0.edge = .top }.verdict(x: 44, y: 0) == Self.outside("aboveTheSafeArea"))
    let screen = try ad.reading("ofTheScreen", of: "000-Q-010")
    #expect(screen.verdict(x: 44, y: 350) == nil)
    ad.situation.scenes[0].role = .window(frame: Rect(x: 0, y: 0.5, width: 400, height: 400))
    #expect(ad.verdict(x: 44, y: 350) == Self.outside("belowTheSafeArea"))
    #expect(ad.but { $0.edge = .top }.verdict(x: 44, y: 0) == .open("000-Q-010"))
  }
}

extension Verdict {
  /// Whether it is a failure, of whatever kind.
  fileprivate var isFailure: Bool { if case .fail = self { true } else { false } }
}
