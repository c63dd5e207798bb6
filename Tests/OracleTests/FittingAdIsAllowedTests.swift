import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-FIT-002.
struct FittingAdIsAllowedTests {
  private let clause: ClauseUnderTest
  /// A window of 320 by 400 points, of which 300 by 350 are safe, on a larger display.
  private let small = Situation.miniature(
    insets: EdgeInsets(top: 50, left: 20, bottom: 0, right: 0),
    display: Size(width: 640, height: 800))
  private let outside = Situation.miniature(host: nil)
  private static let fits = Size(width: 320, height: 400)
  private static let broken = Verdict.fail(
    "refusedThoughItFits", expected: .canPresent(.allowed))

  init() throws {
    clause = try ClauseUnderTest("001-FIT-002")
  }

  @Test(arguments: [fits, Size(width: 319.5, height: 399.5), Size(width: 320, height: 1)])
  func `accepts an SDK that allows content no larger than the window`(content: Size) {
    #expect(clause.verdict(.allowed, ad: content, in: small) == .pass)
  }

  @Test(arguments: [
    Presentability.refused(.tooLarge(exceeding: .width)), .refused(.tooLarge(exceeding: [])),
    .refused(.notReady), .refused(.notInWindow),
  ])
  func `rejects an SDK that refuses content as large as the window`(answer: Presentability) {
    #expect(clause.verdict(answer, ad: Self.fits, in: small) == Self.broken)
  }

  @Test(arguments: [Size(width: 320.5, height: 400), Size(width: 320, height: 400.5)])
  func `says nothing about content half a point larger`(content: Size) {
    #expect(clause.verdict(.refused(.notReady), ad: content, in: small) == nil)
    #expect(clause.verdict(.allowed, ad: content, in: small) == nil)
  }

  @Test func `says nothing where nothing is loaded`() {
    #expect(clause.verdict(.refused(.notReady), ad: nil, in: small) == nil)
  }

  @Test func `leaves open whether a view in no window can present`() {
    let refused = clause.verdict(.refused(.notInWindow), ad: Self.fits, in: outside)
    #expect(refused == .open("001-Q-007"))
    #expect(clause.verdict(.allowed, ad: Self.fits, in: outside) == .pass)
  }

  @Test func `says nothing of a view in no window under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-FIT-002", Judge(under: "strict"))
    #expect(clause.verdict(.refused(.notInWindow), ad: Self.fits, in: outside) == nil)
  }

  @Test func `rejects a refusal from no window where that reading is pinned`() throws {
    let clause = try ClauseUnderTest("001-FIT-002", Judge(pinning: "001-Q-007", to: "ignored"))
    #expect(clause.verdict(.refused(.notInWindow), ad: Self.fits, in: outside) == Self.broken)
  }

  @Test func `allows whatever is loaded in a window that fills its display under 2019`() throws {
    let clause = try ClauseUnderTest("001-FIT-002", Judge(under: "2019"))
    let large = Size(width: 1000, height: 1000)
    #expect(clause.verdict(.refused(.notReady), ad: large, in: .miniature()) == Self.broken)
    #expect(clause.verdict(.refused(.notReady), ad: Self.fits, in: small) == nil)
  }
}
