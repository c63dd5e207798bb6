internal import Records
internal import Scenarios

extension Rule {
  /// 000-EDG-001: at the top or bottom, an ad's edge is that of the safe area.
  static let adStandsAtTheEdge = onPlacement(
    "000-EDG-001", turning: [.offEdge, .systemVersion]
  ) { placement, situation, choice, readings, knobs in
    guard let ad = PlacedAd(placement, situation, choice), !ad.isBeforeSafeArea(knobs),
      ad.isBoundLikeABanner(&readings)
    else { return .silent }
    // Where the safe area's sides are is open in places; its top and bottom are not.
    let area = ad.view.inset(by: situation.host.safeAreaInsets)
    let line = placement.edge.line
    guard ad.frame.differs(in: line, from: area, .offEdge, knobs) else { return .kept }
    return .broken(
      .kind("awayFromTheEdge", expected: .frameLine(line, area.place(of: line))))
  }
}

extension Rect {
  /// Returns whether a line of the rectangle is elsewhere than in another of the same space.
  func differs(
    in line: FrameLine, from other: Rect, _ knob: Knob, _ knobs: Knobs
  ) -> Bool {
    knobs.exceeds(knob, abs(place(of: line) - other.place(of: line)), 0)
  }
}
