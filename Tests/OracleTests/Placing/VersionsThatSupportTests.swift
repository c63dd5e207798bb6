import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clauses 000-VER-001 to 000-VER-003.
struct VersionsThatSupportTests {
  private static let denied = Verdict.fail("denied", expected: .support(.supported))
  private static let claimed = Verdict.fail("claimed", expected: .support(.unsupported))

  private static func verdict(
    _ clause: ClauseUnderTest, _ support: Support, _ inquiry: SupportInquiry,
    on model: String = "iPhone X"
  ) -> Verdict? {
    var situation = Situation.miniature()
    situation.device.model = model
    return clause.verdict(on: .isSupported(support), to: .isSupported(inquiry), in: situation)
  }

  private static func inquiry(
    _ feature: SupportInquiry.Feature, sdk: Version = Version(7, 26), xcode: Int = 9,
    system: Int = 11
  ) -> SupportInquiry {
    SupportInquiry(feature, sdk: sdk, xcode: Version(xcode), system: Version(system))
  }

  @Test(arguments: [SupportInquiry.Feature.interstitial, .rewarded])
  func `has full-screen ads supported from version 7_26_0 on`(
    feature: SupportInquiry.Feature
  ) throws {
    let clause = try ClauseUnderTest("000-VER-001")
    for sdk in [Version(7, 26), Version(7, 26, 1), Version(8), Version(10, 2)] {
      let asked = Self.inquiry(feature, sdk: sdk)
      #expect(Self.verdict(clause, .supported, asked) == .pass)
      #expect(Self.verdict(clause, .unsupported, asked) == Self.denied)
    }
  }

  @Test func `asks what an earlier version is`() throws {
    for sdk in [Version(7, 25, 9), Version(7, 9), Version(6, 99), Version(0, 1)] {
      let asked = Self.inquiry(.rewarded, sdk: sdk)
      let clause = try ClauseUnderTest("000-VER-001")
      #expect(Self.verdict(clause, .supported, asked) == .open("000-Q-014"))
      let strict = try ClauseUnderTest(
        "000-VER-001", Judge(pinning: "000-Q-014", to: "unsupported"))
      #expect(Self.verdict(strict, .supported, asked) == Self.claimed)
      #expect(Self.verdict(strict, .unsupported, asked) == .pass)
    }
  }

  @Test func `asks whether other devices are meant`() throws {
    let asked = Self.inquiry(.interstitial)
    let clause = try ClauseUnderTest("000-VER-001")
    #expect(Self.verdict(clause, .unsupported, asked, on: "iPhone 11") == .open("000-Q-015"))
    let all = try ClauseUnderTest("000-VER-001", Judge(pinning: "000-Q-015", to: "everyDevice"))
    #expect(Self.verdict(all, .unsupported, asked, on: "iPhone 11") == Self.denied)
    let one = try ClauseUnderTest(
      "000-VER-001", Judge(pinning: "000-Q-015", to: "theDeviceNamed"))
    #expect(Self.verdict(one, .unsupported, asked, on: "iPhone 11") == nil)
  }

  @Test(arguments: [(9, 9, true), (10, 12, true), (8, 9, false), (9, 8, false), (8, 11, false)])
  func `has guides in Interface Builder with Xcode 9 and iOS 9`(
    xcode: Int, system: Int, isThere: Bool
  ) throws {
    let clause = try ClauseUnderTest("000-VER-002")
    let asked = Self.inquiry(.safeAreaInInterfaceBuilder, xcode: xcode, system: system)
    #expect(Self.verdict(clause, .supported, asked) == (isThere ? .pass : Self.claimed))
    #expect(Self.verdict(clause, .unsupported, asked) == (isThere ? Self.denied : .pass))
  }

  @Test(arguments: [(11, true), (12, true), (10, false), (9, false)])
  func `has a safe area in code from iOS 11 on`(system: Int, isThere: Bool) throws {
    let clause = try ClauseUnderTest("000-VER-003")
    let asked = Self.inquiry(.safeAreaInCode, xcode: 8, system: system)
    #expect(Self.verdict(clause, .supported, asked) == (isThere ? .pass : Self.claimed))
    #expect(Self.verdict(clause, .unsupported, asked) == (isThere ? Self.denied : .pass))
  }

  @Test func `keeps the three apart`() throws {
    for feature in SupportInquiry.Feature.allCases {
      let asked = Self.inquiry(feature)
      let speaking = try ["000-VER-001", "000-VER-002", "000-VER-003"].filter {
        Self.verdict(try ClauseUnderTest($0), .supported, asked) != nil
      }
      #expect(speaking.count == 1)
    }
  }
}
