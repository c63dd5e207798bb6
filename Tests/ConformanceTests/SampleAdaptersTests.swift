import Adapters
import Conformance
import Miniatures
import Records
import Scenarios
import Specification
import Testing

/// What the documents' own samples keep and break of the text beside them.
struct SampleAdaptersTests {
  /// A clause a sample breaks, the lines that clause takes from the document, and the smallest case.
  struct Broken: Sendable {
    var signature: Signature
    var lines: String
    var `case`: Case

    init(_ clause: String, _ kind: String, lines: String, _ case: Case) {
      signature = Signature(clause, kind)
      self.lines = lines
      self.case = `case`
    }
  }

  /// What is known of a sample; clauses without the number of their document.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var kept: String
    var broken: [Broken]
    var advised: [Broken] = []
    /// Decided in no case, as it depends on a reading.
    var open = ""
    /// Decided in no case, as the sample never does what the clause is about.
    var undecided = ""

    var testDescription: String { name }
  }

  /// The function that requests is judged wherever it is called, be it before the view is in a window.
  private static let withoutWindow = Broken(
    "001-SCN-002", "sceneUnset", lines: "65,77",
    .decision(.requestScene, .miniature(host: nil, build: .severalScenes)))

  private static let car = Scene.car(.third)

  /// A placed ad of a size that the smallest view has no room for.
  private static func tooLarge(
    _ clause: String, _ kind: String, lines: String, _ placement: AdPlacement
  ) -> Broken {
    Broken(clause, kind, lines: lines, .decision(.placement(placement), .miniature()))
  }

  /// Nothing keeps an ad that has no room from reaching out of the safe area, on any side.
  private static let overflows = [
    (clause: "000-NAT-001", lines: "319", kind: AdPlacement.Kind.native),
    (clause: "000-SAF-001", lines: "7", kind: .banner),
  ].flatMap { clause, lines, kind in
    let (wide, high) = (Size(width: 468, height: 60), Size(width: 50, height: 400.5))
    return [
      tooLarge(clause, "aboveTheSafeArea", lines: lines, AdPlacement(high, kind: kind)),
      tooLarge(
        clause, "belowTheSafeArea", lines: lines, AdPlacement(high, kind: kind, edge: .top)),
      tooLarge(clause, "leftOfTheSafeArea", lines: lines, AdPlacement(wide, kind: kind)),
      tooLarge(
        clause, "rightOfTheSafeArea", lines: lines,
        AdPlacement(wide, kind: kind, alignment: .left)),
    ]
  }

  private static let placed000 =
    "TIM-001 EDG-001 ALN-001 CEN-001 SIZ-001 SMT-001 SMT-002 FBK-001 NAT-002"

  /// A setup that a sample of document 004 makes of what an app knows.
  private static func setup(
    _ clause: String, _ kind: String, lines: String, _ context: SetupContext
  ) -> Broken {
    Broken(clause, kind, lines: lines, .decision(.requestSetup(context), .miniature()))
  }

  /// What the sample of document 004 does at a moment.
  private static func step(
    _ clause: String, _ kind: String, lines: String, _ moment: BannerMoment
  ) -> Broken {
    Broken(clause, kind, lines: lines, .decision(.bannerStep(moment), .miniature()))
  }

  static let samples = [
    Sample(name: "000-swift", kept: placed000, broken: overflows),
    Sample(name: "000-objective-c", kept: placed000, broken: overflows),
    Sample(
      name: "001-uikit",
      kept: """
        SCN-001 SCN-003 SCN-004 APP-001 APP-002 RSZ-001 RSZ-002 RSZ-003 RSZ-004 RSZ-006 BAN-001 \
        BAN-002 BAN-003 BAN-004 BAN-006 BAN-007 REL-001 REL-002 REL-003 REL-004 REL-005
        """,
      broken: [withoutWindow], open: "RSZ-007", undecided: "RSZ-005 BAN-005"),
    Sample(
      name: "001-objective-c",
      kept: """
        SCN-001 SCN-003 SCN-004 APP-001 APP-002 RSZ-001 RSZ-002 RSZ-003 RSZ-004 RSZ-006 RSZ-007 \
        BAN-001 BAN-002 BAN-003 BAN-004 BAN-006 BAN-007 REL-001 REL-002 REL-003 REL-004 REL-005
        """,
      broken: [withoutWindow], undecided: "RSZ-005 BAN-005"),
    Sample(
      name: "001-swiftui",
      kept: """
        SCN-001 SCN-003 SCN-004 BAN-001 BAN-002 BAN-003 BAN-004 BAN-005 BAN-006 REL-001 REL-004 \
        REL-005
        """,
      broken: [
        // The first active scene is taken before it is asked what kind it is.
        Broken(
          "001-REL-002", "orderDependent", lines: "13,35-37",
          .relation(
            .scenesListedFrom(1), .requestScene, .miniature(scenes: [.window(.own), .car(.other)]))),
        Broken(
          "001-REL-003", "changedByScene", lines: "13,71,152",
          .relation(.addedScene(car), .requestScene, .miniature())),
        Broken(
          "001-SCN-002", "sceneUnset", lines: "65,77",
          .decision(
            .requestScene,
            .miniature(scenes: [.window(.own, .foregroundInactive)], build: .severalScenes))),
      ],
      advised: [
        // The banner view is made and loaded with the first layout.
        Broken(
          "001-APP-001", "requestedBeforeAppearance", lines: "77,81,85-93,97-103",
          .session(.miniature(), Life(format: .banner, stimuli: [])))
      ],
      open: "BAN-007", undecided: "APP-002"),
    Sample(
      name: "001-swiftui-update", kept: "SCN-001 SCN-003 SCN-004 REL-002 REL-003 REL-005",
      broken: [withoutWindow]),
    Sample(
      name: "004-coordinates", kept: "TST-001 TGT-002",
      broken: [
        // Gender, birthday and coordinates are told, and the first that is not in use counts.
        setup("004-TGT-001", "genderNotInUse", lines: "44", SetupContext(.development))
      ],
      advised: [
        setup("004-TST-003", "noTestDevice", lines: "32,34,38-41", SetupContext(.development))
      ], open: "TST-002"),
    Sample(
      name: "004-description", kept: "TST-001 TGT-002",
      broken: [
        setup("004-TGT-001", "locationNotInUse", lines: "44", SetupContext(.development))
      ],
      advised: [
        setup("004-TST-003", "noTestDevice", lines: "32,34,38-41", SetupContext(.development))
      ], open: "TST-002"),
    Sample(
      name: "004-delegate", kept: "DLG-002 RLD-001",
      broken: [
        step(
          "004-DLG-001", "requestedWithoutDelegate", lines: "64,93",
          BannerMoment(.requestIsDue, isDelegateSet: false, place: .absent))
      ],
      advised: [
        step(
          "004-PRS-001", "notPaused", lines: "113",
          BannerMoment(
            .screenWillBePresented, isDelegateSet: true, place: .seen, activities: .running)),
        step(
          "004-PRS-002", "notSaved", lines: "113",
          BannerMoment(
            .screenWillBePresented, isDelegateSet: true, place: .seen, hasUnsavedState: true)),
        step(
          "004-PRS-003", "notResumed", lines: "114,119,121",
          BannerMoment(
            .screenWasDismissed, isDelegateSet: true, place: .seen, activities: .paused)),
        step(
          "004-SHW-001", "leftHidden", lines: "96",
          BannerMoment(.adIsReceived, isDelegateSet: true, place: .absent)),
      ]),
  ]

  @Test func `has all samples`() {
    #expect(SampleAdapter.all.map(\.name) == Self.samples.map(\.name))
  }

  @Test(arguments: samples)
  func `keeps and breaks what is known of a sample, each in its smallest case`(
    sample: Sample
  ) async throws {
    let adapter = try #require(BuiltInAdapter.named("sample-\(sample.name)")).adapter
    let run = try await Trial(cases: 10_000, workers: 2).run(adapter)
    let documented = run.failures.filter { !"\($0.signature.clause)".hasPrefix("PLAT-") }
    try expect(documented, sample.broken)
    try expect(run.advisories, sample.advised)
    // Called before the first layout, a sample asks for a banner of no width, as its document lets it.
    let beyond = run.failures.count - documented.count
    let asksForWidths = sample.name.hasPrefix("001-") && sample.name != "001-swiftui-update"
    #expect(beyond == (asksForWidths ? 1 : 0))
    #expect(run.judged == run.planned)
    #expect(run.judged > 150)
    let tallies = run.clauses.filter { tally in
      tally.isApplicable && !["RUN-", "PLAT"].contains(tally.clause.description.prefix(4))
    }
    func names(_ isMeant: (Run.ClauseTally) -> Bool) -> String {
      tallies.filter(isMeant).map { "\($0.clause)".dropFirst(4) }.joined(separator: " ")
    }
    #expect(names { $0.passed > 0 && $0.failed + $0.advised == 0 } == sample.kept)
    #expect(names { $0.decided == 0 && $0.unspecified > 0 } == sample.open)
    #expect(names { $0.decided + $0.unspecified == 0 } == sample.undecided)
  }

  @Test func `has an erratum for each clause a sample breaks, and none for any other`() throws {
    let broken = Self.samples.flatMap { $0.broken + $0.advised }.map(\.signature.clause)
    let errata = try Catalogue.builtIn().errata
    #expect(errata.count >= 31)
    #expect(Set(errata.flatMap(\.broken)) == Set(broken))
  }

  private func expect(_ findings: [Finding], _ broken: [Broken]) throws {
    #expect(findings.map(\.signature) == broken.map(\.signature))
    let catalogue = try Catalogue.builtIn()
    for (finding, known) in zip(findings, broken) {
      #expect(finding.case == known.case, "\(finding.signature)")
      #expect(finding.minimality == .minimal)
      let clause = try #require(catalogue.clause(known.signature.clause))
      #expect(clause.source?.lines.description == known.lines)
    }
  }
}
