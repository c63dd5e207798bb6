import Miniatures
import Records
import Scenarios
import Testing

/// Clause 001-SCN-001.
struct RequestCarriesAConnectedWindowSceneTests {
  private let clause: ClauseUnderTest
  private let app = Situation.miniature(
    scenes: [.car(.third), .window(.own), .window(.other, .background)], build: .severalScenes)
  private static let windows = Expectation.oneOf([.scene(.own), .scene(.other)])

  init() throws {
    clause = try ClauseUnderTest("001-SCN-001")
  }

  @Test(arguments: [Scene.ID.own, .other])
  func `accepts a connected window scene, active or not`(scene: Scene.ID) {
    #expect(clause.verdict(scene: .scene(scene), in: app) == .pass)
  }

  @Test func `accepts a window scene that has no window`() {
    let windowless = Scene(
      id: .other, role: .window(frame: nil), activationState: .foregroundActive)
    let situation = Situation.miniature(scenes: [.window(.own), windowless])
    #expect(clause.verdict(scene: .scene(.other), in: situation) == .pass)
    let expected = Verdict.fail(
      "notConnected", expected: .oneOf([.scene(.own), .scene(.other)]))
    #expect(clause.verdict(scene: .scene(.gone), in: situation) == expected)
  }

  @Test func `rejects the scene of a car`() {
    let verdict = clause.verdict(scene: .scene(.third), in: app)
    #expect(verdict == .fail("notAWindowScene", expected: Self.windows))
  }

  @Test func `rejects a scene that has disconnected`() {
    let verdict = clause.verdict(scene: .scene(.gone), in: app)
    #expect(verdict == .fail("notConnected", expected: Self.windows))
  }

  @Test func `expects no scene where no window is connected`() {
    let car = Situation.miniature(scenes: [.car(.third)], host: nil)
    let verdict = clause.verdict(scene: .scene(.third), in: car)
    #expect(verdict == .fail("notAWindowScene", expected: .oneOf([])))
  }

  @Test(arguments: [SceneChoice.unset, .wait])
  func `says nothing where no scene is carried`(choice: SceneChoice) {
    #expect(clause.verdict(scene: choice, in: app) == nil)
  }
}
