internal import Records
internal import Scenarios

extension Rule {
  /// 004-SIZ-001: an ad has one of the four sizes.
  static let adHasAFixedSize = onFixedSize("004-SIZ-001") { _, _, choice, _, _ in
    guard case .size(let size) = choice else { return .silent }
    guard !FixedSizes.all.contains(size) else { return .kept }
    return .broken(.kind("noSuchSize", expected: .oneOfSizes(FixedSizes.all)))
  }
}
