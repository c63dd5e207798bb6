internal import Records
internal import Scenarios

extension Rule {
  /// 004-RCV-001: the delegate is told of a load that succeeds.
  static let delegateIsToldOfAnAd = onBanner("004-RCV-001") { banner, events, _, _ in
    let loads = BannerTimeline(banner, events).loads.filter { $0.failure == nil }
    for load in loads {
      let expected = Expectation.event(.received(at: load.at, hasAutoRefreshed: false))
      guard let answer = load.answer else {
        return .broken(.kind("notToldOfAd", expected: expected))
      }
      if answer.failure != nil {
        return .broken(.kind("failedThoughFilled", expected: expected))
      }
    }
    return loads.isEmpty ? .silent : .kept
  }
}
