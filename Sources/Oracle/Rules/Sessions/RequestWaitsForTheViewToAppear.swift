internal import Records
internal import Scenarios

extension Rule {
  /// 001-APP-001: a request is made once the view has appeared, not when it has only loaded.
  static let requestWaitsForTheViewToAppear = onSession("001-APP-001", .load) { session, _ in
    guard session.format != .native else { return .silent }
    return session.loads.combined { load in
      session.hasAppeared(before: load)
        ? .kept
        : .broken(.kind("requestedBeforeAppearance", expected: .noLoad, step: load.step))
    }
  }
}

extension Session {
  /// Whether the host of a load had appeared in a window by the step in which the load began.
  fileprivate func hasAppeared(before load: Load) -> Bool {
    let loaded = load.host == 0 ? 0 : replacements[load.host - 1]
    return appearances.contains { loaded...load.step ~= $0 }
  }
}
