internal import Records
internal import Scenarios

extension Rule {
  /// 001-NAT-001: a native ad is not loaded anew because the window changed.
  static let nativeAdIsKept = onSession(
    "001-NAT-001", .change,
    turning: [.otherSize, .toldOfAChange, .held, .sinceTheChange, .inTime]
  ) { session, _, knobs in
    guard session.format == .native else { return .silent }
    return session.changes.combined { change in
      let (host, start) = (session.host(at: change.start), knobs.step(.held, change.start))
      guard knobs.holds(.otherSize, session.takesAnotherSize(in: change)),
        session.loads.contains(where: { load in
          load.host == host && (load.isHeld(at: start) || load.isUnderWay(at: start))
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

extension Session {
  /// Whether the window takes another size in a change, for good or on the way.
  fileprivate func takesAnotherSize(in change: Change) -> Bool {
    (change.start...change.end).contains { windowSize(at: $0) != change.before.window.size }
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
