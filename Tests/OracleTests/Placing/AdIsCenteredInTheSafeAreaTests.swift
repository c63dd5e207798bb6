import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 000-CEN-001.
struct AdIsCenteredInTheSafeAreaTests {
  private let ad: PlacedMiniature

  init() throws {
    ad = try PlacedMiniature("000-CEN-001")
  }

  private static func broken(_ kind: String, at center: Double = 194) -> Verdict {
    .advisory(kind, expected: .frameLine(.center, center))
  }

  @Test func `accepts an ad in the middle of the safe area`() {
    #expect(ad.verdict(x: 44, y: 320) == .pass)
    #expect(ad.verdict(x: 194, y: 0, width: 0) == .pass)
  }

  @Test func `advises against the middle of the view`() {
    #expect(ad.verdict(x: 50, y: 320) == Self.broken("centeredOnTheView"))
  }

  @Test(arguments: [43, 45, 4, 84, Double.nan])
  func `advises against every other middle`(x: Double) {
    #expect(ad.verdict(x: x, y: 320) == Self.broken("notCentered"))
  }

  @Test func `asks how exactly, up to half a point`() throws {
    for x in [43.5, 44.5, 44.25] { #expect(ad.verdict(x: x, y: 320) == .open("000-Q-003")) }
    #expect(ad.verdict(x: 44.75, y: 320) == Self.broken("notCentered"))
    let exact = try ad.reading("exact", of: "000-Q-003")
    #expect(exact.verdict(x: 44.25, y: 320) == Self.broken("notCentered"))
    #expect(try ad.reading("toThePixel", of: "000-Q-003").verdict(x: 44.5, y: 320) == .pass)
  }

  @Test func `asks what the middle is in Interface Builder`() throws {
    let builder = ad.but { $0.means = .interfaceBuilder }
    #expect(builder.verdict(x: 44, y: 320) == .open("000-Q-002"))
    #expect(builder.verdict(x: 50, y: 320) == .open("000-Q-002"))
    #expect(builder.verdict(x: 4, y: 320) == Self.broken("notCentered"))
    let view = try builder.reading("view", of: "000-Q-002")
    #expect(view.verdict(x: 50, y: 320) == .pass)
    #expect(view.verdict(x: 44, y: 320) == Self.broken("notCentered", at: 200))
  }

  @Test func `says nothing of an ad on a side, or in code below iOS 11`() {
    #expect(ad.but { $0.alignment = .left }.verdict(x: 0, y: 320) == nil)
    #expect(ad.but { $0.systemVersion = 10 }.verdict(x: 0, y: 320) == nil)
  }
}
