internal import Records
internal import Scenarios

extension Rule {
  /// 004-REF-002: with a rate on the server, a banner is refreshed by itself at that rate.
  static let bannerRefreshesAtItsRate = onBanner(
    "004-REF-002", turning: [.shortestRate, .longestRate]
  ) { banner, events, readings, knobs in
    guard var rate = banner.refreshRate else { return .silent }
    let timeline = BannerTimeline(banner, events)
    guard !timeline.loads.isEmpty else { return .silent }
    var isRefused = false
    if knobs.exceeds(.shortestRate, BannerExchange.shortestRate, rate)
      || knobs.exceeds(.longestRate, rate, BannerExchange.longestRate)
    {
      isRefused = readings(RateOutOfRange.self) == .refused
      rate = min(max(rate, BannerExchange.shortestRate), BannerExchange.longestRate)
    }
    let schedule = RefreshSchedule(banner, rate: isRefused ? nil : rate, &readings)
    let due = schedule.times.filter { $0 <= schedule.horizon && !timeline.isLoaded(at: $0) }
    let done = timeline.refreshes.map(\.at).filter { time in
      !(time > schedule.horizon) && !timeline.isLoaded(at: time)
    }
    for time in due where !done.contains(time) {
      return .broken(.kind("refreshMissing", expected: .event(.refresh(at: time))))
    }
    for time in done where !due.contains(time) {
      return .broken(.kind("refreshOffRate", expected: .noEvent(.refresh(at: time))))
    }
    return due.isEmpty ? .silent : .kept
  }
}

extension BannerExchange {
  /// The shortest time between two refreshes, in seconds.
  static let shortestRate = 12.0
  /// The longest time between two refreshes, in seconds.
  static let longestRate = 120.0
}
