import Adapters
import Conformance
import Miniatures
import Records
import Scenarios
import Testing

/// Each fault of the gallery, with all it gives and each smallest case as a person would draw it.
struct FaultyAdaptersTests {
  private static let car = Scene(
    id: .other, role: .carPlayTemplate, activationState: .background)

  private static func activeCar(_ id: Scene.ID) -> Scene {
    Scene(id: id, role: .carPlayTemplate, activationState: .foregroundActive)
  }

  static let faults = document001 + document004

  /// The faults that document 001 decides, or nothing but the platform.
  static let document001: [(name: String, findings: [ExpectedFinding])] = [
    (
      "any-scene-is-a-window",
      [
        .init(
          "001-REL-002", "orderDependent",
          .relation(
            .scenesListedFrom(1), .requestScene,
            .miniature(scenes: [.window(.own), activeCar(.other)])),
          .answeredBoth(.requestScene(.scene(.own)), .requestScene(.scene(.other)))),
        .init(
          "001-REL-003", "changedByScene",
          .relation(.addedScene(activeCar(Scene.ID(2))), .requestScene, .miniature()),
          .answeredBoth(.requestScene(.scene(.own)), .requestScene(.scene(Scene.ID(2))))),
        .init(
          "001-SCN-001", "notAWindowScene",
          .decision(.requestScene, .miniature(scenes: [activeCar(.other), .window(.own)])),
          .answered(.requestScene(.scene(.other)))),
      ]
    ),
    (
      "content-taller-than-it-is",
      [
        .init(
          "001-FIT-002", "refusedThoughItFits", .presenting(320, 400),
          .answered(.canPresent(.refused(.tooLarge(exceeding: .height))))),
        .init(
          "001-FIT-003", "wrongAxes", .presenting(321, 400),
          .answered(.canPresent(.refused(.tooLarge(exceeding: [.width, .height]))))),
      ]
    ),
    (
      "filled-in-test-mode",
      [
        .init(
          "001-REQ-001", "filledWithoutScene",
          .decision(.requestOutcome(scene: nil), .miniature(build: .severalScenesInTestMode)),
          .answered(.requestOutcome(.filled)))
      ]
    ),
    (
      "first-listed-scene",
      [
        .init(
          "001-REL-002", "orderDependent",
          .relation(
            .scenesListedFrom(1), .requestScene, .miniature(scenes: [.window(.own), car])),
          .answeredBoth(.requestScene(.scene(.own)), .requestScene(.unset))),
        .init(
          "001-REL-003", "changedByScene",
          .relation(
            .addedScene(activeCar(Scene.ID(2))), .requestScene, .miniature()),
          .answeredBoth(.requestScene(.scene(.own)), .requestScene(.unset))),
        .init(
          "001-SCN-002", "sceneUnset",
          .decision(
            .requestScene,
            .miniature(scenes: [car, .window(.own)], build: .severalScenes)),
          .answered(.requestScene(.unset))),
        .init(
          "001-SCN-003", "requestedTooEarly",
          .decision(
            .requestScene,
            .miniature(scenes: [.window(.own, .foregroundInactive)], host: nil)),
          .answered(.requestScene(.scene(.own)))),
        .init(
          "001-SCN-003", "wrongScene",
          .decision(
            .requestScene,
            .miniature(
              scenes: [.window(.other, .background), .window(.own)], build: .severalScenes)),
          .answered(.requestScene(.scene(.other)))),
      ]
    ),
    (
      "full-width-sentinel",
      [
        .init("001-BAN-002", "tooNarrow", .decision(.bannerWidth, .miniature()), .width(-1)),
        .init("PLAT-SIZ-001", "unusableWidth", .decision(.bannerWidth, .miniature()), .width(-1)),
      ]
    ),
    (
      "insets-ignored",
      [
        .init(
          "001-BAN-001", "tooWide", .decision(.bannerWidth, .inset(left: 1)), .width(320))
      ]
    ),
    (
      "key-windows-scene",
      [
        .init(
          "001-REL-002", "orderDependent",
          .relation(
            .scenesListedFrom(1), .requestScene,
            .miniature(scenes: [.window(.own), .window(.other)], build: .severalScenes)),
          .answeredBoth(.requestScene(.scene(.own)), .requestScene(.scene(.other)))),
        .init(
          "001-SCN-003", "requestedTooEarly",
          .decision(.requestScene, .miniature(host: nil)),
          .answered(.requestScene(.scene(.own)))),
        .init(
          "001-SCN-003", "wrongScene",
          .decision(
            .requestScene,
            .miniature(scenes: [.window(.other), .window(.own)], build: .severalScenes)),
          .answered(.requestScene(.scene(.other)))),
      ]
    ),
    (
      "longer-side-in-landscape",
      [
        .init(
          "001-BAN-001", "tooWide",
          .decision(.bannerWidth, .miniature(display: Size(width: 401, height: 400))),
          .width(401))
      ]
    ),
    (
      "no-size-check",
      [
        .init(
          "001-FIT-001", "allowedTooLarge", .presenting(320, 401),
          .answered(.canPresent(.allowed)))
      ]
    ),
    (
      "only-width-compared",
      [
        .init(
          "001-FIT-001", "allowedTooLarge", .presenting(320, 401),
          .answered(.canPresent(.allowed))),
        .init(
          "001-FIT-003", "wrongAxes", .presenting(321, 401),
          .answered(.canPresent(.refused(.tooLarge(exceeding: .width))))),
      ]
    ),
    (
      "rounded-up",
      [
        .init(
          "001-BAN-001", "tooWide",
          .decision(
            .bannerWidth,
            .miniature(scenes: [
              .window(.own, .foregroundActive, Size(width: 320.5, height: 400))
            ])), .width(321))
      ]
    ),
    (
      "scene-from-the-delegate",
      [
        .init(
          "001-SCN-004", "needlessWait",
          .decision(.requestScene, .miniature(build: .severalScenes)),
          .answered(.requestScene(.wait)), isAdvisory: true)
      ]
    ),
    (
      "stale-width",
      [
        .init(
          "001-BAN-001", "tooWide", .decision(.bannerWidth, .resized(from: 321, to: 320)),
          .width(321)),
        .init(
          "001-BAN-002", "tooNarrow", .decision(.bannerWidth, .resized(from: 320, to: 321)),
          .width(320)),
        .init(
          "001-REL-005", "changedByPast",
          .relation(.noTransition, .bannerWidth, .resized(from: 321, to: 320)),
          .answeredBoth(.bannerWidth(.points(321)), .bannerWidth(.points(320)))),
      ]
    ),
    (
      "symmetric-insets",
      [
        .init(
          "001-BAN-001", "tooWide", .decision(.bannerWidth, .inset(right: 1)), .width(320)),
        .init(
          "001-BAN-002", "tooNarrow", .decision(.bannerWidth, .inset(left: 1)), .width(318)),
        .init(
          "001-REL-001", "changedByMirroring",
          .relation(.mirroredInsets, .bannerWidth, .inset(left: 1)),
          .answeredBoth(.bannerWidth(.points(318)), .bannerWidth(.points(320)))),
        .byTheWay("PLAT-SIZ-001", "unusableWidth"),
      ]
    ),
    (
      "width-by-idiom",
      [
        .init("001-BAN-001", "tooWide", .decision(.bannerWidth, .miniature()), .width(728)),
        .init("001-BAN-002", "tooNarrow", .decision(.bannerWidth, .wide(729)), .width(728)),
      ]
    ),
    (
      "width-from-screen",
      [
        .init(
          "001-BAN-001", "tooWide", .decision(.bannerWidth, .inset(left: 1)), .width(320))
      ]
    ),
    (
      "width-in-pixels",
      [.init("001-BAN-001", "tooWide", .decision(.bannerWidth, .miniature()), .width(960))]
    ),
    (
      "width-of-the-other-orientation",
      [.init("001-BAN-002", "tooNarrow", .decision(.bannerWidth, .wide(401)), .width(400))]
    ),
    (
      "zero-before-layout",
      [
        .init(
          "PLAT-SIZ-001", "unusableWidth",
          .decision(.bannerWidth, .miniature(view: .zero)), .width(0))
      ]
    ),
  ]

