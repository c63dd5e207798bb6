internal import Records
internal import Scenarios

extension Rule {
  /// 000-SMT-001: a smart banner reaches from the left edge of the safe area to the right one.
  static let smartBannerSpansTheSafeArea = onPlacement(
    "000-SMT-001", turning: [.offEdge, .systemVersion]
  ) { placement, situation, choice, readings, knobs in
    guard placement.kind == .smartBanner, let ad = PlacedAd(placement, situation, choice),
      let safeArea = ad.safeArea(&readings, knobs)
    else { return .silent }
    let area = readings(SmartBannerWidth.self) == .view ? ad.view : safeArea
    if ad.frame.differs(in: .left, from: area, .offEdge, knobs) {
      return .broken(.kind("leftNotAligned", expected: .frameLine(.left, area.minX)))
    }
    if ad.frame.differs(in: .right, from: area, .offEdge, knobs) {
      return .broken(.kind("rightNotAligned", expected: .frameLine(.right, area.maxX)))
    }
    return .kept
  }

  /// 000-SMT-002: in code, where there is a safe area, a smart banner's edges are not the view's.
  static let smartBannerLeavesTheViewsEdges = onPlacement(
    "000-SMT-002", turning: [.offEdge, .systemVersion]
  ) { placement, situation, choice, readings, knobs in
    guard placement.kind == .smartBanner, placement.means == .code,
      let ad = PlacedAd(placement, situation, choice), let area = ad.safeArea(&readings, knobs)
    else { return .silent }
    for line in [FrameLine.left, .right, placement.edge.line]
    where area.place(of: line) != ad.view.place(of: line)
      && !ad.frame.differs(in: line, from: ad.view, .offEdge, knobs)
    {
      return .broken(.kind("edgeOfTheView", expected: .frameLine(line, area.place(of: line))))
    }
    return .kept
  }
}
