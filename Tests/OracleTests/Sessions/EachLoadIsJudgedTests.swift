import Miniatures
import Oracle
import Scenarios
import Testing

/// Clauses 001-SCN-001 to 003 and 001-BAN-001 to 003, at the loads of a session.
struct EachLoadIsJudgedTests {
  private static let pair = Situation.miniature(
    scenes: [.window(.own), .window(.other, .background), .car(.third)], display: .large,
    build: .severalScenes)

  private static func carrying(_ scene: Scene.ID?, from situation: Situation) -> Trace {
    .miniature(
      .interstitial, [], from: situation,
      [.each(.appears): [.load(Request(scene: .own)), .load(Request(scene: scene))]])
  }

  static let scenes: [(clause: String, LivedCase)] = [
    ("001-SCN-001", LivedCase("its own", .kept, carrying(.own, from: pair))),
    ("001-SCN-001", LivedCase("one gone", .broken("notConnected"), carrying(.gone, from: pair))),
    ("001-SCN-001", LivedCase("a car's", .broken("notAWindowScene"), carrying(.third, from: pair))),
    ("001-SCN-002", LivedCase("its own", .kept, carrying(.own, from: pair))),
    ("001-SCN-002", LivedCase("none", .broken("sceneUnset"), carrying(nil, from: pair))),
    ("001-SCN-002", LivedCase("none of one", .kept, carrying(nil, from: .roomy))),
    ("001-SCN-003", LivedCase("its own", .kept, carrying(.own, from: pair))),
    (
      "001-SCN-003",
      LivedCase("one off screen", .broken("wrongScene"), carrying(.other, from: pair))
    ),
    (
      "001-SCN-003",
      LivedCase(
        "its own, before it is in it", .open("001-Q-004"),
        .miniature(.banner, [], from: pair, [.each(.loads): [.load]]))
    ),
    (
      "001-SCN-001",
      LivedCase(
        "a native ad's, one gone", .silent,
        .miniature(.native, [], [.each(.appears): [.load(Request(scene: .gone))]]))
    ),
  ]

  private static func banner(_ width: Double) -> Trace {
    .miniature(.banner, [], [.each(.appears): [.setBannerWidth(width), .load]])
  }

  static let widths: [(clause: String, LivedCase)] = [
    ("001-BAN-001", LivedCase("as wide", .kept, banner(320))),
    ("001-BAN-001", LivedCase("half a point wider", .broken("tooWide"), banner(320.5))),
    ("001-BAN-001", LivedCase("no number", .broken("notFinite"), banner(.nan))),
    ("001-BAN-002", LivedCase("as wide", .kept, banner(320))),
    ("001-BAN-002", LivedCase("half a point narrower", .broken("tooNarrow"), banner(319.5))),
    ("001-BAN-003", LivedCase("laid out", .kept, banner(320))),
    (
      "001-BAN-003",
      LivedCase(
        "before the layout", .open("001-Q-009"),
        .miniature(.banner, [], [.each(.loads): [.setBannerWidth(0), .load]]))
    ),
    (
      "001-BAN-001",
      LivedCase(
        "never given", .silent, .miniature(.banner, [], [.each(.appears): [.load]]))
    ),
    (
      "001-BAN-001",
      LivedCase(
        "given to an ad that is no banner", .silent,
        .miniature(.interstitial, [], [.each(.appears): [.setBannerWidth(999), .load]]))
    ),
  ]

  @Test(arguments: scenes)
  func `judges the scene of each load as an answer`(clause: String, lived: LivedCase) throws {
    try lived.check(clause)
  }

  @Test(arguments: widths)
  func `judges the width of each banner as an answer`(clause: String, lived: LivedCase) throws {
    try lived.check(clause)
  }
}
