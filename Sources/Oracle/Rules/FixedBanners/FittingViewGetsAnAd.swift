internal import Records
internal import Scenarios

extension Rule {
  /// 004-SIZ-006: where a size fits, an ad comes.
  static let fittingViewGetsAnAd = onFixedSize(
    "004-SIZ-006", turning: [.adWidth, .adHeight]
  ) { view, situation, choice, readings, knobs in
    let fitting = FixedSizes(view, in: situation, &readings, knobs).fitting
    guard !fitting.isEmpty else { return .silent }
    guard choice == .noAd else { return .kept }
    return .broken(.kind("noAdThoughOneFits", expected: .oneOfSizes(fitting)))
  }
}
