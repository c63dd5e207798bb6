internal import Records
internal import Scenarios

extension Rule {
  /// 004-SIZ-004: an ad is larger than its view in neither dimension.
  ///
  /// Where nothing fits, 004-SIZ-003 says all there is to say.
  static let adIsNoLargerThanItsView = onFixedSize(
    "004-SIZ-004", turning: [.adWidth, .adHeight]
  ) { view, situation, choice, readings, knobs in
    guard case .size(let size) = choice, FixedSizes.all.contains(size) else { return .silent }
    let sizes = FixedSizes(view, in: situation, &readings, knobs)
    guard !sizes.fitting.isEmpty else { return .silent }
    if sizes.fitting.contains(size) { return .kept }
    // A size that would fit, and that the device does not get, is no matter of room.
    guard !FixedSizes.fit(size, view, in: situation, &readings, knobs) else { return .silent }
    return .broken(.kind("largerThanTheView", expected: .oneOfSizes(sizes.fitting)))
  }
}
