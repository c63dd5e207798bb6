internal import Records
internal import Scenarios

extension Rule {
  /// PLAT-SIZ-001: a banner is requested for a width that is finite and above 0.
  static let bannerWidthIsUsable = onBannerWidth(
    "PLAT-SIZ-001", turning: [.noWidth]
  ) { _, choice, _, knobs in
    guard case .points(let width) = choice else { return .silent }
    if width.isFinite, !knobs.holds(.noWidth, width <= 0) { return .kept }
    return .broken(.kind("unusableWidth", expected: .noBanner))
  }
}
