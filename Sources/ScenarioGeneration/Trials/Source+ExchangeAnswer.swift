internal import Counterexample
internal import Scenarios

extension Source {
  /// Draws what an SDK sends in an exchange: in some sensible manner, but for a few slips.
  mutating func exchangeEvents(
    to exchange: SDKExchange, slips: ClosedRange<Int>
  ) -> [ExchangeEvent] {
    switch exchange {
    case .start(let start):
      return slipping(startEvents(start), slips, adding: ExchangeWords.start)
    case .rewarded(let rewarded):
      return slipping(rewardedEvents(rewarded), slips, adding: ExchangeWords.rewarded)
    case .banner(let banner):
      return slipping(bannerEvents(banner), slips, adding: ExchangeWords.banner)
    }
  }

  /// Draws what a mediation adapter forwards: each call in its order, but for a few slips.
  mutating func forwardedEvents(
    in exchange: MediationExchange, slips: ClosedRange<Int>
  ) -> [ExchangeEvent] {
    let events = exchange.callbacks.flatMap { call -> [ExchangeEvent] in
      switch call {
      case .presented: [.adWillPresent]
      case .rewarded: [.userDidEarnReward]
      case .dismissed, .dismissedWithoutReward: [.adDidDismiss]
      case .dismissedWithReward: [.userDidEarnReward, .adDidDismiss]
      }
    }
    return slipping(events, slips, adding: [.userDidEarnReward])
  }

  // MARK: - Manners

  private mutating func startEvents(_ start: StartExchange) -> [ExchangeEvent] {
    let ends = start.readyAt.map { $0 ?? 60 }
    let last = ends.max() ?? 0
    var events: [ExchangeEvent] = [.initialized(at: choice(2) == 0 ? min(last, 10) : 10)]
    for (place, request) in start.requests.enumerated() {
      events += ends.indices.map { .asked(network: $0, request: place) }
      let served = request.offers.filter { ends[$0] <= request.at }
      if let network = served.first { events.append(.filled(request: place, network: network)) }
    }
    for time in start.statusReads {
      events.append(
        .statuses(
          ends.map { AdapterStatus(isReady: $0 <= time, description: $0 <= time ? "" : "busy") }))
    }
    return events
  }

  private mutating func rewardedEvents(_ rewarded: RewardedExchange) -> [ExchangeEvent] {
    var events: [ExchangeEvent] = []
    let texts = rewarded.steps.compactMap { step -> String? in
      if case .setsCustomData(let text) = step { text } else { nil }
    }
    // The last one, the first one, what was there, or none.
    let kept = [texts.last ?? rewarded.callbackData, texts.first, rewarded.callbackData, nil]
    let data = kept[choice(kept.count)]
    var presentations = 0
    for step in rewarded.steps {
      switch step {
      case .readsReward: events.append(.rewardRead(rewarded.reward))
      case .setsCustomData: break
      case .presents:
        events.append(presentations == 0 ? .adWillPresent : .adDidFailToPresent)
        presentations += 1
      case .earns: events += [.userDidEarnReward, .verified(customData: data)]
      case .closes: events += [.adWillDismiss, .adDidDismiss]
      }
    }
    return events
  }

  private mutating func bannerEvents(_ banner: BannerExchange) -> [ExchangeEvent] {
    let manner = ExchangeWords.BannerManner.allCases[
      choice(ExchangeWords.BannerManner.allCases.count)]
    var rate = banner.refreshRate.map { manner == .rateAsItIs ? $0 : min(max($0, 12), 120) }
    if manner == .noRefresh { rate = nil }
    var events: [ExchangeEvent] = []
    var now = 0.0
    var timer: Double?
    for step in banner.steps {
      switch step {
      case .loads(nil):
        events.append(.received(at: now, hasAutoRefreshed: false))
        if timer == nil || manner != .keepsOn { timer = now }
      case .loads(let cause?):
        events.append(.failed(at: now, cause, hasAutoRefreshed: false))
        timer = manner == .stopsAfterFailure ? nil : now
      case .waits(let seconds):
        while let start = timer, let rate, start + rate <= now + seconds {
          events.append(.received(at: start + rate, hasAutoRefreshed: true))
          timer = start + rate
        }
        now += seconds
      case .touches: events += [.willPresentScreen, .screenAppears]
      case .closes: events += [.willDismissScreen, .screenDisappears, .didDismissScreen]
      case .leaves:
        events += [
          .applicationWillResignActive, .willLeaveApplication, .applicationDidEnterBackground,
        ]
      }
    }
    if manner == .announcesNothing {
      events.removeAll { $0 == .willDismissScreen || $0 == .willLeaveApplication }
    }
    return events
  }

