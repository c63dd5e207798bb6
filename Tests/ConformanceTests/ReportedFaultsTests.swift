import Adapters
import Conformance
import Miniatures
import Oracle
import Records
import Scenarios
import Specification
import Testing

/// Public reports of faults: each that can be judged is, in a case of the shape that was reported.
struct ReportedFaultsTests {
  /// A report's number, a case of its shape, and the clause that is broken in it, with the way.
  struct Shape: Sendable, CustomTestStringConvertible {
    var number: Int
    var `case`: Case
    var signature: Signature

    var testDescription: String { "report \(number)" }

    init(_ number: Int, _ clause: String, _ kind: String, _ case: Case) {
      self.number = number
      self.case = `case`
      signature = Signature(clause, kind)
    }
  }

  static let shapes =
    decisions + sessions
    + [7, 22, 41].map {
      Shape(
        $0, "PLAT-PRS-001", "presentedWhileCovered",
        interstitial([.modalIsPresented, .userReachesAdBreak]))
    }
    + [26, 42].map {
      Shape(
        $0, "PLAT-PRS-002", "presentedInNoWindow",
        interstitial([.viewDisappears, .userReachesAdBreak]))
    }
    + [30, 32, 39].map {
      Shape(
        $0, "PLAT-PRS-003", "presentedAgain",
        interstitial([.userReachesAdBreak, .userClosesAd, .userReachesAdBreak]))
    }
    + [38, 44, 54].map {
      Shape(
        $0, "PLAT-SIZ-001", "unusableWidth",
        .decision(.bannerWidth, .window(393, 852).but { $0.host.view = .zero }))
    }

  private static let decisions = [
    Shape(
      1, "001-FIT-002", "refusedThoughItFits",
      .decision(
        .canPresent(FullScreenAd(contentSize: Size(width: 439, height: 820))),
        .window(439, 820, on: Size(width: 820, height: 1180)))),
    Shape(
      6, "001-SCN-004", "needlessWait",
      .decision(
        .requestScene,
        .miniature(
          scenes: [.window(.own), .window(.other, .background)], build: .severalScenes))),
    Shape(10, "001-BAN-002", "tooNarrow", .decision(.bannerWidth, .window(667, 375))),
    Shape(12, "001-BAN-001", "tooWide", .decision(.bannerWidth, .window(414, 736, top: 20))),
    Shape(
      13, "PLAT-SIZ-001", "unusableWidth",
      .decision(.bannerWidth, .window(896, 414, left: 48, bottom: 21, right: 48))),
    Shape(19, "001-BAN-001", "tooWide", .decision(.bannerWidth, .window(360, 640))),
    Shape(
      21, "001-BAN-001", "tooWide",
      .decision(.bannerWidth, .window(844, 390, left: 47, bottom: 21, right: 47))),
    Shape(
      29, "001-SCN-002", "sceneUnset",
      .decision(
        .requestScene,
        .miniature(
          scenes: [
            Scene(id: .other, role: .carPlayTemplate, activationState: .foregroundActive),
            .window(.own),
          ], build: .severalScenes))),
    Shape(
      33, "000-EDG-001", "awayFromTheEdge",
      .decision(.placement(.banner(.top)), .window(393, 852, top: 59, bottom: 34))),
    Shape(
      35, "000-SAF-001", "aboveTheSafeArea",
      .decision(.placement(.banner(.top)), .window(360, 760, top: 32))),
    Shape(
      37, "001-BAN-001", "tooWide",
      .decision(.bannerWidth, .window(561.5, 744, on: Size(width: 1133, height: 744)))),
    Shape(
      46, "001-BAN-001", "tooWide",
      .decision(
        .bannerWidth,
        .window(820, 1180).but { $0.host.view = Rect(x: 0, y: 0, width: 300, height: 1180) })),
    Shape(
      49, "000-EDG-001", "awayFromTheEdge",
      .decision(.placement(.banner(.bottom)), .window(375, 812, top: 44, bottom: 34))),
    Shape(
      53, "000-SAF-001", "belowTheSafeArea",
      .decision(.placement(.banner(.bottom)), .window(375, 812, top: 44, bottom: 34))),
  ]

