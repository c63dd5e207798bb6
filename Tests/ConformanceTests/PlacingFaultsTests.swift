import Adapters
import Conformance
import Miniatures
import Records
import Scenarios
import Testing

/// Each fault in where an ad is put, with all it gives and the smallest case of what it is known by.
struct PlacingFaultsTests {
  /// A fault, every way in which it breaks a clause, and some of them with their smallest case.
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var gives: String
    var cases: [ExpectedFinding]

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "centered-on-the-view",
      gives: """
        000-CEN-001 centeredOnTheView, 000-NAT-001 leftOfTheSafeArea, \
        000-NAT-001 rightOfTheSafeArea, 000-SAF-001 leftOfTheSafeArea, \
        000-SAF-001 rightOfTheSafeArea
        """,
      cases: [
        placed(
          "000-SAF-001", "leftOfTheSafeArea", Size(width: 319, height: 400), .inset(left: 1),
          at: Rect(x: 0.5, y: 0, width: 319, height: 400))
      ]),
    Fault(
      name: "cropped-to-fifty-points",
      gives: "000-NAT-002 otherHeight, 000-SIZ-001 otherHeight",
      cases: [
        placed(
          "000-SIZ-001", "otherHeight", Size(width: 300, height: 250), .miniature(),
          at: Rect(x: 10, y: 350, width: 300, height: 50), isAdvisory: true)
      ]),
    Fault(
      name: "insets-applied-twice",
      gives: """
        000-ALN-001 notAligned, 000-CEN-001 notCentered, 000-EDG-001 awayFromTheEdge, \
        000-FBK-001 awayFromTheLayoutGuide, 000-SMT-001 leftNotAligned, \
        000-SMT-001 rightNotAligned, 000-TIM-001 needlessWait
        """,
      cases: [
        placed(
          "000-EDG-001", "awayFromTheEdge", banner, top(1), edge: .top,
          at: Rect(x: 0, y: 2, width: 320, height: 50), isAdvisory: true)
      ]),
    Fault(
      name: "pinned-to-the-view",
      gives: """
        000-ALN-001 alignedWithTheView, 000-CEN-001 centeredOnTheView, \
        000-EDG-001 awayFromTheEdge, 000-NAT-001 aboveTheSafeArea, \
        000-NAT-001 belowTheSafeArea, 000-NAT-001 leftOfTheSafeArea, \
        000-NAT-001 rightOfTheSafeArea, 000-SAF-001 aboveTheSafeArea, \
        000-SAF-001 belowTheSafeArea, 000-SAF-001 leftOfTheSafeArea, \
        000-SAF-001 rightOfTheSafeArea, 000-SMT-001 leftNotAligned, \
        000-SMT-001 rightNotAligned, 000-SMT-002 edgeOfTheView
        """,
      cases: [
        placed(
          "000-SAF-001", "aboveTheSafeArea", banner, top(1), edge: .top,
          at: Rect(banner)),
        placed(
          "000-SAF-001", "belowTheSafeArea", banner,
          .miniature(insets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
          at: Rect(x: 0, y: 350, width: 320, height: 50)),
        placed(
          "000-SAF-001", "leftOfTheSafeArea", banner, .inset(left: 1),
          at: Rect(x: 0, y: 350, width: 320, height: 50)),
      ]),
    Fault(
      name: "placed-without-room",
      gives: """
        000-NAT-001 aboveTheSafeArea, 000-NAT-001 belowTheSafeArea, \
        000-NAT-001 leftOfTheSafeArea, 000-NAT-001 rightOfTheSafeArea, \
        000-SAF-001 aboveTheSafeArea, 000-SAF-001 belowTheSafeArea, \
        000-SAF-001 leftOfTheSafeArea, 000-SAF-001 rightOfTheSafeArea
        """,
      cases: [
        placed(
          "000-SAF-001", "aboveTheSafeArea", Size(width: 50, height: 400.5), .miniature(),
          at: Rect(x: 135, y: -0.5, width: 50, height: 400.5)),
        placed(
          "000-SAF-001", "leftOfTheSafeArea", Size(width: 468, height: 60), .miniature(),
          at: Rect(x: -74, y: 340, width: 468, height: 60)),
      ]),
    Fault(
      name: "safe-area-everywhere",
      gives: "000-FBK-001 awayFromTheSide, 000-FBK-001 notCentered",
      cases: [
        placed(
          "000-FBK-001", "awayFromTheSide",
          AdPlacement(banner, kind: .smartBanner, alignment: nil, systemVersion: 10),
          .inset(left: 1), at: Rect(x: 1, y: 350, width: 319, height: 50), isAdvisory: true)
      ]),
    Fault(
      name: "smart-banner-over-the-bars",
      gives: """
        000-SAF-001 leftOfTheSafeArea, 000-SAF-001 rightOfTheSafeArea, \
        000-SMT-001 leftNotAligned, 000-SMT-001 rightNotAligned, 000-SMT-002 edgeOfTheView
        """,
      cases: [
        placed(
          "000-SAF-001", "rightOfTheSafeArea", smartBanner, .inset(right: 1),
          at: Rect(x: 0, y: 350, width: 320, height: 50)),
        placed(
          "000-SMT-002", "edgeOfTheView", smartBanner, .inset(left: 1),
          at: Rect(x: 0, y: 350, width: 320, height: 50)),
      ]),
    Fault(
      name: "versions-as-text", gives: "000-VER-002 denied, 000-VER-003 claimed",
      cases: [
        supported(
          "000-VER-002", "denied", .safeAreaInInterfaceBuilder, Version(11), .unsupported),
        supported("000-VER-003", "claimed", .safeAreaInCode, Version(9), .supported),
      ]),
  ]

  @Test func `has every fault of the gallery that no other suite has`() {
    let others = FaultyAdaptersTests.faults.map(\.name)
    #expect(
      FaultyAdapter.gallery.map(\.name).sorted() == (others + Self.faults.map(\.name)).sorted())
  }

  @Test(arguments: faults)
  func `gives just the findings of its fault, and shows it in the smallest case`(
    fault: Fault
  ) async throws {
    let adapter = try #require(BuiltInAdapter.named("faulty-\(fault.name)")).adapter
    let run = try await Trial(cases: 12_000, workers: 2, clauses: "000").run(adapter)
    let found = (run.failures + run.advisories).sorted { $0.signature < $1.signature }
    let names = found.map { "\($0.signature.clause) \($0.signature.kind)" }
    #expect(names.joined(separator: ", ") == fault.gives)
    for expected in fault.cases {
      let finding = try #require(found.first { $0.signature == expected.signature })
      #expect(expected.isSame(as: finding), "\(finding.case) \(finding.outcome)")
      #expect(run.advisories.contains(finding) == expected.isAdvisory)
    }
  }

  private static let banner = Size(width: 320, height: 50)

  private static func top(_ inset: Double) -> Situation {
    .miniature(insets: EdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
  }

  private static let smartBanner = AdPlacement(banner, kind: .smartBanner, alignment: nil)

  private static func placed(
    _ clause: String, _ kind: String, _ size: Size, _ situation: Situation,
    edge: AdPlacement.Edge = .bottom, at frame: Rect, isAdvisory: Bool = false
  ) -> ExpectedFinding {
    placed(
      clause, kind, AdPlacement(size, edge: edge), situation, at: frame, isAdvisory: isAdvisory)
  }

  private static func placed(
    _ clause: String, _ kind: String, _ placement: AdPlacement, _ situation: Situation,
    at frame: Rect, isAdvisory: Bool = false
  ) -> ExpectedFinding {
    ExpectedFinding(
      clause, kind, .decision(.placement(placement), situation),
      .answered(.placement(.frame(frame))), isAdvisory: isAdvisory)
  }

  /// What is said of a feature with the versions named first, but for that of iOS.
  private static func supported(
    _ clause: String, _ kind: String, _ feature: SupportInquiry.Feature, _ system: Version,
    _ support: Support
  ) -> ExpectedFinding {
    let inquiry = SupportInquiry(
      feature, sdk: Version(7, 26), xcode: Version(9), system: system)
    return ExpectedFinding(
      clause, kind, .decision(.isSupported(inquiry), .miniature()),
      .answered(.isSupported(support)))
  }
}
