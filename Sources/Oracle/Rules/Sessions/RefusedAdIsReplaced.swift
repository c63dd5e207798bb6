internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-003: where the check refuses the loaded ad, another is loaded.
  static let refusedAdIsReplaced = onSession(
    "001-RSZ-003", .check, turning: [.newSizeThere, .activeScene, .sinceTheChange, .inTime]
  ) { session, readings, knobs in
    session.checks.combined { check in
      guard session.format.isFullScreen, case .refused(let refusal) = check.answer else {
        return .silent
      }
      // A check with the old size is 001-RSZ-002's to judge.
      guard knobs.holds(.newSizeThere, !session.isAnnouncement(check.step)) else { return .silent }
      if session.isReplaced(after: check, knobs) { return .kept }
      guard session.canRequest(at: check.answerStep, knobs) else { return .silent }
      switch refusal {
      case .tooLarge:
        // What is too large for a window on its way may fit the one that stays.
        let last = session.lastStep(ofStimulusAt: check.answerStep)
        guard session.windowSize(at: check.answerStep) == session.windowSize(at: last) else {
          return .silent
        }
      // No ad is there that could be refused, or replaced.
      case .notReady: return .silent
      case .notInWindow, .alreadyUsed, .covered:
        if readings(OtherRefusal.self) == .left { return .kept }
      }
      return .broken(.kind("notReloaded", expected: .aLoad, step: check.answerStep))
    }
  }
}

extension Session {
  /// Whether the host is in the window of an active scene, so that nothing speaks for waiting.
  func canRequest(at step: Int, _ knobs: Knobs) -> Bool {
    situation(at: step).hostScene?.isActiveWindowScene(knobs) == true
  }

  fileprivate func isAnnouncement(_ step: Int) -> Bool {
    if case .viewWillTransition = trace.steps[step].event.kind { true } else { false }
  }

  /// Whether another load began after a check, or one for the present window was there already.
  fileprivate func isReplaced(after check: Check, _ knobs: Knobs) -> Bool {
    let last = knobs.step(.inTime, lastStep(ofStimulusAt: check.answerStep))
    let changed = sizeChanges(.standard).last { $0.end <= check.step }
      .map { knobs.step(.sinceTheChange, $0.end) }
    return loads.contains { load in
      load.number != check.load && load.host == host(at: check.answerStep)
        && ((check.step...max(check.step, last)).contains(load.step)
          || (load.step >= changed ?? 0 && load.isUnderWay(at: check.answerStep))
          || (load.isHeld(at: check.answerStep)
            && load.window == windowSize(at: check.answerStep)))
    }
  }
}
