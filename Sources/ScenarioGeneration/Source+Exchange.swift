internal import Counterexample
internal import Scenarios

extension Source {
  private static let themes = Weights([20, 28, 31])

  /// Draws what an app and the world do to the SDK; to start it without an adapter is simplest.
  mutating func sdkExchange() -> SDKExchange {
    switch choice(weights: Source.themes) {
    case 0: .start(startExchange())
    case 1: .rewarded(rewardedExchange())
    default: .banner(bannerExchange())
    }
  }

  // MARK: - Starting

  /// When adapters become ready, in seconds; both sides of the time-out, and never.
  private static let readiness: [Double?] = [0, 2, 5, 9.5, 10, 10.5, 12, 20, nil]
  private static let readinessWeights = Weights([1, 1, 1, 1, 1, 4, 7, 2, 4])
  /// When an app does something, in seconds.
  private static let moments: [Double] = [0, 2, 5, 9.5, 10, 10.5, 12, 20, 30]
  private static let momentWeights = Weights([1, 1, 1, 1, 1, 1, 3, 5, 5])

  private mutating func startExchange() -> StartExchange {
    let fewest = boolean(percent: 85) ? 1 : 0
    let readyAt = array(count: fewest...3) { source in
      Source.readiness[source.choice(weights: Source.readinessWeights)]
    }
    let fewestRequests = boolean(percent: 85) ? 1 : 0
    let requests = array(count: fewestRequests...2) { source -> NetworkRequest in
      let time = source.moment()
      let offers = readyAt.indices.filter { _ in source.boolean(percent: 74) }
      return NetworkRequest(at: time, offers: offers)
    }
    let reads = array(count: 0...2) { $0.moment() }
    return StartExchange(
      readyAt: readyAt, requests: requests.sorted { $0.at < $1.at }, statusReads: reads.sorted())
  }

  private mutating func moment() -> Double {
    Source.moments[choice(weights: Source.momentWeights)]
  }

  // MARK: - Rewarded ads

  private mutating func rewardedExchange() -> RewardedExchange {
    let demand: RewardedExchange.Demand = boolean(percent: 52) ? .mediated : .google
    var steps: [RewardedExchange.Step] = []
    if boolean(percent: 45) { steps.append(.readsReward) }
    steps += array(count: 0...2) { .setsCustomData($0.customData()) }
    let callbackData = boolean(percent: 40) ? "as set up" : nil
    if boolean(percent: 97) { steps += showing(demand) }
    return RewardedExchange(
      demand: demand, reward: integer(in: 1...20), callbackData: callbackData, steps: steps)
  }

  private mutating func customData() -> String {
    ["level 1", "level 2", ""][choice(3)]
  }

  private static let rewardWeights = Weights([2, 20, 2])

  private mutating func showing(_ demand: RewardedExchange.Demand) -> [RewardedExchange.Step] {
    var steps: [RewardedExchange.Step] = [.presents(hasRoot: !boolean(percent: 45))]
    if boolean(percent: 12) { steps.append(.setsCustomData(customData())) }
    let earned = choice(weights: Source.rewardWeights)
    let earning = Array(repeating: RewardedExchange.Step.earns, count: earned)
    guard boolean(percent: 93) else { return steps + earning }
    // The SDK of another network may tell of the reward when the ad is closed already.
    let isLate = boolean(percent: 40) && demand == .mediated
    steps += isLate ? [.closes] + earning : earning + [.closes]
    if boolean(percent: 15) { steps.append(.readsReward) }
    if boolean(percent: 45) { steps.append(.presents(hasRoot: !boolean())) }
    return steps
  }

  // MARK: - Banners

  private static let rates: [Double?] = [nil, 60, 12, 30, 120, 5, 11.5, 120.5, 300]
  private static let rateWeights = Weights([18, 10, 6, 6, 6, 2, 2, 2, 2])

  private mutating func bannerExchange() -> BannerExchange {
    let rate = Source.rates[choice(weights: Source.rateWeights)]
    var steps: [BannerExchange.Step] = [.loads(failing: failure(percent: 20))]
    let fewest = boolean(percent: 85) ? 1 : 0
    let later = parts(count: fewest...5, of: rate)
    var hasAd = steps == [.loads(failing: nil)]
    for part in later where hasAd || part.first != .touches {
      steps += part
      hasAd = hasAd || part.contains(.loads(failing: nil))
    }
    if boolean(percent: 40), hasAd {
      steps += boolean(percent: 40) ? [.touches, .leaves(.homeButton)] : [.leaves(.store)]
    }
    return BannerExchange(refreshRate: rate, steps: steps)
  }

  private mutating func parts(
    count: ClosedRange<Int>, of rate: Double?
  ) -> [[BannerExchange.Step]] {
    array(count: count) { source -> [BannerExchange.Step] in
      switch source.choice(weights: Source.partWeights) {
      case 0: [.waits(source.wait(rate))]
      // Neither together with another load nor, mostly, with a refresh.
      case 1: [.waits(3.5), .loads(failing: source.failure(percent: 35))]
      case 2: [.touches, .closes]
      default: [.touches, .waits(source.wait(rate)), .closes]
      }
    }
  }

  private static let partWeights = Weights([10, 7, 5, 2])

  private mutating func wait(_ rate: Double?) -> Double {
    let rate = min(max(rate ?? 60, 12), 120)
    let waits = [rate, 6, rate + 0.5, rate - 0.5, 2 * rate, 24.5]
    return waits[choice(waits.count)]
  }

  private mutating func failure(percent: Int) -> BannerExchange.FailureCause? {
    guard boolean(percent: percent) else { return nil }
    let causes = BannerExchange.FailureCause.allCases
    return causes[choice(causes.count)]
  }

  // MARK: - Mediation

  /// Draws what the SDK of another network tells its adapter.
  mutating func mediationExchange() -> MediationExchange {
    let calls: [[MediationExchange.Callback]] = [
      [.dismissed], [.rewarded, .dismissed], [.dismissed, .rewarded], [.dismissedWithReward],
      [.dismissedWithoutReward], [.rewarded, .dismissedWithReward],
      [.dismissedWithReward, .rewarded], [.rewarded],
    ]
    let chosen = calls[choice(weights: Source.callWeights)]
    return MediationExchange(boolean() ? [.presented] + chosen : chosen)
  }

  private static let callWeights = Weights([1, 5, 5, 7, 1, 2, 2, 1])
}
