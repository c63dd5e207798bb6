internal import Records
internal import Scenarios

extension Rule {
  /// 004-PRS-002: the app's state is saved before a full-screen interface appears.
  static let stateIsSavedForTheScreen = onBannerStep(
    "004-PRS-002", turning: [.moment, .unsaved]
  ) { moment, deeds, _, knobs in
    guard knobs.holds(.moment, moment.kind == .screenWillBePresented),
      knobs.holds(.unsaved, moment.hasUnsavedState)
    else { return .silent }
    guard !deeds.contains(.save) else { return .kept }
    return .broken(.kind("notSaved", expected: .deed([.save])))
  }
}
