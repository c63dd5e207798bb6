internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-004 over a session: where the view appears in an active scene, the request is made.
  static let requestFollowsTheAppearance = onSession(
    "001-SCN-004", .appearance, turning: [.activeScene, .roomForBanner, .inTime]
  ) { session, _, knobs in
    guard session.format != .native else { return .silent }
    return session.appearances.combined { step in
      guard session.canRequest(at: step, knobs),
        session.format != .banner
          || knobs.exceeds(.roomForBanner, session.situation(at: step).safeAreaWidth(.standard), 0)
      else { return .silent }
      let last = knobs.step(.inTime, session.lastStep(ofStimulusAt: step))
      if session.loads.contains(where: { $0.step <= last }) { return .kept }
      return .broken(.kind("needlessWait", expected: .aLoad, step: step))
    }
  }
}
