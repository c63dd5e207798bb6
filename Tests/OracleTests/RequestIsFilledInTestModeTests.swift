import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-REQ-003.
struct RequestIsFilledInTestModeTests {
  private let clause: ClauseUnderTest
  private let app = Situation.miniature(build: .severalScenesInTestMode)
  private let plainApp = Situation.miniature(build: .oneSceneInTestMode)
  private static let filled = Expectation.requestOutcome(.filled)

  init() throws {
    clause = try ClauseUnderTest("001-REQ-003")
  }

  @Test func `accepts an SDK that fills a request with a scene, or of an app of one scene`() {
    #expect(clause.verdict(.filled, carrying: .own, in: app) == .pass)
    #expect(clause.verdict(.filled, carrying: .own, in: plainApp) == .pass)
    #expect(clause.verdict(.filled, carrying: nil, in: plainApp) == .pass)
  }

  @Test func `rejects an SDK that refuses a request with a scene`() {
    let broken = Verdict.fail("refusedWithScene", expected: Self.filled)
    #expect(clause.verdict(.invalidRequest, carrying: .own, in: app) == broken)
    #expect(clause.verdict(.invalidRequest, carrying: .own, in: plainApp) == broken)
    #expect(clause.verdict(.invalidRequest, carrying: .gone, in: plainApp) == broken)
  }

  @Test func `accepts a scene in the background as well as an active one`() {
    let asleep = Situation.miniature(
      scenes: [.window(.own, .background)], build: .severalScenesInTestMode)
    #expect(clause.verdict(.filled, carrying: .own, in: asleep) == .pass)
  }

  @Test func `rejects an SDK that wants a scene from an app of one scene`() {
    let verdict = clause.verdict(.invalidRequest, carrying: nil, in: plainApp)
    #expect(verdict == .fail("refusedSingleScene", expected: Self.filled))
  }

  @Test(arguments: [Build.severalScenesInTestMode, .severalScenes, .oneScene])
  func `says nothing about a missing scene of several, nor about production`(build: Build) {
    let situation = Situation.miniature(build: build)
    #expect(clause.verdict(.filled, carrying: nil, in: situation) == nil)
    #expect(clause.verdict(.invalidRequest, carrying: nil, in: situation) == nil)
  }

  @Test func `leaves open what a disconnected scene counts as`() {
    #expect(clause.verdict(.invalidRequest, carrying: .gone, in: app) == .open("001-Q-005"))
    #expect(clause.verdict(.filled, carrying: .gone, in: app) == .pass)
  }

  @Test func `takes a disconnected scene for none under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-REQ-003", Judge(under: "strict"))
    #expect(clause.verdict(.invalidRequest, carrying: .gone, in: app) == nil)
  }

  @Test func `takes a disconnected scene for one where that reading is pinned`() throws {
    let judge = try Judge(pinning: "001-Q-005", to: "carried")
    let clause = try ClauseUnderTest("001-REQ-003", judge)
    let verdict = clause.verdict(.invalidRequest, carrying: .gone, in: app)
    #expect(verdict == .fail("refusedWithScene", expected: Self.filled))
  }
}
