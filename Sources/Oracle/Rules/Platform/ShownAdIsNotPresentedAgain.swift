internal import Records
internal import Scenarios

extension Rule {
  /// PLAT-PRS-003: an ad that was shown is not presented again.
  static let shownAdIsNotPresentedAgain = onSession(
    "PLAT-PRS-003", .presentation, turning: [.shownBefore]
  ) { session, _, knobs in
    session.attempts.combined { attempt in
      let wasShown = session.trace.steps[...attempt.step].contains {
        $0.event.kind == Event.Kind.adWillPresent(load: attempt.what)
      }
      guard knobs.holds(.shownBefore, wasShown) else { return .kept }
      return .broken(.kind("presentedAgain", expected: .noPresentation, step: attempt.step))
    }
  }
}
