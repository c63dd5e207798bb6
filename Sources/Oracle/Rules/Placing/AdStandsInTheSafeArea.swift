internal import Records
internal import Scenarios

extension Rule {
  /// 000-SAF-001: a banner lies in the safe area.
  static let bannerStandsInTheSafeArea = inSafeArea("000-SAF-001") { $0 != .native }

  /// 000-NAT-001: so does a native ad at the top or bottom of the screen.
  static let nativeAdStandsInTheSafeArea = inSafeArea("000-NAT-001") { $0 == .native }

  private static func inSafeArea(
    _ clause: String, where isMeant: @escaping @Sendable (AdPlacement.Kind) -> Bool
  ) -> Rule {
    onPlacement(
      clause, turning: [.leftEdge, .topEdge, .rightEdge, .bottomEdge, .systemVersion]
    ) { placement, situation, choice, readings, knobs in
      guard isMeant(placement.kind), let ad = PlacedAd(placement, situation, choice),
        let area = ad.safeArea(&readings, knobs), ad.isBoundLikeABanner(&readings)
      else { return .silent }
      if let kind = ad.frame.kindOfExcess(over: area, knobs) {
        if placement.isTooLarge(for: area), readings(LargerThanTheSafeArea.self) == .overflowing {
          return .kept
        }
        return .broken(.kind(kind, expected: .frameInside(area)))
      }
      if let region = ad.regionAcross, readings(AcrossTheFold.self) == .keptClear {
        return .broken(.kind("acrossARegion", expected: .frameClearOf(region)))
      }
      return .kept
    }
  }
}

extension AdPlacement {
  /// Whether an area has no room for the ad; a smart banner has the width it is given.
  fileprivate func isTooLarge(for area: Rect) -> Bool {
    (kind != .smartBanner && size.width > area.width) || size.height > area.height
  }
}

extension Rect {
  /// Returns the kind of the first edge at which the rectangle reaches out of an area; nil if none.
  fileprivate func kindOfExcess(over area: Rect, _ knobs: Knobs) -> StaticString? {
    if knobs.exceeds(.leftEdge, area.minX, minX) { return "leftOfTheSafeArea" }
    if knobs.exceeds(.rightEdge, maxX, area.maxX) { return "rightOfTheSafeArea" }
    if knobs.exceeds(.topEdge, area.minY, minY) { return "aboveTheSafeArea" }
    if knobs.exceeds(.bottomEdge, maxY, area.maxY) { return "belowTheSafeArea" }
    return nil
  }
}
