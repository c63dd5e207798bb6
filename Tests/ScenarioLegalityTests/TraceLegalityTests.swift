import Miniatures
import ScenarioLegality
import Scenarios
import Testing

/// A played session, and a change to its trace that tells of what cannot have happened.
struct TraceTwin: Sendable, CustomTestStringConvertible {
  var rule: Illegality.Rule
  var name: String
  var legal: Trace
  var illegal: Trace

  var testDescription: String { "\(rule.rawValue): \(name)" }

  init(
    _ rule: Illegality.Rule, _ name: String, _ legal: Trace, _ change: (inout Trace) -> Void
  ) {
    self.rule = rule
    self.name = name
    self.legal = legal
    illegal = legal.but(change)
  }
}

struct TraceLegalityTests {
  /// An ad is loaded, checked after the window narrows, refused, replaced, shown and closed.
  private static let full = Trace.miniature(
    .interstitial,
    [.resize(to: 320), .userReachesAdBreak, .userClosesAd, .modalIsPresented, .modalIsDismissed],
    from: .miniature(scenes: [.window(.own, .foregroundActive, wide)], display: .large),
    [
      .each(.appears): [.load], .each(.ended): [.check(load: 0)],
      .each(.refused): [.release(load: 0), .load], .each(.adBreak): [.present(load: 1)],
    ])
  private static let cancelled = Trace.miniature(
    .banner, [.resize(to: 400, insets: inset, .cancelled)], [:])
  private static let dragged = Trace.miniature(.native, [.drag(through: [400, 500])], [:])
  private static let putOff = Trace.miniature(
    .native, [.viewDisappears], [.each(.appears): [.dispatch], .each(.dispatched): [.load]])
  private static let late = Trace.miniature(
    .native, [.viewDisappears, .comeBack], replies: [LoadReply(delay: 1)],
    [.time(1, .appears): [.load]])
  private static let wide = Size(width: 400, height: 400)
  private static let inset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)

  static let twins = [
    TraceTwin(.stepOutOfOrder, "a step of an earlier stimulus", full) {
      $0.steps[$0.steps.count - 1].stimulus = 0
    },
    TraceTwin(.stepOutOfOrder, "a step of a stimulus there is not", full) {
      $0.steps[$0.steps.count - 1].stimulus = 6
    },
    TraceTwin(.stimulusPassedOver, "a modal that could be presented", full) {
      $0.unusedStimuli = [3, 4]
      $0.steps.removeLast(2)
    },
    TraceTwin(.nothingToPresentOrLeave, "an ad closed that was never shown", full) { trace in
      let shown = trace.index(of: .adWillPresent(load: 1))
      trace.steps[shown - 1].actions = []
      trace.steps.remove(at: shown)
    },
    TraceTwin(.eventMisplaced, "a transition without its end", dragged) {
      $0.steps.remove(at: $0.index(of: .transitionDidEnd(.completed)))
    },
    TraceTwin(.eventMisplaced, "a transition that ends twice", cancelled) {
      $0.steps.append($0.steps[$0.steps.count - 1])
    },
    TraceTwin(.eventMisplaced, "a transition that ends otherwise than it does", cancelled) {
      $0.steps[$0.steps.count - 1].event = Event(
        .transitionDidEnd(.completed), $0.steps[$0.steps.count - 1].event.snapshot)
    },
    TraceTwin(.eventMisplaced, "a layout before its announcement", full) { trace in
      trace.steps.swapAt(
        trace.index(of: .transitionAlongside) - 2, trace.index(of: .transitionAlongside) - 1)
    },
    TraceTwin(.eventMisplaced, "a step of a drag left out", dragged) {
      $0.steps.remove(at: $0.index(of: .transitionAlongside) - 1)
    },
    TraceTwin(.eventMisplaced, "insets that changed without a word", cancelled) {
      $0.steps.remove(at: $0.index(of: .safeAreaInsetsDidChange))
    },
    TraceTwin(.snapshotOutdated, "the new extent read when it is announced", full) { trace in
      let step = trace.index(of: .transitionAlongside)
      trace.show(trace.steps[step].event.snapshot, at: step - 2)
    },
    TraceTwin(.snapshotOutdated, "the old extent read alongside", full) { trace in
      let step = trace.index(of: .transitionAlongside)
      trace.show(trace.steps[step - 2].event.snapshot, at: step)
    },
    TraceTwin(.snapshotOutdated, "a cancelled transition that stays where it went", cancelled) {
      $0.show(
        $0.steps[$0.index(of: .transitionAlongside)].event.snapshot, at: $0.steps.count - 1)
    },
    TraceTwin(.snapshotOutdated, "a view that is still in the window it left", putOff) {
      $0.show($0.steps[1].event.snapshot, at: $0.steps.count - 1)
    },
    TraceTwin(.snapshotOutdated, "a layout before to be read", full) { trace in
      var situation = trace.steps[1].event.snapshot.situation
      situation.before = .miniature(500)
      trace.show(Snapshot(situation), at: 1)
    },
    TraceTwin(.coverMisread, "a modal nobody sees", full) { trace in
      let step = trace.index(of: .modalDidPresent)
      trace.show(
        Snapshot(trace.steps[step].event.snapshot.situation, isCovered: false), at: step)
    },
    TraceTwin(.answerMisplaced, "a check without an answer", full) {
      $0.steps.remove(at: $0.index(of: .checked(load: 0, .refused(tooWide))))
    },
    TraceTwin(.answerMisplaced, "an answer nobody asked for", full) {
      $0.steps[$0.index(of: .transitionDidEnd(.completed))].actions = []
    },
    TraceTwin(.answerMisplaced, "something between a check and its answer", full) {
      let step = $0.index(of: .transitionAlongside)
      $0.steps[step].actions = [.check(load: 0)]
    },
    TraceTwin(.answerUntrue, "an ad that fits and is refused", full) {
      let step = $0.index(of: .adWillPresent(load: 1))
      $0.steps[step].event = Event(
        .adDidFailToPresent(load: 1, tooWide), $0.steps[step].event.snapshot)
    },
    TraceTwin(.answerUntrue, "an ad that is too wide and allowed", full) {
      let step = $0.index(of: .checked(load: 0, .refused(tooWide)))
      $0.steps[step].event = Event(.checked(load: 0, .allowed), $0.steps[step].event.snapshot)
    },
    TraceTwin(.answerUntrue, "an ad refused in both dimensions that exceeds one", full) {
      let step = $0.index(of: .checked(load: 0, .refused(tooWide)))
      $0.steps[step].event = Event(
        .checked(load: 0, .refused(.tooLarge(exceeding: [.width, .height]))),
        $0.steps[step].event.snapshot)
    },
    TraceTwin(.loadMisnumbered, "a load of another number", full) {
      let step = $0.index(of: .checked(load: 0, .refused(tooWide)))
      $0.steps[step].facts = [.loadBegan(load: 2, Request(scene: .own))]
    },
    TraceTwin(.loadAnswerMisplaced, "a load answered twice", putOff) {
      $0.steps.insert($0.steps[4], at: 5)
    },
    TraceTwin(.loadAnswerMisplaced, "a load answered before it began", late) { trace in
      trace.steps[2].actions = []
      trace.steps[2].facts = []
    },
    TraceTwin(.loadAnswerMisplaced, "a load answered before it is due", late) { trace in
      trace.steps.swapAt(3, 4)
      trace.steps[3].stimulus = -1
      trace.show(trace.steps[2].event.snapshot, at: 3)
    },
    TraceTwin(.loadUnanswered, "a load that is forgotten", late) {
      $0.steps.remove(at: $0.index(of: .loadDidSucceed(load: 0)))
    },
    TraceTwin(.loadResultImpossible, "a failure where there is an ad", late) {
      let step = $0.index(of: .loadDidSucceed(load: 0))
      $0.steps[step].event = Event(
        .loadDidFail(load: 0, .noFill), $0.steps[step].event.snapshot)
    },
    TraceTwin(.loadResultImpossible, "a valid request that is called invalid", late) {
      let step = $0.index(of: .loadDidSucceed(load: 0))
      $0.steps[step].event = Event(
        .loadDidFail(load: 0, .invalidRequest), $0.steps[step].event.snapshot)
    },
    TraceTwin(.contentSizeOfAnother, "an ad of another extent than its scene", full) {
      $0.steps[$0.index(of: .loadDidSucceed(load: 1))].facts = [
        .delivered(load: 1, contentSize: wide)
      ]
    },
    TraceTwin(.contentSizeOfAnother, "a native ad that has an extent", late) {
      $0.steps[$0.index(of: .loadDidSucceed(load: 0))].facts = [
        .delivered(load: 0, contentSize: .smallest)
      ]
    },
    TraceTwin(.dispatchMisplaced, "what was put off and does not come back", putOff) {
      $0.steps.removeSubrange(3...4)
    },
    TraceTwin(.dispatchMisplaced, "what comes back and was not put off", putOff) {
      $0.steps[2].actions = []
    },
  ]

  private static let tooWide = Presentability.Refusal.tooLarge(exceeding: .width)

  @Test(arguments: twins)
  func `accepts what was played and rejects what cannot have happened`(twin: TraceTwin) {
    #expect(illegalities(of: twin.legal) == [])
    #expect(illegalities(of: twin.illegal).map(\.rule) == [twin.rule])
  }

  @Test func `a session that was cut off owes no answers`() {
    let endless = Trace.miniature(
      .native, [], [.each(.appears): [.load], .each(.arrives): [.load]])
    #expect(endless.isCutOff)
    #expect(illegalities(of: endless) == [])
    #expect(
      illegalities(of: endless.but { $0.isCutOff = false }).map(\.rule) == [.loadUnanswered])
  }

  @Test func `the situation a session begins in is judged, too`() {
    let trace = Trace(.roomy.but { $0.host.view.size.width = 320.5 }, Self.full.life)
    #expect(illegalities(of: trace).map(\.rule) == [.viewOutsideWindow])
  }
}

extension Trace {
  /// Shows an implementation another moment at a step.
  fileprivate mutating func show(_ snapshot: Snapshot, at step: Int) {
    steps[step].event = Event(steps[step].event.kind, snapshot)
  }
}
