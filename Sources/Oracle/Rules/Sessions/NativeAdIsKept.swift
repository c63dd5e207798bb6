internal import Records
internal import Scenarios

extension Rule {
  /// 001-NAT-001: a native ad is not loaded anew because the window changed.
  static let nativeAdIsKept = onSession(
    "001-NAT-001", .change,
    turning: [.unfailed, .toldOfAChange, .requested, .sinceTheChange, .inTime]
  ) { session, _, knobs in
    guard session.format == .native else { return .silent }
    return session.changes.combined { change in
      guard
        session.loads.contains(where: { load in
          load.step < knobs.step(.requested, change.start)
            && knobs.holds(.unfailed, load.failure == nil)
        })
      else { return .silent }
      let steps = session.reactions(to: change, knobs)
      let load = session.loads.first { load in
        // One that answers a failure, or what was put off before, has another reason.
        steps.contains(load.step)
          && knobs.holds(.toldOfAChange, session.trace.steps[load.step].event.kind.tellsOfAChange)
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
