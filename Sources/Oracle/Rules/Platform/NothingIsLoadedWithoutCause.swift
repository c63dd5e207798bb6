internal import Records
internal import Scenarios

extension Rule {
  /// PLAT-LOD-001: a banner or a native ad is loaded anew only after something has happened to it.
  static let nothingIsLoadedWithoutCause = onSession(
    "PLAT-LOD-001", .load, turning: [.layoutKept]
  ) { session, _, knobs in
    guard !session.format.isFullScreen else { return .silent }
    return session.loads.indices.dropFirst().map { $0 }.combined { index in
      let (former, load) = (session.loads[index - 1], session.loads[index])
      guard former.host == load.host else { return .silent }
      let isCaused =
        load.step > former.step
        && (former.step + 1...load.step).contains {
          session.trace.steps[$0].event.kind.isCauseToLoad
        }
      let sameLayout =
        session.situation(at: former.step).layout == session.situation(at: load.step).layout
      if isCaused || !knobs.holds(.layoutKept, sameLayout) { return .kept }
      return .broken(.kind("loadedWithoutCause", expected: .noLoad, step: load.step))
    }
  }
}

extension Event.Kind {
  /// Whether something has happened but a layout, an arrival, an answer or what was put off.
  fileprivate var isCauseToLoad: Bool {
    switch self {
    case .loadDidSucceed, .viewDidLayoutSubviews, .safeAreaInsetsDidChange, .checked, .dispatched:
      false
    default: true
    }
  }
}
