import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-REQ-001.
struct RequestWithoutSceneFailsInTestModeTests {
  private let clause: ClauseUnderTest
  private let app = Situation.miniature(build: .severalScenesInTestMode)

  init() throws {
    clause = try ClauseUnderTest("001-REQ-001")
  }

  @Test func `accepts an SDK that refuses a request without a scene`() {
    #expect(clause.verdict(.invalidRequest, carrying: nil, in: app) == .pass)
  }

  @Test func `rejects an SDK that fills a request without a scene`() {
    let verdict = clause.verdict(.filled, carrying: nil, in: app)
    let broken = Verdict.fail("filledWithoutScene", expected: .requestOutcome(.invalidRequest))
    #expect(verdict == broken)
  }

  @Test(arguments: [
    ("production", Build.severalScenes, Scene.ID?.none),
    ("an app of one scene", .oneSceneInTestMode, nil),
    ("an app of one scene in production", .oneScene, nil),
    ("a request that carries a scene", .severalScenesInTestMode, .own),
  ])
  func `says nothing elsewhere`(_ where: String, build: Build, scene: Scene.ID?) {
    let situation = Situation.miniature(build: build)
    #expect(clause.verdict(.filled, carrying: scene, in: situation) == nil)
    #expect(clause.verdict(.invalidRequest, carrying: scene, in: situation) == nil)
  }

  @Test func `leaves open what a disconnected scene counts as`() {
    #expect(clause.verdict(.filled, carrying: .gone, in: app) == .open("001-Q-005"))
    #expect(clause.verdict(.invalidRequest, carrying: .gone, in: app) == .pass)
  }

  @Test func `takes a disconnected scene for none under the strict profile`() throws {
    let clause = try ClauseUnderTest("001-REQ-001", Judge(under: "strict"))
    let broken = Verdict.fail("filledWithoutScene", expected: .requestOutcome(.invalidRequest))
    #expect(clause.verdict(.filled, carrying: .gone, in: app) == broken)
    #expect(clause.verdict(.invalidRequest, carrying: .gone, in: app) == .pass)
  }

  @Test func `takes a disconnected scene for one where that reading is pinned`() throws {
    let judge = try Judge(pinning: "001-Q-005", to: "carried")
    let clause = try ClauseUnderTest("001-REQ-001", judge)
    #expect(clause.verdict(.filled, carrying: .gone, in: app) == nil)
  }
}
