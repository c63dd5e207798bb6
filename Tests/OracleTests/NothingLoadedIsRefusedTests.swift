import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-FIT-004.
struct NothingLoadedIsRefusedTests {
  private let clause: ClauseUnderTest
  private let inside = Situation.miniature()
  private let outside = Situation.miniature(host: nil)
  private static let notReady = Expectation.canPresent(.refused(.notReady))

  init() throws {
    clause = try ClauseUnderTest("001-FIT-004")
  }

  @Test func `leaves open whether there is anything to fail on`() {
    #expect(clause.verdict(.refused(.notReady), ad: nil, in: inside) == .open("001-Q-006"))
    #expect(clause.verdict(.allowed, ad: nil, in: inside) == .open("001-Q-006"))
    #expect(clause.verdict(.refused(.notInWindow), ad: nil, in: outside) == .open("001-Q-006"))
  }

  @Test(arguments: [
    Presentability.refused(.tooLarge(exceeding: [.width, .height])), .refused(.notInWindow),
  ])
  func `rejects a reason that no reading bears out`(answer: Presentability) {
    let broken = Verdict.fail("wrongReason", expected: Self.notReady)
    #expect(clause.verdict(answer, ad: nil, in: inside) == broken)
  }

  @Test func `says nothing once an ad is loaded`() {
    #expect(clause.verdict(.refused(.notReady), ad: .smallest, in: inside) == nil)
    #expect(clause.verdict(.allowed, ad: .smallest, in: inside) == nil)
  }

  @Test func `accepts only a refusal under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-FIT-004", Judge(under: "strict"))
    #expect(clause.verdict(.refused(.notReady), ad: nil, in: inside) == .pass)
    #expect(clause.verdict(.refused(.notReady), ad: nil, in: outside) == .pass)
    #expect(clause.verdict(.refused(.notInWindow), ad: nil, in: outside) == .pass)
    let allowed = Verdict.fail("allowedNothing", expected: Self.notReady)
    #expect(clause.verdict(.allowed, ad: nil, in: inside) == allowed)
    let wrong = Verdict.fail("wrongReason", expected: Self.notReady)
    #expect(clause.verdict(.refused(.notInWindow), ad: nil, in: inside) == wrong)
  }

  @Test func `accepts only a pass where that reading is pinned`() throws {
    let clause = try ClauseUnderTest("001-FIT-004", Judge(pinning: "001-Q-006", to: "vacuous"))
    #expect(clause.verdict(.allowed, ad: nil, in: inside) == .pass)
    let broken = Verdict.fail("refusedNothing", expected: .canPresent(.allowed))
    #expect(clause.verdict(.refused(.notReady), ad: nil, in: inside) == broken)
    #expect(clause.verdict(.refused(.notInWindow), ad: nil, in: outside) == broken)
  }
}
