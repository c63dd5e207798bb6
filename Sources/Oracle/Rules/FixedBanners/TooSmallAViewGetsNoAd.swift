internal import Records
internal import Scenarios

extension Rule {
  /// 004-SIZ-003: a view too small for every size of its device gets no ad.
  static let tooSmallAViewGetsNoAd = onFixedSize(
    "004-SIZ-003", turning: [.adWidth, .adHeight]
  ) { view, situation, choice, readings, knobs in
    guard FixedSizes(view, in: situation, &readings, knobs).fitting.isEmpty
    else { return .silent }
    guard choice != .noAd else { return .kept }
    return .broken(.kind("adThoughTooSmall", expected: .fixedSize(.noAd)))
  }
}
