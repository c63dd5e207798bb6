internal import Records
internal import Scenarios

extension Rule {
  /// 004-SIZ-002: the sizes for tablets are given to tablets only.
  static let tabletSizesAreForTablets = onFixedSize(
    "004-SIZ-002", turning: [.tabletSize]
  ) { _, situation, choice, readings, knobs in
    guard case .size(let size) = choice,
      knobs.holds(.tabletSize, FixedSizes.forTablets.contains(size))
    else { return .silent }
    guard !situation.getsSizesForTablets(&readings) else { return .kept }
    return .broken(
      .kind("tabletSizeOnPhone", expected: .oneOfSizes([FixedSizes.all[0]])))
  }
}