  // MARK: - Slips

  private mutating func slipping(
    _ events: [ExchangeEvent], _ slips: ClosedRange<Int>, adding words: [ExchangeEvent]
  ) -> [ExchangeEvent] {
    var events = events
    let count = integer(in: slips)
    for _ in 0..<count {
      let kind = choice(events.isEmpty ? 1 : 8)
      if kind == 0 {
        let word = words[choice(words.count)]
        if choice(2) == 0 { events.append(word) } else { events.insert(word, at: 0) }
        continue
      }
      let place = choice(events.count)
      switch kind {
      case 1: events.remove(at: place)
      case 2: events.insert(events[place], at: place)
      case 3: events.append(events.remove(at: place))
      case 4:
        let event = events.remove(at: place)
        events.insert(event, at: max(0, events.count - 1))
      case let kind: events[place] = events[place].altered(kind - 5)
      }
    }
    return events
  }
}

/// What is added to what an SDK sends, and the manners it has.
private enum ExchangeWords {
  enum BannerManner: CaseIterable {
    case plain, keepsOn, rateAsItIs, noRefresh, stopsAfterFailure, announcesNothing
  }

  static let start: [ExchangeEvent] = [
    .filled(request: 0, network: 0), .filled(request: 0, network: 1),
    .filled(request: 1, network: 0), .filled(request: 9, network: 0), .initialized(at: 0),
  ]
  static let rewarded: [ExchangeEvent] = [
    .userDidEarnReward, .adWillPresent, .adDidFailToPresent, .adDidDismiss,
    .verified(customData: nil),
  ]
  static let banner: [ExchangeEvent] = [
    .received(at: 6, hasAutoRefreshed: true), .willLeaveApplication, .willDismissScreen,
    .didDismissScreen,
  ]
}

extension ExchangeEvent {
  /// The event with one of its arguments changed, in one of three ways; most have none to change.
  fileprivate func altered(_ way: Int) -> ExchangeEvent {
    switch (self, way) {
    case (.initialized(let time), 0): .initialized(at: time + 0.5)
    case (.initialized(let time), 1): .initialized(at: time - 0.5)
    case (.initialized, _): .initialized(at: 10.5)
    case (.asked(let network, let request), _): .asked(network: network + 1, request: request)
    case (.filled(let request, let network), 0): .filled(request: request, network: network + 1)
    case (.filled(let request, let network), _): .filled(request: request + 1, network: network)
    case (.statuses(let statuses), 0): .statuses(Array(statuses.dropLast()))
    case (.statuses(let statuses), 1):
      .statuses(statuses.map { AdapterStatus(isReady: !$0.isReady, description: $0.description) })
    case (.statuses(let statuses), _):
      .statuses(
        statuses.map {
          AdapterStatus(isReady: $0.isReady, description: $0.description.isEmpty ? "fine" : "")
        })
    case (.rewardRead, 0): .rewardRead(nil)
    case (.rewardRead(let amount), _): .rewardRead((amount ?? 0) + 1)
    case (.verified, 0): .verified(customData: nil)
    case (.verified, 1): .verified(customData: "other")
    case (.verified, _): .verified(customData: "as set up")
    case (.received(let time, let flag), 0): .received(at: time, hasAutoRefreshed: !flag)
    case (.received(let time, let flag), 1): .received(at: time - 0.5, hasAutoRefreshed: flag)
    case (.received(let time, let flag), _): .failed(at: time, .network, hasAutoRefreshed: flag)
    case (.failed(let time, let cause, let flag), 0):
      .failed(at: time, cause, hasAutoRefreshed: !flag)
    case (.failed(let time, _, let flag), 1): .failed(at: time, .inventory, hasAutoRefreshed: flag)
    case (.failed(let time, _, let flag), _): .received(at: time, hasAutoRefreshed: flag)
    default: self
    }
  }
}
