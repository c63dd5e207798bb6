internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-003: where the check refuses the loaded ad, another is loaded.
  static let refusedAdIsReplaced = onSession("001-RSZ-003", .check) { session, readings in
    session.checks.combined { check in
      guard case .refused(let refusal) = check.answer else { return .silent }
      // A check with the old size is 001-RSZ-002's to judge.
      if case .viewWillTransition = session.trace.steps[check.step].event.kind { return .silent }
      if session.isReplaced(after: check) { return .kept }
      guard session.canRequest(at: check.answerStep) else { return .silent }
      switch refusal {
      case .tooLarge: break
      case .notReady, .notInWindow, .alreadyUsed, .covered:
        if readings(OtherRefusal.self) == .left { return .kept }
      }
      return .broken(.kind("notReloaded", expected: .aLoad, step: check.answerStep))
    }
  }
}

extension Session {
  /// Whether the host is in the window of an active scene, so that nothing speaks for waiting.
  func canRequest(at step: Int) -> Bool {
    situation(at: step).hostScene?.isActiveWindowScene == true
  }

  /// Whether another load began after a check, or was already under way in the present layout.
  fileprivate func isReplaced(after check: Check) -> Bool {
    let last = lastStep(ofStimulusAt: check.answerStep)
    let changed = changes.last { $0.end <= check.step }?.end ?? 0
    return loads.contains { load in
      load.number != check.load
        && ((check.step...last).contains(load.step)
          || (load.step >= changed && load.isUnderWay(at: check.answerStep)))
    }
  }
}
