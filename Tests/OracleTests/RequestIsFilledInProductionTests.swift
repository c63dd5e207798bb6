import Miniatures
import Records
import Scenarios
import Testing

/// Clause 001-REQ-002.
struct RequestIsFilledInProductionTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("001-REQ-002")
  }

  private static let requests: [(String, Build, Scene.ID?)] = [
    ("several scenes, none carried", .severalScenes, nil),
    ("several scenes, one carried", .severalScenes, .own),
    ("several scenes, a disconnected one carried", .severalScenes, .gone),
    ("one scene, none carried", .oneScene, nil),
  ]

  @Test(arguments: requests)
  func `accepts an SDK that fills every request`(
    _ request: String, build: Build, scene: Scene.ID?
  ) {
    let situation = Situation.miniature(build: build)
    #expect(clause.verdict(.filled, carrying: scene, in: situation) == .pass)
  }

  @Test(arguments: requests)
  func `rejects an SDK that misses the scene`(_ request: String, build: Build, scene: Scene.ID?) {
    let verdict = clause.verdict(
      .invalidRequest, carrying: scene, in: Situation.miniature(build: build))
    #expect(verdict == .fail("refusedInProduction", expected: .requestOutcome(.filled)))
  }

  @Test(arguments: [Build.oneSceneInTestMode, .severalScenesInTestMode])
  func `says nothing about test mode`(build: Build) {
    let situation = Situation.miniature(build: build)
    #expect(clause.verdict(.filled, carrying: nil, in: situation) == nil)
    #expect(clause.verdict(.invalidRequest, carrying: nil, in: situation) == nil)
  }
}
