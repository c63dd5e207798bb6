internal import Records
internal import Scenarios

extension Rule {
  /// 001-NAT-001: a native ad is not loaded anew because the window changed.
  static let nativeAdIsKept = onSession("001-NAT-001", .change) { session, _ in
    guard session.format == .native else { return .silent }
    return session.changes.combined { change in
      guard session.loads.contains(where: { $0.step < change.start && $0.failure == nil }) else {
        return .silent
      }
      let steps = change.start...session.lastStep(ofStimulusAt: change.end)
      let load = session.loads.first { load in
        // One that answers a failure, or what was put off before, has another reason.
        steps.contains(load.step) && session.trace.steps[load.step].event.kind.tellsOfAChange
      }
      guard let load else { return .kept }
      return .broken(.kind("reloadedForTheWindow", expected: .noLoad, step: load.step))
    }
  }
}

extension Event.Kind {
  /// Whether the event tells of a change of layout, or brings what one put off.
  fileprivate var tellsOfAChange: Bool {
    switch self {
    case .viewWillTransition, .transitionAlongside, .transitionDidEnd, .viewDidLayoutSubviews,
      .safeAreaInsetsDidChange, .dispatched:
      true
    default: false
    }
  }
}