  private static let sessions = [
    Shape(
      2, "001-RSZ-005", "presentedTooLarge",
      interstitial([.turn(to: 768, 1024), .userReachesAdBreak], from: .window(1024, 768))),
    Shape(
      5, "001-BAN-004", "notRecomputed",
      banner([.turn(to: 820, 1180)], from: .window(1180, 820))),
    Shape(
      14, "001-BAN-005", "outsideTheSafeArea",
      banner([.turn(to: 375, 667)], from: .window(667, 375))),
    Shape(16, "001-APP-001", "requestedBeforeAppearance", interstitial([])),
    Shape(
      18, "PLAT-PRS-001", "presentedWhileCovered", interstitial([.userReachesAdBreak])),
    Shape(23, "PLAT-LOD-001", "loadedWithoutCause", banner([])),
    Shape(
      25, "001-BAN-004", "notRecomputed",
      banner([.turn(to: 414, 736)], from: .window(736, 414))),
    Shape(
      28, "001-BAN-004", "notRecomputed",
      banner([.turn(to: 400, 600)], from: .window(600, 400))),
    Shape(
      36, "001-BAN-005", "outsideTheSafeArea",
      banner(
        (0..<6).map { $0.isMultiple(of: 2) ? .turn(to: 375, 667) : .turn(to: 667, 375) },
        from: .window(667, 375))),
  ]

  private static func interstitial(
    _ stimuli: [Stimulus], from situation: Situation = .window(390, 844)
  ) -> Case {
    .session(situation, Life(format: .interstitial, stimuli: stimuli))
  }

  private static func banner(
    _ stimuli: [Stimulus], from situation: Situation = .window(390, 844)
  ) -> Case {
    .session(situation, Life(format: .banner, stimuli: stimuli))
  }

  @Test func `has a shape for each report that can be judged, and files all under known kinds`() {
    let reports = FaultReport.all
    #expect(reports.map(\.number) == Array(1...54))
    #expect(Set(reports.map(\.address)).count == reports.count)
    let kinds = FaultKind.all
    for report in reports {
      let filed = report.kinds.compactMap { id in kinds.first { $0.id == id } }
      #expect(filed.count == report.kinds.count && !filed.isEmpty, "\(report.number)")
      if let adapter = report.adapter {
        #expect(filed.contains { $0.adapters.contains(adapter) }, "\(report.number)")
      } else {
        #expect(filed.flatMap(\.adapters) == [], "\(report.number)")
      }
    }
    let judged = reports.filter { $0.adapter != nil }.map(\.number)
    #expect(Self.shapes.map(\.number).sorted() == judged)
    #expect(judged.count >= 30)
  }

  @Test(arguments: shapes)
  func `blames the fault in the shape it was reported in, and not the reference`(
    shape: Shape
  ) async throws {
    let report = try #require(FaultReport.all.first { $0.number == shape.number })
    let name = try #require(report.adapter)
    let adapter = try #require(BuiltInAdapter.named("faulty-\(name)"))
    let faulty = try await symptoms(of: adapter.adapter, in: shape.case)
    #expect(
      faulty.contains(.failure(shape.signature)) || faulty.contains(.advisory(shape.signature)),
      "\(faulty)")
    let reference = try await symptoms(of: ReferenceAdapter(), in: shape.case)
    #expect(reference.isEmpty)
  }

  private func symptoms(of adapter: any Adapter, in case: Case) async throws -> Set<Symptom> {
    let catalogue = try Catalogue.builtIn()
    let judge = try Judge(catalogue, profile: try #require(catalogue.profile("documents")))
    return await Examiner(InProcessHost(adapter), judge).assess([`case`])[0].symptoms
  }
}

extension Situation {
  /// The host fills a window, which fills its display unless that is given, all in points.
  fileprivate static func window(
    _ width: Double, _ height: Double, on display: Size? = nil, top: Double = 0,
    left: Double = 0, bottom: Double = 0, right: Double = 0
  ) -> Situation {
    .miniature(
      scenes: [.window(.own, .foregroundActive, Size(width: width, height: height))],
      insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right), display: display)
  }

  /// Returns the situation with one change made.
  fileprivate func but(_ change: (inout Situation) -> Void) -> Situation {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Stimulus {
  /// The device turns, and the host fills a display of this extent, in points.
  fileprivate static func turn(to width: Double, _ height: Double) -> Stimulus {
    let size = Size(width: width, height: height)
    return .transition(
      to: Layout(
        fold: nil, display: Display(size: size), window: Rect(size), view: Rect(size),
        safeAreaInsets: .zero), .completed)
  }
}

extension AdPlacement {
  /// A banner of 320 by 50 points, centered at an edge.
  fileprivate static func banner(_ edge: Edge) -> AdPlacement {
    AdPlacement(Size(width: 320, height: 50), edge: edge)
  }
}
