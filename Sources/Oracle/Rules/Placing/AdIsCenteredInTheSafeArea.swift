internal import Records
internal import Scenarios

extension Rule {
  /// 000-CEN-001: an ad that is centered has the middle of the safe area.
  static let adIsCenteredInTheSafeArea = onPlacement(
    "000-CEN-001", turning: [.offCenter, .systemVersion]
  ) { placement, situation, choice, readings, knobs in
    guard placement.alignment == .centered, let ad = PlacedAd(placement, situation, choice),
      let area = ad.safeArea(&readings, knobs), ad.isBoundLikeABanner(&readings)
    else { return .silent }
    let isInBuilder = placement.means == .interfaceBuilder
    let center =
      isInBuilder && readings(CenterInBuilder.self) == .view ? ad.view.midX : area.midX
    guard ad.isOffCenter(from: center, &readings, knobs) else { return .kept }
    let isAtTheView = ad.frame.midX == ad.view.midX
    return .broken(
      .kind(
        isAtTheView ? "centeredOnTheView" : "notCentered",
        expected: .frameLine(.center, center)))
  }
}

extension PlacedAd {
  /// Half a point: as far as a frame between two pixels is moved, at most.
  ///
  /// That is half a pixel on the coarsest display, which has one pixel a point; finer ones move a
  /// frame less.
  private static let pixelTolerance = 0.5

  /// Returns whether the ad's middle is elsewhere, both in the view's space.
  ///
  /// Under one reading of 000-Q-003 it may be off by ``pixelTolerance``, inclusive.
  func isOffCenter(from center: Double, _ readings: inout Readings, _ knobs: Knobs) -> Bool {
    let distance = abs(frame.midX - center)
    guard knobs.exceeds(.offCenter, distance, 0) else { return false }
    guard distance <= PlacedAd.pixelTolerance else { return true }
    return readings(CenterBetweenPixels.self) == .exact
  }
}
