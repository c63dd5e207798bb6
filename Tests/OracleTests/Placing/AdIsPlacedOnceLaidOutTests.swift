import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 000-TIM-001.
struct AdIsPlacedOnceLaidOutTests {
  private let ad: PlacedMiniature
  private let early: PlacedMiniature
  private let outside: PlacedMiniature
  private static let needless = Verdict.advisory("needlessWait", expected: .aPlace)
  private static let tooEarly = Verdict.advisory("placedTooEarly", expected: .noPlace)

  init() throws {
    ad = try PlacedMiniature("000-TIM-001")
    var early = ad
    early.situation = .miniature(view: .zero)
    self.early = early
    var outside = ad
    outside.situation = .miniature(host: nil, view: Rect(.smallest))
    self.outside = outside
  }

  @Test func `accepts an ad that is placed, wherever that is`() {
    #expect(ad.verdict(x: 44, y: 320) == .pass)
    #expect(ad.verdict(x: -999, y: .nan) == .pass)
  }

  @Test func `advises against waiting where there is just room`() {
    #expect(ad.verdict(.wait) == Self.needless)
    #expect(ad.but { $0.size = Size(width: 380, height: 360) }.verdict(.wait) == Self.needless)
    #expect(ad.but { $0.size.width = 380.5 }.verdict(.wait) == .pass)
    #expect(ad.but { $0.size.height = 360.5 }.verdict(.wait) == .pass)
  }

  @Test func `takes a smart banner for as wide as its room`() throws {
    var smart = try PlacedMiniature("000-TIM-001", .smartBanner)
    #expect(smart.verdict(.wait) == Self.needless)
    #expect(smart.but { $0.size.height = 360.5 }.verdict(.wait) == .pass)
    smart.situation.host.safeAreaInsets.right = 396
    #expect(smart.verdict(.wait) == .pass)
  }

  @Test func `asks about a view without a layout, and one in no window`() throws {
    #expect(early.verdict(.wait) == .pass)
    #expect(early.verdict(x: 0, y: 0) == .open("000-Q-012"))
    #expect(outside.verdict(.wait) == .pass)
    #expect(outside.verdict(x: 0, y: 0) == .open("000-Q-013"))
    let patient = try early.reading("wait", of: "000-Q-012")
    #expect(patient.verdict(x: 0, y: 0) == Self.tooEarly)
    #expect(try early.reading("asIs", of: "000-Q-012").verdict(x: 0, y: 0) == .pass)
    let inside = try outside.reading("wait", of: "000-Q-013")
    #expect(inside.verdict(x: 0, y: 0) == Self.tooEarly)
    #expect(try outside.reading("asIs", of: "000-Q-013").verdict(x: 0, y: 0) == .pass)
  }
}
