internal import Scenarios

extension FaultyAdapter {
  /// The SDKs and mediation adapters with one fault, in the order of their names.
  static let exchanges: [FaultyAdapter] =
    [
      .dismissalForwardedFirst, .callbacksReordered, .rewardForwardedUntold,
      .everyRequestPresented, .customDataInvented, .customDataLost, .dismissalToldEarly,
      .dismissalUntold, .flagNeverSet, .lateNetworkForgotten, .leavingUntold,
      .leavingBeforeResigning, .networkOrderIgnored, .presentationUntold, .reasonsMissing,
      .refreshWithoutRate, .refreshTooOften, .refreshNever, .reloadUntold, .failureUntold,
      .rewardAfterDismissal, .rewardUnearned, .rewardUnreadable, .rootNeeded, .screenToldLate,
      .startAtOnce, .startWaitsForAll, .statusesOfTheStart, .unreadyNetworkServes,
      .unreadyNetworkSkipped, .willDismissAfterDid,
    ].sorted { $0.name < $1.name }

  /// Creates an SDK that sends something else than the reference.
  private static func sdk(
    _ name: String, _ fault: String,
    _ change: @escaping @Sendable (SDKExchange, inout [ExchangeEvent]) -> Void
  ) -> FaultyAdapter {
    FaultyAdapter("sdk-\(name)", fault: fault) { query, situation in
      guard case .sdkExchange(let exchange) = query,
        case .sdkExchange(var events)? = ReferenceAdapter().answer(query, situation)
      else { return nil }
      change(exchange, &events)
      return .sdkExchange(events)
    }
  }

  /// Creates a mediation adapter that forwards something else than the reference.
  private static func mediation(
    _ name: String, _ fault: String,
    _ change: @escaping @Sendable (MediationExchange, inout [ExchangeEvent]) -> Void
  ) -> FaultyAdapter {
    FaultyAdapter("mediation-\(name)", fault: fault) { query, situation in
      guard case .mediationExchange(let exchange) = query,
        case .mediationExchange(var events)? = ReferenceAdapter().answer(query, situation)
      else { return nil }
      change(exchange, &events)
      return .mediationExchange(events)
    }
  }
}

extension [ExchangeEvent] {
  /// Takes the reward out and puts it behind the dismissal, where there are both.
  fileprivate mutating func moveRewardBehindDismissal() {
    guard contains(.adDidDismiss), let reward = firstIndex(of: .userDidEarnReward) else { return }
    append(remove(at: reward))
  }

  /// Exchanges two events that follow each other, wherever they do.
  fileprivate mutating func exchange(_ one: ExchangeEvent, _ next: ExchangeEvent) {
    for index in indices.dropLast() where self[index] == one && self[index + 1] == next {
      swapAt(index, index + 1)
    }
  }
}

// MARK: - Starting

extension FaultyAdapter {
  static let startWaitsForAll = sdk(
    "start-waits-for-all", "Calls the completion handler when the last adapter is ready, if ever."
  ) { exchange, events in
    guard case .start(let start) = exchange else { return }
    let isNever = start.readyAt.contains(nil)
    events.removeFirst()
    let last = start.readyAt.compactMap(\.self).max() ?? 0
    if !isNever { events.insert(.initialized(at: last), at: 0) }
  }

  static let startAtOnce = sdk(
    "start-at-once", "Calls the completion handler at once and waits for no adapter."
  ) { exchange, events in
    if case .start = exchange { events[0] = .initialized(at: 0) }
  }

  static let unreadyNetworkSkipped = sdk(
    "unready-network-skipped", "Asks only those networks for ads whose adapters are ready."
  ) { exchange, events in
    guard case .start(let start) = exchange else { return }
    events.removeAll { event in
      guard case .asked(let network, let request) = event else { return false }
      return start.readyAt[network].map { $0 > start.requests[request].at } ?? true
    }
  }

  static let lateNetworkForgotten = sdk(
    "late-network-forgotten", "Never takes an ad of a network that missed the time-out."
  ) { exchange, events in
    guard case .start(let start) = exchange else { return }
    events.removeAll { event in
      guard case .filled(_, let network) = event else { return false }
      return start.readyAt[network].map { $0 > 10 } ?? true
    }
  }

  static let unreadyNetworkServes = sdk(
    "unready-network-serves",
    "Fills every request by the first network that has an ad, ready or not."
  ) { exchange, events in
    guard case .start(let start) = exchange else { return }
    events.removeAll { $0.name == .filled }
    for (number, request) in start.requests.enumerated() {
      guard let network = request.offers.first else { continue }
      events.append(.filled(request: number, network: network))
    }
  }

