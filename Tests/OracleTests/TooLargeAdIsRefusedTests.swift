import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-FIT-001.
struct TooLargeAdIsRefusedTests {
  private let clause: ClauseUnderTest
  /// A window of 320 by 400 points, of which 300 by 350 are safe, on a larger display.
  private let small = Situation.miniature(
    insets: EdgeInsets(top: 50, left: 20, bottom: 0, right: 0),
    display: Size(width: 640, height: 800))
  private let outside = Situation.miniature(host: nil)
  private static let fits = Size(width: 320, height: 400)
  private static let refusals: [Presentability] = [
    .refused(.tooLarge(exceeding: .width)), .refused(.tooLarge(exceeding: .height)),
    .refused(.notReady), .refused(.notInWindow),
  ]

  init() throws {
    clause = try ClauseUnderTest("001-FIT-001")
  }

  private static func tooLarge(_ axes: Axes) -> Verdict {
    .fail("allowedTooLarge", expected: .canPresent(.refused(.tooLarge(exceeding: axes))))
  }

  private static let tooLargeContents: [(String, Size, Axes)] = [
    ("half a point wider", Size(width: 320.5, height: 400), .width),
    ("half a point higher", Size(width: 320, height: 400.5), .height),
    ("half a point larger both ways", Size(width: 320.5, height: 400.5), [.width, .height]),
    ("wider, and of a smaller area", Size(width: 400, height: 200), .width),
    ("as large as the display", Size(width: 640, height: 800), [.width, .height]),
  ]

  @Test(arguments: tooLargeContents)
  func `rejects an SDK that allows content larger than the window`(
    _ what: String, content: Size, axes: Axes
  ) {
    #expect(clause.verdict(.allowed, ad: content, in: small) == Self.tooLarge(axes))
  }

  @Test(arguments: refusals)
  func `accepts an SDK that refuses content larger than the window`(answer: Presentability) {
    #expect(clause.verdict(answer, ad: Size(width: 320.5, height: 400), in: small) == .pass)
  }

  @Test(arguments: [fits, Size(width: 319.5, height: 399.5), Size(width: 1, height: 1)])
  func `says nothing about content that fits the window, insets or not`(content: Size) {
    #expect(clause.verdict(.allowed, ad: content, in: small) == nil)
    #expect(clause.verdict(.refused(.notReady), ad: content, in: small) == nil)
  }

  @Test func `says nothing where nothing is loaded`() {
    #expect(clause.verdict(.allowed, ad: nil, in: small) == nil)
    #expect(clause.verdict(.allowed, ad: nil, in: outside) == nil)
  }

  @Test func `leaves open whether a view in no window can present`() {
    #expect(clause.verdict(.allowed, ad: Self.fits, in: outside) == .open("001-Q-007"))
    #expect(clause.verdict(.refused(.notInWindow), ad: Self.fits, in: outside) == .pass)
  }

  @Test func `rejects presenting from no window under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-FIT-001", Judge(under: "strict"))
    let broken = Verdict.fail(
      "allowedWithoutWindow", expected: .canPresent(.refused(.notInWindow)))
    #expect(clause.verdict(.allowed, ad: Self.fits, in: outside) == broken)
    #expect(clause.verdict(.refused(.notReady), ad: Self.fits, in: outside) == .pass)
  }

  @Test func `refuses every window that does not fill its display under the profile 2019`() throws {
    let clause = try ClauseUnderTest("001-FIT-001", Judge(under: "2019"))
    let tiny = Size(width: 1, height: 1)
    #expect(clause.verdict(.allowed, ad: tiny, in: small) == Self.tooLarge([]))
    #expect(clause.verdict(.refused(.notReady), ad: tiny, in: small) == .pass)
    let large = Size(width: 1000, height: 1000)
    #expect(clause.verdict(.allowed, ad: large, in: .miniature()) == nil)
  }

  /// A reading, content it allows, and content half a point larger that it does not.
  private static let rejectedReadings: [(String, Size, Size, Axes)] = [
    ("area", Size(width: 640, height: 200), Size(width: 640.5, height: 200), .width),
    (
      "bothDimensions", Size(width: 320.5, height: 400), Size(width: 320.5, height: 400.5),
      [.width, .height]
    ),
    ("safeArea", Size(width: 300, height: 350), Size(width: 300.5, height: 350), .width),
    ("safeArea", Size(width: 300, height: 350), Size(width: 300, height: 350.5), .height),
  ]

  @Test(arguments: rejectedReadings)
  func `follows a rejected reading of too large only where it is pinned`(
    reading: String, allowed: Size, refused: Size, axes: Axes
  ) throws {
    let judge = try Judge(pinning: "001-Q-011", to: reading)
    let clause = try ClauseUnderTest("001-FIT-001", judge)
    #expect(clause.verdict(.allowed, ad: allowed, in: small) == nil)
    #expect(clause.verdict(.allowed, ad: refused, in: small) == Self.tooLarge(axes))
  }
}
