internal import Records
internal import Scenarios

extension Rule {
  /// 000-ALN-001: on the left or right, an ad's edge is that of the safe area, not of the view.
  static let adIsAlignedWithTheSafeArea = onPlacement(
    "000-ALN-001", turning: [.offEdge, .systemVersion]
  ) { placement, situation, choice, readings, knobs in
    guard let ad = PlacedAd(placement, situation, choice),
      let area = ad.safeArea(&readings, knobs), let side = ad.side(&readings),
      ad.isBoundLikeABanner(&readings)
    else { return .silent }
    guard ad.frame.differs(in: side, from: area, .offEdge, knobs) else { return .kept }
    let isAtTheView = ad.frame.place(of: side) == ad.view.place(of: side)
    return .broken(
      .kind(
        isAtTheView ? "alignedWithTheView" : "notAligned",
        expected: .frameLine(side, area.place(of: side))))
  }
}
