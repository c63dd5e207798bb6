internal import Records
internal import Scenarios

extension Rule {
  /// 004-REF-004: loading a new request refreshes a banner that has an ad.
  static let reloadRefreshesTheBanner = onBanner("004-REF-004") { banner, events, _, _ in
    let filled = BannerTimeline(banner, events).loads.filter { $0.failure == nil }
    for load in filled.dropFirst() {
      guard let answer = load.answer, answer.failure == nil else {
        return .broken(
          .kind(
            "notRefreshedByHand",
            expected: .event(.received(at: load.at, hasAutoRefreshed: false))))
      }
    }
    return filled.count > 1 ? .kept : .silent
  }
}
