internal import Records
internal import Scenarios

extension Rule {
  /// 004-DLG-002: a delegate of its own is taken off before the banner view is released.
  static let delegateIsTakenOffBeforeTheRelease = onBannerStep(
    "004-DLG-002", turning: [.inOrder, .ownObject]
  ) { moment, deeds, _, knobs in
    guard let release = deeds.firstIndex(of: .releaseBanner),
      knobs.holds(.ownObject, moment.delegate == .ownObject)
    else { return .silent }
    let before = knobs.holds(.inOrder, false) ? deeds[...] : deeds[..<release]
    guard moment.isDelegateSet(after: before) else { return .kept }
    return .broken(
      .kind("releasedWithDelegate", expected: .deedBefore(.clearDelegate, .releaseBanner)))
  }
}
