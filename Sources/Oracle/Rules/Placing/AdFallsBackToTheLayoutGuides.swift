internal import Records
internal import Scenarios

extension Rule {
  /// 000-FBK-001: in code below iOS 11, an ad stands at the layout guides and the view's edges.
  static let adFallsBackToTheLayoutGuides = onPlacement(
    "000-FBK-001", turning: [.offEdge, .offCenter, .systemVersion]
  ) { placement, situation, choice, readings, knobs in
    guard let ad = PlacedAd(placement, situation, choice), ad.isBeforeSafeArea(knobs),
      ad.isBoundLikeABanner(&readings)
    else { return .silent }
    let line = placement.edge.line
    let area = ad.fallbackArea(&readings)
    if ad.frame.differs(in: line, from: area, .offEdge, knobs) {
      return .broken(
        .kind("awayFromTheLayoutGuide", expected: .frameLine(line, area.place(of: line))))
    }
    if placement.alignment == .centered {
      guard ad.isOffCenter(from: area.midX, &readings, knobs) else { return .kept }
      return .broken(.kind("notCentered", expected: .frameLine(.center, area.midX)))
    }
    let sides = ad.side(&readings).map { [$0] } ?? [.left, .right]
    for side in sides where ad.frame.differs(in: side, from: area, .offEdge, knobs) {
      return .broken(.kind("awayFromTheSide", expected: .frameLine(side, area.place(of: side))))
    }
    return .kept
  }
}

extension PlacedAd {
  /// Returns the view between its layout guides, or all of it.
  ///
  /// Lines 124-131, 209 and 221-222 of document 000, question 000-Q-005; on a system without a safe
  /// area, the top and bottom insets are the lengths of the layout guides.
  fileprivate func fallbackArea(_ readings: inout Readings) -> Rect {
    var guides = situation.host.safeAreaInsets
    guides.left = 0
    guides.right = 0
    guard guides != .zero, readings(EdgeBeforeSafeArea.self) == .layoutGuide else { return view }
    return view.inset(by: guides)
  }
}
