internal import Records
internal import Scenarios

extension Rule {
  /// 001-SCN-004 over a session: where the view appears in an active scene, the request is made.
  static let requestFollowsTheAppearance = onSession(
    "001-SCN-004", .appearance, turning: [.activeScene, .roomForBanner, .inTime]
  ) { session, _, knobs in
    session.format == .native ? .silent : session.rulingOnAppearances(knobs)
  }

  /// 001-BAN-003 over a session: where the view appears so, laid out, the banner is requested.
  static let bannerFollowsTheAppearance = onSession(
    "001-BAN-003", .appearance, turning: [.activeScene, .roomForBanner, .inTime]
  ) { session, _, knobs in
    session.format == .banner ? session.rulingOnAppearances(knobs) : .silent
  }
}

extension Session {
  /// Whether something was requested by the time a view had appeared that could request it.
  fileprivate func rulingOnAppearances(_ knobs: Knobs) -> Ruling {
    appearances.combined { step in
      guard canRequest(at: step, knobs),
        format != .banner
          || knobs.exceeds(.roomForBanner, situation(at: step).safeAreaWidth(.standard), 0)
      else { return .silent }
      let last = knobs.step(.inTime, lastStep(ofStimulusAt: step))
      if loads.contains(where: { $0.step <= last }) { return .kept }
      return .broken(.kind("needlessWait", expected: .aLoad, step: step))
    }
  }
}
