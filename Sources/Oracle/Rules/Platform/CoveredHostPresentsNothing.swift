internal import Records
internal import Scenarios

extension Rule {
  /// PLAT-PRS-001: nothing is presented from a host that something is presented over already.
  static let coveredHostPresentsNothing = onSession(
    "PLAT-PRS-001", .presentation, turning: [.covered]
  ) { session, _, knobs in
    session.attempts.combined { attempt in
      let isCovered =
        session.trace.steps[attempt.step].event.snapshot.isCovered
        || session.coveredSteps.contains { $0.contains(attempt.step - 1) }
      guard knobs.holds(.covered, isCovered) else { return .kept }
      return .broken(
        .kind("presentedWhileCovered", expected: .noPresentation, step: attempt.step))
    }
  }
}
