internal import Records
internal import Scenarios

extension Rule {
  /// 004-PRS-001: what runs is paused before a full-screen interface appears.
  static let activitiesPauseForTheScreen = onBannerStep(
    "004-PRS-001", turning: [.moment, .running]
  ) { moment, deeds, _, knobs in
    guard knobs.holds(.moment, moment.kind == .screenWillBePresented),
      knobs.holds(.running, moment.activities == .running)
    else { return .silent }
    guard !deeds.contains(.pause) else { return .kept }
    return .broken(.kind("notPaused", expected: .deed([.pause])))
  }
}
