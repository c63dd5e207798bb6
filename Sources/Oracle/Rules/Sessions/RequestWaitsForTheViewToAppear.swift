internal import Records
internal import Scenarios

extension Rule {
  /// 001-APP-001: a request is made once the view has appeared, not when it has only loaded.
  static let requestWaitsForTheViewToAppear = onSession(
    "001-APP-001", .load, turning: [.sameHost, .appeared]
  ) { session, _, knobs in
    guard session.format != .native else { return .silent }
    return session.loads.combined { load in
      session.hasAppeared(before: load, knobs)
        ? .kept
        : .broken(.kind("requestedBeforeAppearance", expected: .noLoad, step: load.step))
    }
  }
}

extension Session {
  /// Whether the host of a load had appeared in a window by the step in which the load began.
  fileprivate func hasAppeared(before load: Load, _ knobs: Knobs) -> Bool {
    let loaded = load.host == 0 ? 0 : replacements[load.host - 1]
    let last = knobs.step(.appeared, load.step)
    return appearances.contains { step in
      step <= last && knobs.holds(.sameHost, loaded <= step)
    }
  }
}
