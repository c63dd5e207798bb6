import Scenarios

extension Review {
  /// Judges what is done to the SDK.
  mutating func judge(_ exchange: SDKExchange) {
    switch exchange {
    case .start(let start): judge(start)
    case .rewarded(let rewarded): judge(rewarded)
    case .banner(let banner): judge(banner)
    }
  }

  private mutating func judge(_ start: StartExchange) {
    let times = start.requests.map(\.at)
    for time in start.readyAt.compactMap(\.self) + times + start.statusReads {
      require(
        time.isFinite && time >= 0, .timeImpossible, "Something happens \(time) s after the start.")
    }
    for times in [times, start.statusReads] {
      require(times == times.sorted(), .exchangeOutOfOrder, "\(times) are not in order.")
    }
    for request in start.requests {
      let known = Set(request.offers).intersection(start.readyAt.indices)
      require(
        known.count == request.offers.count && request.offers == request.offers.sorted(),
        .exchangeOutOfOrder, "The networks \(request.offers) offer an ad.")
    }
  }

  private mutating func judge(_ rewarded: RewardedExchange) {
    require(rewarded.reward > 0, .exchangeOutOfOrder, "The reward is \(rewarded.reward).")
    var (isShown, isOpen, isEarned) = (false, false, false)
    for step in rewarded.steps {
      let isPossible: Bool
      switch step {
      case .readsReward: isPossible = true
      case .setsCustomData: isPossible = !isEarned
      case .presents:
        isPossible = !isOpen
        isOpen = !isShown
        isShown = true
      case .earns:
        isPossible = isOpen || (isShown && rewarded.demand == .mediated)
        isEarned = true
      case .closes:
        isPossible = isOpen
        isOpen = false
      }
      require(isPossible, .exchangeOutOfOrder, "In \(rewarded.steps), \(step) comes too early.")
    }
  }

  private mutating func judge(_ banner: BannerExchange) {
    if let rate = banner.refreshRate {
      require(rate.isFinite && rate > 0, .timeImpossible, "The refresh rate is \(rate) s.")
    }
    var (hasAd, isOpen, hasLeft, isLoading) = (false, false, false, false)
    for step in banner.steps {
      var isPossible = !hasLeft
      switch step {
      case .loads(let cause):
        isPossible = isPossible && !isLoading
        isLoading = true
        hasAd = hasAd || cause == nil
      case .waits(let seconds):
        isLoading = false
        require(seconds.isFinite && seconds > 0, .timeImpossible, "\(seconds) s pass.")
      case .touches:
        isPossible = isPossible && hasAd && !isOpen
        isOpen = true
      case .closes:
        isPossible = isPossible && isOpen
        isOpen = false
      case .leaves(let exit):
        isPossible = isPossible && hasAd && isOpen == (exit == .homeButton)
        hasLeft = true
      }
      require(isPossible, .exchangeOutOfOrder, "In \(banner.steps), \(step) cannot come.")
    }
  }

  /// Judges what the SDK of a network tells its adapter: an ad is closed once at most.
  mutating func judge(_ exchange: MediationExchange) {
    let calls = exchange.callbacks
    require(
      calls.count { $0 != .presented && $0 != .rewarded } <= 1, .exchangeOutOfOrder,
      "The network's SDK calls \(calls).")
    require(
      calls.lastIndex(of: .presented) ?? 0 == 0, .exchangeOutOfOrder,
      "The network's SDK calls \(calls).")
  }
}
