internal import Records
internal import Scenarios

extension Rule {
  /// 004-DLG-001: the delegate is set before an ad is requested.
  static let delegateIsSetBeforeTheRequest = onBannerStep(
    "004-DLG-001", turning: [.inOrder]
  ) { moment, deeds, readings, knobs in
    guard let load = deeds.firstIndex(of: .load) else { return .silent }
    let before = knobs.holds(.inOrder, false) ? deeds[...] : deeds[..<load]
    guard !moment.isDelegateSet(after: before) else { return .kept }
    switch moment.delegate {
    case .ownObject: break
    case .bannerItself where readings(OwnDelegate.self) == .itself: return .silent
    case .nothing where readings(DelegateOfNoInterest.self) == .unneeded: return .silent
    case .bannerItself, .nothing: break
    }
    return .broken(
      .kind("requestedWithoutDelegate", expected: .deedBefore(.setDelegate, .load)))
  }
}

extension BannerMoment {
  /// Whether the delegate is set once some deeds are done.
  func isDelegateSet(after deeds: ArraySlice<BannerDeed>) -> Bool {
    switch deeds.last(where: { $0 == .setDelegate || $0 == .clearDelegate }) {
    case .setDelegate?: true
    case nil: isDelegateSet
    default: false
    }
  }
}
