internal import Records
internal import Scenarios

extension Rule {
  /// 001-BAN-003: a banner is requested once its view is laid out in a window.
  static let bannerIsRequestedOnceLaidOut = onBannerWidth("001-BAN-003") {
    situation, choice, readings in
    if situation.mayRequestBanner(&readings) {
      guard choice == .wait else { return .kept }
      return .broken(.kind("needlessWait", expected: .aWidth))
    }
    guard choice != .wait else { return .kept }
    return .broken(.kind("requestedBeforeLayout", expected: .noBanner))
  }
}

extension Situation {
  /// Returns whether the view is laid out in a window, or a reading does without.
  fileprivate func mayRequestBanner(_ readings: inout Readings) -> Bool {
    if safeAreaWidth <= 0 { return readings(WidthBeforeLayout.self) == .asIs }
    return hostScene != nil || readings(WidthWithoutWindow.self) == .asIs
  }
}
