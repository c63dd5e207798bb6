internal import Records
internal import Scenarios

extension Rule {
  /// 004-SHW-001: a banner hidden so far is added to the hierarchy when its ad arrives.
  static let hiddenBannerIsShownWithItsAd = onBannerStep(
    "004-SHW-001", turning: [.moment]
  ) { moment, deeds, readings, knobs in
    guard knobs.holds(.moment, moment.kind == .adIsReceived) else { return .silent }
    let wanted: [BannerDeed]
    switch moment.place {
    case .seen: return .silent
    case .absent: wanted = [.addBanner]
    case .unseen:
      guard readings(HiddenBanner.self) == .unseen else { return .silent }
      wanted = [.addBanner, .revealBanner]
    }
    guard !wanted.contains(where: deeds.contains) else { return .kept }
    return .broken(.kind("leftHidden", expected: .deed(wanted)))
  }
}
