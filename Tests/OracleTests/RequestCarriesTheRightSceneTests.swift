import Miniatures
import Oracle
import Records
import Scenarios
import Testing

/// Clause 001-SCN-003.
struct RequestCarriesTheRightSceneTests {
  private let clause: ClauseUnderTest
  /// One active window scene, the host's, listed after another window that is not active.
  private let plain = app([.window(.other, .background), .window(.own)])
  private let severalActive = app([.window(.other), .window(.own)])
  private let noneActive = app([.window(.own, .foregroundInactive), .window(.other, .background)])
  private let otherActive = app([.window(.own, .foregroundInactive), .window(.other)])
  private let outside = app([.window(.own, .background), .window(.other)], host: nil)
  private let outsideAsleep = app([.window(.own, .background)], host: nil)

  init() throws {
    clause = try ClauseUnderTest("001-SCN-003")
  }

  private static func app(_ scenes: [Scene], host: Scene.ID? = .own) -> Situation {
    .miniature(scenes: scenes, host: host, build: .severalScenes)
  }

  private static func wrong(_ expected: SceneChoice...) -> Verdict {
    .fail("wrongScene", expected: .oneOf(expected))
  }

  private static let early = Verdict.fail("requestedTooEarly", expected: .oneOf([.wait]))

  @Test func `accepts the active scene the host is in`() {
    #expect(clause.verdict(scene: .scene(.own), in: plain) == .pass)
    #expect(clause.verdict(scene: .scene(.own), in: .miniature()) == .pass)
  }

  @Test func `rejects another window scene, listed first`() {
    #expect(clause.verdict(scene: .scene(.other), in: plain) == Self.wrong(.scene(.own)))
  }

  @Test func `rejects a request before any scene can be right`() {
    #expect(clause.verdict(scene: .scene(.own), in: outsideAsleep) == Self.early)
  }

  @Test(arguments: [SceneChoice.unset, .wait, .scene(.gone), .scene(.third)])
  func `says nothing about what is no window scene`(choice: SceneChoice) {
    let situation = Self.app([.car(.third), .window(.own)])
    #expect(clause.verdict(scene: choice, in: situation) == nil)
  }

  @Test func `leaves open which of several active scenes`() {
    #expect(clause.verdict(scene: .scene(.own), in: severalActive) == .pass)
    #expect(clause.verdict(scene: .scene(.other), in: severalActive) == .open("001-Q-001"))
  }

  @Test func `rejects a scene that is not active beside several that are`() {
    let situation = Self.app([.window(.own), .window(.other), .window(.third, .background)])
    #expect(clause.verdict(scene: .scene(.third), in: situation) == Self.wrong(.scene(.own)))
  }

  @Test func `leaves open whether a request waits for a scene to be active`() {
    #expect(clause.verdict(scene: .scene(.own), in: noneActive) == .open("001-Q-002"))
    #expect(clause.verdict(scene: .scene(.other), in: noneActive) == Self.wrong(.scene(.own)))
  }

  @Test func `leaves open whether the own scene or the active one`() {
    #expect(clause.verdict(scene: .scene(.own), in: otherActive) == .open("001-Q-003"))
    #expect(clause.verdict(scene: .scene(.other), in: otherActive) == .open("001-Q-003"))
  }

  @Test func `leaves open whether a view in no window takes the active scene`() {
    #expect(clause.verdict(scene: .scene(.other), in: outside) == .open("001-Q-004"))
    #expect(clause.verdict(scene: .scene(.own), in: outside) == Self.early)
  }

  @Test func `keeps to the own scene under the strict profile, and waits for it`() throws {
    let clause = try ClauseUnderTest("001-SCN-003", Judge(under: "strict"))
    #expect(clause.verdict(scene: .scene(.own), in: severalActive) == .pass)
    #expect(clause.verdict(scene: .scene(.other), in: severalActive) == Self.wrong(.scene(.own)))
    #expect(clause.verdict(scene: .scene(.own), in: noneActive) == Self.early)
    #expect(clause.verdict(scene: .scene(.own), in: otherActive) == .pass)
    #expect(clause.verdict(scene: .scene(.other), in: otherActive) == Self.wrong(.scene(.own)))
    #expect(clause.verdict(scene: .scene(.other), in: outside) == Self.early)
  }

  @Test func `takes no scene while none is active where that rejected reading is pinned`() throws {
    let judge = try Judge(pinning: "001-Q-002", to: "unset")
    let clause = try ClauseUnderTest("001-SCN-003", judge)
    #expect(clause.verdict(scene: .scene(.own), in: noneActive) == Self.early)
  }

  @Test func `takes any active scene where that reading is pinned`() throws {
    let judge = try Judge(pinning: "001-Q-001", to: "anyActive")
    let clause = try ClauseUnderTest("001-SCN-003", judge)
    #expect(clause.verdict(scene: .scene(.other), in: severalActive) == .pass)
    #expect(clause.verdict(scene: .scene(.own), in: severalActive) == .pass)
  }
}
