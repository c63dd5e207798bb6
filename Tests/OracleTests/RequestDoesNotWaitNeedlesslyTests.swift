import Miniatures
import Records
import Scenarios
import Testing

/// Clause 001-SCN-004.
struct RequestDoesNotWaitNeedlesslyTests {
  private let clause: ClauseUnderTest

  init() throws {
    clause = try ClauseUnderTest("001-SCN-004")
  }

  @Test(arguments: [Build.oneScene, .severalScenes])
  func `advises against waiting in the window of an active scene`(build: Build) {
    let verdict = clause.verdict(scene: .wait, in: .miniature(build: build))
    #expect(verdict == .advisory("needlessWait", expected: .aRequest))
  }

  @Test(arguments: [SceneChoice.scene(.own), .unset, .scene(.gone)])
  func `accepts a request, whatever it carries`(choice: SceneChoice) {
    #expect(clause.verdict(scene: choice, in: .miniature(build: .severalScenes)) == .pass)
  }

  @Test(arguments: [
    ("inactive", Situation.miniature(scenes: [.window(.own, .foregroundInactive)])),
    ("in the background", .miniature(scenes: [.window(.own, .background)])),
    ("in no window", .miniature(host: nil)),
    (
      "inactive beside an active window",
      .miniature(scenes: [.window(.other), .window(.own, .foregroundInactive)])
    ),
  ])
  func `accepts waiting elsewhere`(_ where: String, situation: Situation) {
    #expect(clause.verdict(scene: .wait, in: situation) == .pass)
  }
}
