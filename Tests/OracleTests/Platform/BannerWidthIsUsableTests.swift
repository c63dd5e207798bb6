import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause PLAT-SIZ-001.
struct BannerWidthIsUsableTests {
  private let clause: ClauseUnderTest

  init() throws { clause = try ClauseUnderTest("PLAT-SIZ-001") }

  @Test(arguments: [0.5, 1, 320, 5000])
  func `accepts a width that a banner can have`(width: Double) {
    #expect(clause.verdict(width: .points(width), in: .miniature()) == .pass)
  }

  @Test(arguments: [0, -0.5, -1, -320, .infinity, -.infinity, .nan])
  func `rejects a width that no banner can have`(width: Double) {
    let verdict = clause.verdict(width: .points(width), in: .miniature())
    #expect(verdict == .fail("unusableWidth", expected: .noBanner))
  }

  @Test func `has nothing to say of a banner that is not requested`() {
    #expect(clause.verdict(width: .wait, in: .miniature(view: .zero)) == nil)
  }

  @Test func `judges each load of a session, too`() throws {
    let loaded = Trace.miniature(
      .banner, [], [.each(.loads): [.setBannerWidth(0), .load]])
    #expect(clause.said(of: loaded) == .broken("unusableWidth"))
    let later = Trace.miniature(
      .banner, [], [.each(.appears): [.setBannerWidth(320), .load]])
    #expect(clause.said(of: later) == .kept)
  }
}
