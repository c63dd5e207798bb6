internal import Scenarios

/// The ad SDK in miniature, the way a careful reader of documents 002 and 004 has it.
///
/// Where the documents leave a question open it does the least: it goes on refreshing, and takes
/// what was said last before an ad was shown.
enum SDKReference {
  /// What the SDK sends in an exchange.
  static func events(in exchange: SDKExchange) -> [ExchangeEvent] {
    switch exchange {
    case .start(let start): events(in: start)
    case .rewarded(let rewarded): events(in: rewarded)
    case .banner(let banner): events(in: banner)
    }
  }

  private static func events(in start: StartExchange) -> [ExchangeEvent] {
    // An adapter that is never ready is as good as one that is ready after the time-out.
    let slowest = start.readyAt.map { $0 ?? 11 }.max() ?? 0
    var events = [ExchangeEvent.initialized(at: slowest > 10 ? 10 : slowest)]
    for (number, request) in start.requests.enumerated() {
      events += start.readyAt.indices.map { .asked(network: $0, request: number) }
      let server = request.offers.first { network in
        start.readyAt[network].map { request.at >= $0 } ?? false
      }
      if let server { events.append(.filled(request: number, network: server)) }
    }
    for time in start.statusReads {
      events.append(
        .statuses(
          start.readyAt.map { ready in
            if let ready, time >= ready { return AdapterStatus(isReady: true) }
            return AdapterStatus(isReady: false, description: "Still starting.")
          }))
    }
    return events
  }

  private static func events(in rewarded: RewardedExchange) -> [ExchangeEvent] {
    var events: [ExchangeEvent] = []
    var data = rewarded.callbackData
    var isShown = false
    var isRewarded = false
    for step in rewarded.steps {
      switch step {
      case .readsReward: events.append(.rewardRead(rewarded.reward))
      case .setsCustomData(let text): data = isShown ? data : text
      case .presents:
        events.append(isShown ? .adDidFailToPresent : .adWillPresent)
        isShown = true
      case .earns:
        if !isRewarded { events += [.userDidEarnReward, .verified(customData: data)] }
        isRewarded = true
      case .closes: events += [.adWillDismiss, .adDidDismiss]
      }
    }
    return events
  }

  private static func events(in banner: BannerExchange) -> [ExchangeEvent] {
    let rate = banner.refreshRate.map { $0 < 12 ? 12 : $0 > 120 ? 120 : $0 }
    var events: [ExchangeEvent] = []
    var clock = 0.0
    var nextRefresh: Double?
    for step in banner.steps {
      switch step {
      case .loads(let cause):
        nextRefresh = rate.map { clock + $0 }
        events.append(
          cause.map { .failed(at: clock, $0, hasAutoRefreshed: false) }
            ?? .received(at: clock, hasAutoRefreshed: false))
      case .waits(let seconds):
        let end = clock + seconds
        while let time = nextRefresh, let rate, time <= end {
          events.append(.received(at: time, hasAutoRefreshed: true))
          nextRefresh = time + rate
        }
        clock = end
      case .touches: events += [.willPresentScreen, .screenAppears]
      case .closes: events += [.willDismissScreen, .screenDisappears, .didDismissScreen]
      case .leaves:
        events += [
          .applicationWillResignActive, .willLeaveApplication, .applicationDidEnterBackground,
        ]
      }
    }
    return events
  }
}
