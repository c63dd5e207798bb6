internal import Records
internal import Scenarios

extension Rule {
  /// 004-PRS-003: what was paused runs again when the full-screen interface is dismissed.
  ///
  /// Whichever event it is to answer, what is still paused once the dismissal is over is too late.
  static let activitiesResumeAfterTheScreen = onBannerStep(
    "004-PRS-003", turning: [.moment, .paused]
  ) { moment, deeds, readings, knobs in
    guard knobs.holds(.moment, moment.kind.isOfADismissal),
      knobs.holds(.paused, moment.activities == .paused)
    else { return .silent }
    if deeds.contains(.resume) { return .kept }
    if moment.kind == .screenWillBeDismissed, readings(TimeToResume.self) == .didDismiss {
      return .silent
    }
    return .broken(.kind("notResumed", expected: .deed([.resume])))
  }
}

extension BannerMoment.Kind {
  fileprivate var isOfADismissal: Bool {
    self == .screenWillBeDismissed || self == .screenWasDismissed
  }
}