  @Test func `has all faults of the gallery`() {
    let placing = PlacingFaultsTests.faults.map(\.name)
    #expect(
      FaultyAdapter.gallery.map(\.name).filter { !placing.contains($0) }
        == Self.faults.map(\.name))
  }

  @Test(arguments: faults)
  func `gives exactly the findings of its fault, each in its smallest case`(
    name: String, findings: [ExpectedFinding]
  ) async throws {
    let fault = try #require(BuiltInAdapter.named("faulty-\(name)"))
    let run = try await Trial(cases: 10_000, workers: 2, profile: fault.profile)
      .run(fault.adapter)
    let found = (run.failures + run.advisories).sorted { $0.signature < $1.signature }
    #expect(found.map(\.signature) == findings.map(\.signature))
    for (finding, expected) in zip(found, findings) {
      #expect(expected.isSame(as: finding), "\(finding.case) \(finding.outcome)")
      #expect(run.advisories.contains(finding) == expected.isAdvisory)
    }
    #expect(found.filter { $0.minimality != .minimal } == [])
    // Two cases in five are sessions, of which it claims none.
    #expect((5800...6200).contains(run.planned))
    #expect(run.judged == run.planned)
    #expect(run.exitCode == (run.failures.isEmpty ? .asExpected : .failure))
  }

  @Test func `counts the cases of a finding, and says where the first was`() async throws {
    let adapter = try #require(BuiltInAdapter.named("faulty-insets-ignored")).adapter
    let run = try await Trial().run(adapter)
    let finding = try #require(run.failures.first)
    let tally = try #require(run.clauses.first { $0.clause == finding.signature.clause })
    #expect(finding.occurrences == tally.failed)
    #expect(finding.occurrences > 100)
    #expect((0..<100).contains(finding.firstIndex))
    #expect(finding.expected == .widthAtMost(319))
    let shorter = try await Trial(cases: finding.firstIndex).run(adapter)
    #expect(shorter.failures == [])
  }
}
