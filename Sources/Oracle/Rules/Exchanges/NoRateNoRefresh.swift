internal import Records
internal import Scenarios

extension Rule {
  /// 004-REF-001: without a rate on the server, a banner is not refreshed by itself.
  static let noRateNoRefresh = onBanner("004-REF-001", turning: [.withoutRate]) {
    banner, events, _, knobs in
    let timeline = BannerTimeline(banner, events)
    guard knobs.holds(.withoutRate, banner.refreshRate == nil), !timeline.loads.isEmpty
    else { return .silent }
    guard let refresh = timeline.refreshes.first else { return .kept }
    return .broken(.kind("refreshedUnasked", expected: .noEvent(.refresh(at: refresh.at))))
  }
}

extension ExchangeEvent {
  /// An automatic refresh that brings an ad.
  static func refresh(at time: Double) -> ExchangeEvent {
    .received(at: time, hasAutoRefreshed: true)
  }
}
