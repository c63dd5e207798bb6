internal import Records
internal import Scenarios

extension Rule {
  /// PLAT-PRS-001: nothing is presented from a host that something is presented over already.
  static let coveredHostPresentsNothing = onSession(
    "PLAT-PRS-001", .presentation, turning: [.covered]
  ) { session, _, knobs in
    session.attempts.indices.combined { index in
      let step = session.attempts[index].step
      let isCovered =
        session.trace.steps[step].event.snapshot.isCovered
        // What was presented a moment before covers the host, too.
        || index > 0 && session.attempts[index - 1].step == step
        || session.coveredSteps.contains { $0.contains(step - 1) }
      guard knobs.holds(.covered, isCovered) else { return .kept }
      return .broken(.kind("presentedWhileCovered", expected: .noPresentation, step: step))
    }
  }
}
