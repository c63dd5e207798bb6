import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 000-ALN-001.
struct AdIsAlignedWithTheSafeAreaTests {
  private let left: PlacedMiniature
  private let right: PlacedMiniature

  init() throws {
    left = try PlacedMiniature("000-ALN-001").but { $0.alignment = .left }
    right = left.but { $0.alignment = .right }
  }

  private static func broken(_ kind: String, _ line: FrameLine, _ place: Double) -> Verdict {
    .fail(kind, expected: .frameLine(line, place))
  }

  @Test func `accepts an ad whose edge is the safe area's`() {
    #expect(left.verdict(x: 4, y: 320) == .pass)
    #expect(left.verdict(x: 4, y: 0, width: 10) == .pass)
    #expect(right.verdict(x: 84, y: 320) == .pass)
  }

  @Test func `rejects an ad whose edge is the view's`() {
    #expect(left.verdict(x: 0, y: 320) == Self.broken("alignedWithTheView", .left, 4))
    #expect(right.verdict(x: 100, y: 320) == Self.broken("alignedWithTheView", .right, 384))
  }

  @Test(arguments: [3.5, 4.5, 8, 44, Double.nan])
  func `rejects an ad whose edge is neither`(x: Double) {
    #expect(left.verdict(x: x, y: 320) == Self.broken("notAligned", .left, 4))
    #expect(right.verdict(x: x, y: 320) == Self.broken("notAligned", .right, 384))
  }

  @Test func `accepts the view's edge where that is the safe area's`() {
    var plain = left
    plain.situation = .miniature()
    #expect(plain.verdict(x: 0, y: 350) == .pass)
  }

  @Test func `asks what left is where lines begin on the right`() throws {
    let ad = left.but { $0.isRightToLeft = true }
    #expect(ad.verdict(x: 4, y: 320) == .open("000-Q-001"))
    #expect(ad.verdict(x: 84, y: 320) == .open("000-Q-001"))
    #expect(ad.verdict(x: 44, y: 320) == Self.broken("notAligned", .left, 4))
    let mirrored = try ad.reading("mirrored", of: "000-Q-001")
    #expect(mirrored.verdict(x: 84, y: 320) == .pass)
    #expect(mirrored.verdict(x: 4, y: 320) == Self.broken("notAligned", .right, 384))
    #expect(mirrored.but { $0.alignment = .right }.verdict(x: 4, y: 320) == .pass)
  }

  @Test func `asks where the sides are in Interface Builder below iOS 11`() {
    let ad = left.but {
      $0.means = .interfaceBuilder
      $0.systemVersion = 9
    }
    #expect(ad.verdict(x: 4, y: 320) == .open("000-Q-004"))
    #expect(ad.verdict(x: 0, y: 320) == .open("000-Q-004"))
    #expect(ad.verdict(x: 8, y: 320) == Self.broken("notAligned", .left, 4))
  }

  @Test func `says nothing of an ad in the middle, or of one that spans its room`() throws {
    #expect(left.but { $0.alignment = .centered }.verdict(x: 0, y: 320) == nil)
    let smart = try PlacedMiniature("000-ALN-001", .smartBanner)
    #expect(smart.verdict(x: 0, y: 320, width: 400) == nil)
    #expect(left.but { $0.systemVersion = 10 }.verdict(x: 0, y: 320) == nil)
  }

  @Test func `is about native ads, too, at an edge of the screen`() {
    var native = left.but { $0.kind = .native }
    #expect(native.verdict(x: 0, y: 320) == Self.broken("alignedWithTheView", .left, 4))
    native.situation.device.display.size.height = 800
    #expect(native.verdict(x: 0, y: 320) == .open("000-Q-010"))
  }
}
