internal import Records
internal import Scenarios

extension Rule {
  /// 000-SIZ-001: a banner that has room keeps its size.
  static let bannerKeepsItsSize = onPlacement(
    "000-SIZ-001", turning: [.offWidth, .offHeight, .roomForAd]
  ) { placement, situation, choice, readings, knobs in
    guard placement.kind != .native, let ad = PlacedAd(placement, situation, choice),
      situation.hasRoom(for: placement, knobs)
    else { return .silent }
    guard placement.kind == .smartBanner else { return ad.keepsSize(&readings, knobs) }
    guard ad.frame.differs(in: .height, from: Rect(placement.size), .offHeight, knobs),
      readings(SmartBannerHeight.self) == .kept
    else { return .kept }
    return .broken(
      .kind("otherHeight", expected: .frameLine(.height, placement.size.height)))
  }

  /// 000-NAT-002: a native ad that has room keeps its size.
  static let nativeAdKeepsItsSize = onPlacement(
    "000-NAT-002", turning: [.offWidth, .offHeight, .roomForAd]
  ) { placement, situation, choice, readings, knobs in
    guard placement.kind == .native, let ad = PlacedAd(placement, situation, choice),
      situation.hasRoom(for: placement, knobs)
    else { return .silent }
    return ad.keepsSize(&readings, knobs)
  }
}

extension PlacedAd {
  /// Returns whether the ad has the size that counts, width first.
  fileprivate func keepsSize(_ readings: inout Readings, _ knobs: Knobs) -> Ruling {
    var size = placement.size
    if let former = placement.formerSize, former != size,
      readings(SizeThatChanged.self) == .asConstrained
    {
      size = former
    }
    if frame.differs(in: .width, from: Rect(size), .offWidth, knobs) {
      return .broken(.kind("otherWidth", expected: .frameLine(.width, size.width)))
    }
    if frame.differs(in: .height, from: Rect(size), .offHeight, knobs) {
      return .broken(.kind("otherHeight", expected: .frameLine(.height, size.height)))
    }
    return .kept
  }
}
