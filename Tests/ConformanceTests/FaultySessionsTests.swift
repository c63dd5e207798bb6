import Adapters
import Conformance
import Miniatures
import Records
import Scenarios
import Testing

/// Each fault that shows over time, with all it gives and each smallest life.
struct FaultySessionsTests {
  /// A fault of the gallery, and what it gives.
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var findings: [ExpectedLife]
    /// How many cases are enough.
    var cases = 4000
    /// The share of seeds that come to just these smallest lives.
    var share = 0.95

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "anchored-to-the-view",
      findings: [
        ExpectedLife(
          "001-BAN-005", "anchoredToTheView", .banner, [],
          does: [.setBannerWidth(320), .place(.anchored(to: .view)), .load])
      ]),
    Fault(
      name: "banner-not-recomputed",
      findings: [
        ExpectedLife("001-BAN-004", "notRecomputed", .banner, [.narrows], from: .spare, does: [])
      ]),
    Fault(
      name: "check-before-completion",
      findings: [
        ExpectedLife(
          "001-RSZ-002", "checkedBeforeTheChange", .interstitial, [.narrows], from: .spare,
          does: [.check(load: 0)])
      ]),
    Fault(
      name: "first-width-kept",
      findings: [
        ExpectedLife(
          "001-BAN-001", "tooWide", .banner, [.narrows], from: .spare,
          does: [.setBannerWidth(321), .load]),
        ExpectedLife(
          "001-BAN-002", "tooNarrow", .banner, [.narrows], from: .spareWithInsets(left: 2),
          does: [.setBannerWidth(319), .load]),
      ]),
    Fault(
      name: "frame-kept",
      findings: [
        ExpectedLife(
          "001-BAN-005", "outsideTheSafeArea", .banner, [.narrows], from: .spare, does: nil)
      ]),
    Fault(
      name: "late-ad-replaces-newer",
      findings: [
        ExpectedLife(
          "001-RSZ-005", "presentedOlderAd", .interstitial, lateAd, from: .spare,
          replies: [LoadReply(delay: 2)], does: [.present(load: 0)]),
        ExpectedLife(
          "001-RSZ-006", "lateAdNotChecked", .interstitial, lateAd, from: .spare,
          replies: [LoadReply(delay: 2)], does: [.present(load: 0)]),
      ], cases: 40_000, share: 0.8),
    Fault(
      name: "loaded-when-it-arrives",
      findings: [
        ExpectedLife(
          "PLAT-LOD-001", "loadedWithoutCause", .banner, [],
          does: [.setBannerWidth(320), .load])
      ]),
    Fault(
      name: "native-reloaded",
      findings: [
        ExpectedLife(
          "001-NAT-001", "reloadedForTheWindow", .native, [.narrows], from: .spare, does: [.load],
          isAdvisory: true)
      ]),
    Fault(
      name: "no-reload-after-refusal",
      findings: [
        ExpectedLife(
          "001-RSZ-003", "notReloaded", .interstitial, [.narrows], from: .spare, does: [])
      ]),
    Fault(
      name: "presented-outside-a-window",
      findings: [
        ExpectedLife(
          "PLAT-PRS-002", "presentedInNoWindow", .interstitial,
          [.viewDisappears, .userReachesAdBreak], does: [.present(load: 0)])
      ], cases: 8000),
    Fault(
      name: "presented-twice",
      findings: [
        ExpectedLife(
          "PLAT-PRS-001", "presentedWhileCovered", .interstitial, [.userReachesAdBreak],
          does: [.present(load: 0), .present(load: 0)])
      ]),
    Fault(
      name: "presented-unchecked",
      findings: [
        ExpectedLife(
          "001-RSZ-001", "notChecked", .interstitial, [.narrows, .userReachesAdBreak],
          from: .spare, does: []),
        ExpectedLife(
          "001-RSZ-005", "presentedTooLarge", .interstitial, [.narrows, .userReachesAdBreak],
          from: .spare, does: [.present(load: 0)]),
        ExpectedLife(
          "001-RSZ-006", "lateAdNotChecked", .interstitial, [.narrows, .userReachesAdBreak],
          from: .spare, replies: [LoadReply(delay: 1)], does: [.present(load: 0)]),
        ExpectedLife(
          "PLAT-PRS-001", "presentedWhileCovered", .interstitial,
          [.modalIsPresented, .userReachesAdBreak], does: [.present(load: 0)]),
      ], cases: 8000),
    Fault(
      name: "presented-under-a-modal",
      findings: [
        ExpectedLife(
          "001-RSZ-005", "presentedTooLarge", .interstitial,
          [.modalIsPresented, .narrows, .userReachesAdBreak], from: .spare,
          does: [.present(load: 0)]),
        ExpectedLife(
          "PLAT-PRS-001", "presentedWhileCovered", .interstitial,
          [.modalIsPresented, .userReachesAdBreak], does: [.present(load: 0)]),
      ], cases: 8000),
    Fault(
      name: "reload-at-every-change",
      findings: [
        ExpectedLife(
          "001-RSZ-004", "reloadedThoughItFits", .interstitial,
          [.transition(to: .narrowed, .cancelled)], from: .spare,
          does: [.release(load: 0), .load], isAdvisory: true)
      ]),
    Fault(
      name: "request-at-every-appearance",
      findings: [
        ExpectedLife(
          "001-APP-002", "requestedAgain", .interstitial, [.viewDisappears, .comeBack],
          does: [.load])
      ], cases: 20_000),
    Fault(
      name: "request-in-view-did-load",
      findings: [
        ExpectedLife(
          "001-APP-001", "requestedBeforeAppearance", .interstitial, [],
          does: [.load(Request(scene: nil))], isAdvisory: true),
        ExpectedLife(
          "001-SCN-002", "sceneUnset", .interstitial, [], from: .miniature(build: .severalScenes),
          does: [.load(Request(scene: nil))]),
      ]),
    Fault(
      name: "scene-never-set",
      findings: [
        ExpectedLife(
          "001-SCN-002", "sceneUnset", .interstitial, [], from: .miniature(build: .severalScenes),
          does: [.load(Request(scene: nil))])
      ]),
    Fault(
      name: "scene-that-disconnected",
      findings: [
        ExpectedLife(
          "001-SCN-001", "notConnected", .banner, [.sceneDisconnects(.other), .narrows],
          from: .spareBesideACar, does: [.setBannerWidth(320), .load(Request(scene: .other))])
      ], cases: 20_000),
    Fault(
      name: "shown-again",
      findings: [
        ExpectedLife(
          "PLAT-PRS-003", "presentedAgain", .interstitial,
          [.userReachesAdBreak, .userClosesAd, .userReachesAdBreak], does: [.present(load: 0)])
      ], cases: 8000),
    Fault(
      name: "stale-width-after-fold",
      findings: [
        ExpectedLife(
          "001-BAN-001", "tooWide", .banner, [.goes(to: .duo("book", "left half"))],
          from: .duo("closed, landscape left", "full screen"), does: [.setBannerWidth(594), .load]),
        ExpectedLife(
          "001-BAN-002", "tooNarrow", .banner, [.goes(to: .duo("book", "full screen"))],
          from: .duo("closed, portrait", "full screen"), does: [.setBannerWidth(382), .load]),
        .byTheWay("PLAT-SIZ-001", "unusableWidth", .banner),
      ], cases: 20_000, share: 0.9),
  ]

  /// An older ad that comes once a newer one is there, with something between the two.
  private static let lateAd = [
    Stimulus.narrows, .sceneChanges(.own, .foregroundInactive), .userReachesAdBreak,
  ]

  @Test func `has all faults of the gallery`() {
    #expect(FaultySession.gallery.map(\.name) == Self.faults.map(\.name))
  }

  @Test(arguments: faults)
  func `gives exactly the findings of its fault, each in its smallest life`(
    fault: Fault
  ) async throws {
    let adapter = try #require(BuiltInAdapter.named("faulty-\(fault.name)")).adapter
    let run = try await Trial(cases: fault.cases, workers: 2).run(adapter)
    let findings = (run.failures + run.advisories).sorted { $0.signature < $1.signature }
    #expect(findings.map(\.signature) == fault.findings.map(\.signature))
    for (finding, expected) in zip(findings, fault.findings) {
      #expect(expected.isSame(as: finding), "\(finding.case) \(finding.actions ?? [])")
      #expect(finding.minimality == .minimal)
      #expect(run.advisories.contains(finding) == expected.isAdvisory)
    }
    #expect(run.judged == run.planned)
    #expect(run.judged > 100)
  }
}
