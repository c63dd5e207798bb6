internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-002: a banner is requested as wide as the safe area.
  static let bannerIsNoNarrowerThanTheSafeArea = onBannerWidth(
    "001-BAN-002", turning: [.bannerWidth, .insets]
  ) { situation, choice, readings, knobs in
    guard case .points(let points) = choice, points.isFinite else { return .silent }
    let width = situation.bannerWidth(&readings, knobs)
    guard knobs.exceeds(.bannerWidth, width, points) else { return .kept }
    if points == width.wholePart, readings(FractionalWidth.self) == .truncated { return .kept }
    return .broken(.kind("tooNarrow", expected: .widthAtLeast(width)))
  }
}
