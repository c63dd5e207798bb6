internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-003: a banner is requested once its view is laid out in a window.
  static let bannerIsRequestedOnceLaidOut = onBannerWidth(
    "001-BAN-003", turning: [.laidOut, .activeScene, .roomForBanner]
  ) { situation, choice, readings, knobs in
    switch (situation.bannerTime(&readings, knobs), choice) {
    case (.now, .wait): .broken(.kind("needlessWait", expected: .aWidth))
    case (.later, .points): .broken(.kind("requestedBeforeLayout", expected: .noBanner))
    default: .kept
    }
  }
}

/// Whether the time for a banner request has come.
private enum BannerTime {
  case now, later
  /// The document has no wish either way.
  case any
}

extension Situation {
  fileprivate func bannerTime(_ readings: inout Readings, _ knobs: Knobs) -> BannerTime {
    if !knobs.holds(.laidOut, host.view.width > 0) {
      return readings(WidthBeforeLayout.self) == .asIs ? .any : .later
    }
    guard let hostScene else {
      return readings(WidthWithoutWindow.self) == .asIs ? .any : .later
    }
    return hostScene.isActiveWindowScene(knobs)
      && knobs.exceeds(.roomForBanner, safeAreaWidth(.standard), 0) ? .now : .any
  }
}
