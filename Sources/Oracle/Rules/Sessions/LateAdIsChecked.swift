internal import Records
internal import Scenarios

extension Rule {
  /// 001-RSZ-006: an ad that was requested before a change and arrives after it is checked, too.
  static let lateAdIsChecked = onSession(
    "001-RSZ-006", .load,
    turning: [.otherSize, .afterTheChange, .arrived]
  ) { session, readings, knobs in
    session.loads.combined { load in
      guard let delivery = load.delivery, load.contentSize != nil, let requested = load.window,
        session.sizeChanges(knobs).contains(where: { change in
          load.step < change.end && knobs.step(.afterTheChange, change.end) < delivery
        }),
        let window = session.firstWindow(since: delivery, ofHost: load.host),
        knobs.holds(.otherSize, window != requested)
      else { return .silent }
      let presentation = session.presentations.first { $0.what == load.number }?.step
      let next = presentation ?? .max
      let isChecked = session.checks.contains {
        $0.load == load.number && knobs.step(.arrived, delivery) <= $0.step && $0.step <= next
      }
      if isChecked { return .kept }
      // Both readings have it checked before it is presented.
      if presentation == nil, load.end != nil || readings(LateAd.self) == .taken { return .kept }
      return .broken(.kind("lateAdNotChecked", expected: .aCheck, step: presentation ?? delivery))
    }
  }

  /// 001-RSZ-007: with no ad there when the window changes, one is loaded.
  static let missingAdIsLoaded = onSession(
    "001-RSZ-007", .change,
    turning: [
      .otherSize, .activeScene, .held, .sinceTheChange, .inTime,
    ]
  ) { session, readings, knobs in
    session.sizeChanges(knobs).combined { change in
      let host = session.host(at: change.start)
      guard session.canRequest(at: change.end, knobs), session.heldAd(at: change.end, knobs) == nil,
        !session.isAdOnScreen(at: session.lastStep(ofStimulusAt: change.end)),
        !session.loads.contains(where: { $0.host == host && $0.isUnderWay(at: change.start) })
      else { return .silent }
      let steps = session.reactions(to: change, knobs)
      if session.loads.contains(where: { steps.contains($0.step) }) { return .kept }
      // A check of nothing that counts as refused is answered with a load; 001-Q-006.
      guard readings(NothingLoaded.self) == .refused else { return .kept }
      return .broken(.kind("notReloaded", expected: .aLoad, step: change.end))
    }
  }
}

extension Session {
  /// The size of the first window a host is in from a step on; nil when it is in none.
  fileprivate func firstWindow(since step: Int, ofHost host: Int) -> Size? {
    let end = replacements.indices.contains(host) ? replacements[host] : trace.steps.count
    return (step..<max(step, end)).lazy.compactMap { self.windowSize(at: $0) }.first
  }

  /// Whether a full-screen ad is on screen in a step.
  fileprivate func isAdOnScreen(at step: Int) -> Bool {
    coveredSteps.contains { $0.contains(step) }
  }
}
