internal import Records
internal import Scenarios

extension Rule {
  /// 004-REF-003: between automatic refreshes there are 12 to 120 seconds.
  static let refreshesKeepTheRange = onBanner(
    "004-REF-003", turning: [.shortestGap, .longestGap]
  ) { banner, events, _, knobs in
    let timeline = BannerTimeline(banner, events)
    // What may hold a refresh up makes no gap too long.
    let isHeldUp =
      timeline.loads.count > 1 || timeline.loads.first?.failure != nil
      || banner.steps.contains(.touches)
    var bears = false
    for refresh in timeline.refreshes where refresh.place > 0 {
      let before = timeline.answers[refresh.place - 1]
      // A reload may have put the refresh off or not.
      let isReload = timeline.loads.dropFirst().contains { $0.answer?.place == before.place }
      guard !isReload else { continue }
      bears = true
      let gap = refresh.at - before.at
      let expected = Expectation.refreshAfter(
        BannerExchange.shortestRate, BannerExchange.longestRate)
      if knobs.exceeds(.shortestGap, BannerExchange.shortestRate, gap) {
        return .broken(.kind("refreshedTooSoon", expected: expected))
      }
      if !isHeldUp, knobs.exceeds(.longestGap, gap, BannerExchange.longestRate) {
        return .broken(.kind("refreshedTooLate", expected: expected))
      }
    }
    return bears ? .kept : .silent
  }
}
