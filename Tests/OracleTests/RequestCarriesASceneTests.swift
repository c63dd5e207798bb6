import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-SCN-002.
struct RequestCarriesASceneTests {
  private let clause: ClauseUnderTest
  private let app = Situation.miniature(build: .severalScenes)
  private let asleep = Situation.miniature(
    scenes: [.window(.own, .foregroundInactive)], build: .severalScenes)
  private let outside = Situation.miniature(host: nil, build: .severalScenes)

  init() throws {
    clause = try ClauseUnderTest("001-SCN-002")
  }

  @Test func `accepts an app of several scenes that passes one`() {
    #expect(clause.verdict(scene: .scene(.own), in: app) == .pass)
  }

  @Test func `rejects an app of several scenes that passes none`() {
    let verdict = clause.verdict(scene: .unset, in: app)
    #expect(verdict == .fail("sceneUnset", expected: .oneOf([.scene(.own)])))
  }

  @Test func `expects an app to wait where it cannot know that a scene is right`() {
    let wait = Verdict.fail("sceneUnset", expected: .oneOf([.wait]))
    #expect(clause.verdict(scene: .unset, in: asleep) == wait)
    #expect(clause.verdict(scene: .unset, in: outside) == wait)
  }

  @Test(arguments: [Build.oneScene, .oneSceneInTestMode])
  func `accepts an app of one scene that passes none`(build: Build) {
    #expect(clause.verdict(scene: .unset, in: .miniature(build: build)) == .pass)
    #expect(clause.verdict(scene: .unset, in: .miniature(host: nil, build: build)) == .pass)
  }

  @Test func `says nothing about an app that waits`() {
    #expect(clause.verdict(scene: .wait, in: app) == nil)
  }

  @Test func `leaves the judgement of the scene to other clauses`() {
    #expect(clause.verdict(scene: .scene(.gone), in: app) == .pass)
  }

  @Test func `accepts no scene while none is active where that rejected reading is pinned`() throws
  {
    let judge = try Judge(pinning: "001-Q-002", to: "unset")
    let clause = try ClauseUnderTest("001-SCN-002", judge)
    #expect(clause.verdict(scene: .unset, in: asleep) == .pass)
    let active = Verdict.fail("sceneUnset", expected: .oneOf([.scene(.own)]))
    #expect(clause.verdict(scene: .unset, in: app) == active)
    let wait = Verdict.fail("sceneUnset", expected: .oneOf([.wait]))
    #expect(clause.verdict(scene: .unset, in: outside) == wait)
  }
}
