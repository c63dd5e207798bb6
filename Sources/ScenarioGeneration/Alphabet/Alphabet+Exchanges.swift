internal import Scenarios

extension Alphabet {
  /// The few exchanges with the SDK: both sides of every bound, each step in every order that
  /// matters.
  static let exchanges: [SDKExchange] =
    starts.map { .start($0) } + rewarded.map { .rewarded($0) } + banners.map { .banner($0) }

  private static let starts: [StartExchange] = {
    let readiness: [[Double?]] = [
      [], [0], [5], [9.5], [10], [10.5], [11], [12], [nil], [5, 12], [nil, 5],
    ]
    return readiness.flatMap { readyAt -> [StartExchange] in
      let all = Array(readyAt.indices)
      return [
        StartExchange(readyAt: readyAt),
        StartExchange(readyAt: readyAt, requests: [NetworkRequest(at: 12, offers: all)]),
        StartExchange(
          readyAt: readyAt, requests: [NetworkRequest(at: 5, offers: Array(all.prefix(1)))]),
        StartExchange(readyAt: readyAt, statusReads: [5]),
      ]
    }
  }()

  private static let rewarded: [RewardedExchange] = {
    typealias Steps = [RewardedExchange.Step]
    let shown = RewardedExchange.Step.presents(hasRoot: true)
    let google: [Steps] = [
      [], [.readsReward], [shown], [.presents(hasRoot: false)], [shown, .earns],
      [shown, .earns, .earns], [shown, .closes], [shown, .earns, .closes],
      [shown, .closes, .readsReward], [shown, .closes, shown],
      [.setsCustomData("a"), shown, .earns], [.setsCustomData(""), shown, .earns],
      [.setsCustomData("a"), .setsCustomData("b"), shown, .earns],
      [shown, .setsCustomData("a"), .earns],
    ]
    let mediated: [Steps] = [[shown, .earns, .closes], [shown, .closes, .earns]]
    return google.map { RewardedExchange(demand: .google, reward: 1, steps: $0) }
      + google.suffix(4).map {
        RewardedExchange(demand: .google, reward: 1, callbackData: "c", steps: $0)
      }
      + [
        RewardedExchange(demand: .google, reward: 1, callbackData: "c", steps: [shown, .earns])
      ] + mediated.map { RewardedExchange(demand: .mediated, reward: 1, steps: $0) }
  }()

  private static let banners: [BannerExchange] = {
    typealias Steps = [BannerExchange.Step]
    let loads = BannerExchange.Step.loads(failing: nil)
    let fails = BannerExchange.Step.loads(failing: .network)
    let timed: [BannerExchange] = [11.5, 12, 12.5, 119.5, 120, 120.5].map {
      BannerExchange(refreshRate: $0, steps: [loads, .waits($0 + 1)])
    }
    let other: [Steps] = [
      [loads], [fails], [loads, .waits(6), loads], [fails, .waits(12)],
      [loads, .waits(6), loads, .waits(12)], [loads, .touches], [loads, .touches, .closes],
      [loads, .touches, .waits(12), .closes], [loads, .leaves(.store)],
      [loads, .touches, .leaves(.homeButton)],
    ]
    return timed + [BannerExchange(steps: [loads, .waits(12)])]
      + other.map { BannerExchange(refreshRate: 12, steps: $0) }
  }()
}
