import Miniatures
import Oracle
import Records
import Scenarios
import Testing
import World

/// The world plays the SDK in a session, so the clauses about the SDK hold for it, too.
struct WorldKeepsTheSDKsClausesTests {
  private let judge: Judge

  init() throws { judge = try .underDocuments }

  private func faults(in trace: Trace) -> [String] {
    judge.worldFaults(in: Session(trace)).compactMap { opinion in
      guard case .fail(let violation) = opinion.verdict else { return nil }
      return "\(judge.rules[opinion.rule].clause) \(violation.kind)"
    }
  }

  /// Loads an ad when the view appears, checks it when it is there, and presents it at a break.
  private func trace(_ build: Build, scene: Scene.ID? = .own) -> Trace {
    var play = Playback(
      .miniature(build: build),
      Life(format: .interstitial, stimuli: [.userReachesAdBreak, .userClosesAd]))
    while let event = play.next() {
      switch event.kind {
      case .viewDidAppear: play.receive([.load(Request(scene: scene))])
      case .loadDidSucceed: play.receive([.check(load: 0)])
      case .adBreak: play.receive([.present(load: 0)])
      default: play.receive([])
      }
    }
    return play.trace
  }

  private func changed(
    _ trace: Trace, _ change: (Event.Kind) -> Event.Kind?
  ) -> Trace {
    var trace = trace
    for step in trace.steps.indices {
      if let kind = change(trace.steps[step].event.kind) { trace.steps[step].event.kind = kind }
    }
    return trace
  }

  @Test func `finds no fault in a world that keeps them, and looks at all it does`() {
    let fine = trace(.severalScenes)
    #expect(faults(in: fine).isEmpty)
    // The load, the check and the presentation.
    #expect(Session(fine).sdkAnswers.count == 3)
    let refused = trace(.severalScenesInTestMode, scene: nil)
    #expect(faults(in: refused).isEmpty)
    #expect(Session(refused).sdkAnswers.count == 1)
  }

  @Test func `blames a world that fills a request without a scene in test mode`() {
    // An app of one scene is filled without one; here it is said to support several.
    var wrong = trace(.oneSceneInTestMode, scene: nil)
    for step in wrong.steps.indices {
      wrong.steps[step].event.snapshot.situation.build = .severalScenesInTestMode
    }
    #expect(faults(in: wrong) == ["001-REQ-001 filledWithoutScene"])
  }

  @Test func `blames a world that refuses a request in production`() {
    let wrong = changed(trace(.severalScenes)) { kind in
      if case .loadDidSucceed(let load) = kind {
        .loadDidFail(load: load, .invalidRequest)
      } else {
        nil
      }
    }
    #expect(faults(in: wrong).contains("001-REQ-002 refusedInProduction"))
  }

  @Test func `blames a world that refuses an ad that fits`() {
    let wrong = changed(trace(.severalScenes)) { kind in
      if case .checked(let load, _) = kind {
        .checked(load: load, .refused(.tooLarge(exceeding: .width)))
      } else {
        nil
      }
    }
    #expect(faults(in: wrong).contains("001-FIT-002 refusedThoughItFits"))
  }

  @Test func `leaves alone what no query about the SDK can say`() {
    let used = changed(trace(.severalScenes)) { kind in
      if case .checked(let load, _) = kind {
        .checked(load: load, .refused(.alreadyUsed))
      } else {
        nil
      }
    }
    #expect(faults(in: used).isEmpty)
    let unfilled = changed(trace(.severalScenes)) { kind in
      if case .loadDidSucceed(let load) = kind { .loadDidFail(load: load, .noFill) } else { nil }
    }
    #expect(faults(in: unfilled).isEmpty)
  }
}
