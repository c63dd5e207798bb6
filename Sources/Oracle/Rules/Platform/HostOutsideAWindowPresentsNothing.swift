internal import Records
internal import Scenarios

extension Rule {
  /// PLAT-PRS-002: nothing is presented from a host whose view is in no window.
  static let hostOutsideAWindowPresentsNothing = onSession(
    "PLAT-PRS-002", .presentation, turning: [.noWindow]
  ) { session, _, knobs in
    session.attempts.combined { attempt in
      let isOutside = session.situation(at: attempt.step).hostScene == nil
      guard knobs.holds(.noWindow, isOutside) else { return .kept }
      return .broken(
        .kind("presentedInNoWindow", expected: .noPresentation, step: attempt.step))
    }
  }
}