  static let statusesOfTheStart = sdk(
    "statuses-of-the-start", "Keeps the statuses there were when the SDK was started."
  ) { exchange, events in
    guard case .start(let start) = exchange else { return }
    for (index, event) in events.enumerated() where event.name == .statuses {
      events[index] = .statuses(
        start.readyAt.map { AdapterStatus(isReady: $0 == 0, description: $0 == 0 ? "" : "Wait.") })
    }
  }

  static let reasonsMissing = sdk(
    "reasons-missing", "Says of an adapter that it is not ready, and not why."
  ) { _, events in
    for (index, event) in events.enumerated() {
      guard case .statuses(let statuses) = event else { continue }
      events[index] = .statuses(statuses.map { AdapterStatus(isReady: $0.isReady) })
    }
  }
}

// MARK: - Rewarded ads

extension FaultyAdapter {
  static let rewardAfterDismissal = sdk(
    "reward-after-dismissal", "Tells of the reward when the ad was dismissed, also of its own ads."
  ) { exchange, events in
    guard case .rewarded(let rewarded) = exchange, rewarded.demand == .google else { return }
    events.moveRewardBehindDismissal()
  }

  static let networkOrderIgnored = sdk(
    "network-order-ignored", "Tells of the reward before the dismissal, whatever the network does."
  ) { exchange, events in
    guard case .rewarded(let rewarded) = exchange, rewarded.demand == .mediated,
      let reward = events.firstIndex(of: .userDidEarnReward),
      let dismissal = events.firstIndex(of: .adDidDismiss), dismissal < reward
    else { return }
    events.swapAt(dismissal, reward)
  }

  static let rewardUnearned = sdk(
    "reward-unearned", "Gives the reward when the ad is presented, and not when it is earned."
  ) { _, events in
    events.removeAll { $0 == .userDidEarnReward }
    guard let presentation = events.firstIndex(of: .adWillPresent) else { return }
    events.insert(.userDidEarnReward, at: presentation + 1)
  }

  static let rewardUnreadable = sdk(
    "reward-unreadable", "Has no reward to be read before it is earned."
  ) { _, events in
    let earned = events.firstIndex(of: .userDidEarnReward) ?? events.count
    for index in events.indices.prefix(earned) where events[index].name == .rewardRead {
      events[index] = .rewardRead(nil)
    }
  }

  static let everyRequestPresented = sdk(
    "presents-again", "Presents an ad as often as it is told to."
  ) { _, events in
    for index in events.indices where events[index] == .adDidFailToPresent {
      events[index] = .adWillPresent
    }
  }

  static let rootNeeded = sdk(
    "root-needed", "Does not present an ad without a root view controller."
  ) { exchange, events in
    guard case .rewarded(let rewarded) = exchange,
      rewarded.steps.first(where: {
        $0 == .presents(hasRoot: true) || $0 == .presents(hasRoot: false)
      })
        == .presents(hasRoot: false), let place = events.firstIndex(of: .adWillPresent)
    else { return }
    events[place] = .adDidFailToPresent
  }

  static let presentationUntold = sdk(
    "presentation-untold", "Says nothing of a presentation."
  ) { _, events in
    events.removeAll { $0 == .adWillPresent || $0 == .adDidFailToPresent }
  }

  static let dismissalUntold = sdk(
    "dismissal-untold", "Says nothing of a rewarded ad that was dismissed."
  ) { _, events in
    events.removeAll { $0 == .adDidDismiss }
  }

  static let willDismissAfterDid = sdk(
    "dismissal-backwards", "Says that an ad was dismissed before it says that it will be."
  ) { _, events in
    events.exchange(.adWillDismiss, .adDidDismiss)
  }

  static let customDataLost = sdk(
    "custom-data-lost", "Calls the server back without the custom data of the ad."
  ) { exchange, events in
    guard case .rewarded(let rewarded) = exchange else { return }
    for index in events.indices where events[index].name == .verified {
      events[index] = .verified(customData: rewarded.callbackData)
    }
  }

  static let customDataInvented = sdk(
    "custom-data-invented", "Sends custom data of its own where the app has set none."
  ) { exchange, events in
    guard case .rewarded(let rewarded) = exchange else { return }
    for index in events.indices
    where events[index] == .verified(customData: rewarded.callbackData) {
      events[index] = .verified(customData: "undefined")
    }
  }
}

// MARK: - Banners

