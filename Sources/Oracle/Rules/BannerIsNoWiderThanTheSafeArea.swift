internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-001: a banner is requested no wider than the safe area.
  static let bannerIsNoWiderThanTheSafeArea = onBannerWidth(
    "001-BAN-001", turning: [.bannerWidth, .insets]
  ) { situation, choice, readings, knobs in
    guard case .points(let points) = choice else { return .silent }
    var width = situation.bannerWidth(&readings, knobs)
    // No reading that counts by itself rounds up; a profile can pin the one that does.
    if width.isFractional, readings(FractionalWidth.self) == .roundedUp {
      width = width.wholePart + 1
    }
    guard points.isFinite else {
      return .broken(.kind("notFinite", expected: .widthAtMost(width)))
    }
    guard knobs.exceeds(.bannerWidth, points, width) else { return .kept }
    return .broken(.kind("tooWide", expected: .widthAtMost(width)))
  }
}

extension Situation {
  /// The width of the host view between its own left and right insets, in points.
  ///
  /// Lines 171-172 and 231-232 of document 001. Zero before the first layout.
  func safeAreaWidth(_ knobs: Knobs) -> Double {
    knobs.width(host.view.width, less: host.safeAreaInsets)
  }

  /// Returns the width an anchored adaptive banner takes, in points.
  func bannerWidth(_ readings: inout Readings, _ knobs: Knobs) -> Double {
    switch readings(BannerWidthOf.self) {
    case .safeArea: safeAreaWidth(knobs)
    case .window: hostScene?.window?.width ?? host.view.width
    }
  }
}

extension Double {
  /// The whole number of points at or below a width.
  ///
  /// Legal widths are far below the largest integer.
  var wholePart: Double { Double(Int(self)) }

  /// Whether a width ends on a fraction of a point.
  var isFractional: Bool { wholePart != self }
}
