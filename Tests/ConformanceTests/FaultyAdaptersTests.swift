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

  static let faults: [(name: String, findings: [ExpectedFinding])] = [
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
            .addedScene(
              Scene(id: Scene.ID(2), role: .carPlayTemplate, activationState: .foregroundActive)),
            .requestScene, .miniature()),
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
      "insets-ignored",
      [
        .init(
          "001-BAN-001", "tooWide", .decision(.bannerWidth, .inset(left: 1)), .width(320))
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
      ]
    ),
    (
      "width-from-screen",
      [
        .init(
          "001-BAN-001", "tooWide", .decision(.bannerWidth, .inset(left: 1)), .width(320))
      ]
    ),
  ]

  @Test func `has all faults of the gallery`() {
    #expect(FaultyAdapter.gallery.map(\.name) == Self.faults.map(\.name))
  }

  @Test(arguments: faults)
  func `gives exactly the findings of its fault, each in its smallest case`(
    name: String, findings: [ExpectedFinding]
  ) async throws {
    let adapter = try #require(BuiltInAdapter.named("faulty-\(name)")).adapter
    let run = try await Trial(cases: 10_000, workers: 2).run(adapter)
    #expect(run.failures.map(\.signature) == findings.map(\.signature))
    for (finding, expected) in zip(run.failures, findings) {
      #expect(expected.isSame(as: finding), "\(finding.case) \(finding.outcome)")
    }
    #expect(run.failures.filter { $0.minimality != .minimal } == [])
    #expect(run.advisories == [])
    // Two cases in five are sessions, of which it claims none.
    #expect((5800...6200).contains(run.planned))
    #expect(run.judged == run.planned)
    #expect(run.exitCode == .failure)
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