extension FaultyAdapter {
  static let refreshWithoutRate = sdk(
    "refresh-without-rate", "Refreshes every banner once a minute, whatever the server says."
  ) { exchange, events in
    guard case .banner(var banner) = exchange, banner.refreshRate == nil else { return }
    banner.refreshRate = 60
    let query = Query.sdkExchange(.banner(banner))
    guard case .sdkExchange(let refreshed)? = ReferenceAdapter().answer(query, .nowhere)
    else { return }
    events = refreshed
  }

  static let refreshTooOften = sdk(
    "refresh-too-often", "Takes 6 seconds for the refresh rate where the server has one."
  ) { exchange, events in
    guard case .banner(let banner) = exchange, banner.refreshRate != nil else { return }
    var sent: [ExchangeEvent] = []
    var now = 0.0
    var timer: Double?
    var rest = events.filter { event in
      if case .received(_, true) = event { false } else { true }
    }[...]
    for step in banner.steps {
      switch step {
      case .loads:
        timer = now
        sent += [rest.removeFirst()]
      case .waits(let seconds):
        while let last = timer, last + 6 <= now + seconds {
          sent.append(.received(at: last + 6, hasAutoRefreshed: true))
          timer = last + 6
        }
        now += seconds
      case .touches, .closes, .leaves: break
      }
    }
    events = sent + rest
  }

  static let refreshNever = sdk(
    "refresh-never", "Never refreshes a banner by itself."
  ) { _, events in
    events.removeAll { event in
      if case .received(_, true) = event { true } else { false }
    }
  }

  static let reloadUntold = sdk(
    "reload-untold", "Ignores a request that is loaded while there is an ad."
  ) { exchange, events in
    guard case .banner = exchange else { return }
    var hasAd = false
    events.removeAll { event in
      guard case .received(_, false) = event else { return false }
      defer { hasAd = true }
      return hasAd
    }
  }

  static let failureUntold = sdk(
    "failure-untold", "Says nothing of a request that fails."
  ) { _, events in
    events.removeAll { $0.name == .failed }
  }

  static let flagNeverSet = sdk(
    "flag-never-set", "Never says that a refresh caused an event."
  ) { _, events in
    for (index, event) in events.enumerated() {
      guard case .received(let time, true) = event else { continue }
      events[index] = .received(at: time, hasAutoRefreshed: false)
    }
  }

  static let screenToldLate = sdk(
    "screen-told-late", "Tells of the full-screen interface when it is up."
  ) { _, events in
    events.exchange(.willPresentScreen, .screenAppears)
  }

  static let dismissalToldEarly = sdk(
    "dismissal-told-early", "Says that the full-screen interface was dismissed when it is there."
  ) { _, events in
    events.exchange(.screenDisappears, .didDismissScreen)
  }

  static let leavingUntold = sdk(
    "leaving-untold", "Says nothing of the app being left."
  ) { _, events in
    events.removeAll { $0 == .willLeaveApplication }
  }

  static let leavingBeforeResigning = sdk(
    "leaving-before-resigning", "Says that the app will be left before it resigns being active."
  ) { _, events in
    events.exchange(.applicationWillResignActive, .willLeaveApplication)
  }
}

// MARK: - Mediation

extension FaultyAdapter {
  static let dismissalForwardedFirst = mediation(
    "dismissal-first",
    "Forwards the dismissal of a call that has the reward in it, then the reward."
  ) { exchange, events in
    guard exchange.callbacks.contains(.dismissedWithReward) else { return }
    events.moveRewardBehindDismissal()
  }

  static let callbacksReordered = mediation(
    "callbacks-reordered", "Forwards the reward first, also where the network tells of it last."
  ) { exchange, events in
    guard exchange.callbacks.contains(.dismissed),
      let reward = events.firstIndex(of: .userDidEarnReward),
      let dismissal = events.firstIndex(of: .adDidDismiss), dismissal < reward
    else { return }
    events.swapAt(dismissal, reward)
  }

  static let rewardForwardedUntold = mediation(
    "reward-untold", "Forwards a reward with every dismissal."
  ) { _, events in
    guard !events.contains(.userDidEarnReward),
      let dismissal = events.firstIndex(of: .adDidDismiss)
    else { return }
    events.insert(.userDidEarnReward, at: dismissal)
  }
}

extension Situation {
  /// A situation without anything in it, as exchanges are about none.
  fileprivate static let nowhere = Situation(
    build: Build(supportsMultipleScenes: false, isTestMode: false),
    device: Device(
      model: Device.freeForm, idiom: .pad, fold: nil,
      display: Display(size: Size(width: 1, height: 1))),
    scenes: [], host: Host(scene: nil, view: .zero, safeAreaInsets: .zero), before: nil)
}
