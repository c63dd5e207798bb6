internal import Records
internal import Scenarios

extension Rule {
  /// 004-SIZ-005: of the sizes that fit, the ad has the largest.
  static let adHasTheLargestSizeThatFits = onFixedSize(
    "004-SIZ-005", turning: [.adWidth, .adHeight]
  ) { view, situation, choice, readings, knobs in
    guard case .size(let size) = choice else { return .silent }
    let sizes = FixedSizes(view, in: situation, &readings, knobs)
    guard sizes.fitting.contains(size), let largest = sizes.largest(&readings)
    else { return .silent }
    guard size != largest else { return .kept }
    return .broken(.kind("smallerThanPossible", expected: .fixedSize(.size(largest))))
  }
}
