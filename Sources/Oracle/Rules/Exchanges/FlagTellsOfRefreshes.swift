internal import Records
internal import Scenarios

extension Rule {
  /// 004-REF-005: the flag tells whether a refresh caused the event.
  static let flagTellsOfRefreshes = onBanner("004-REF-005") { banner, events, readings, _ in
    let timeline = BannerTimeline(banner, events)
    let flagged = Violation.kind("flaggedByHand", expected: .flag(false))
    let unflagged = Violation.kind("notFlagged", expected: .flag(true))
    let byHand = timeline.loads.compactMap(\.answer)
    if timeline.refreshes.contains(where: { !$0.hasAutoRefreshed }) { return .broken(unflagged) }
    if timeline.loads.first?.answer?.hasAutoRefreshed == true { return .broken(flagged) }
    for answer in timeline.loads.dropFirst().compactMap(\.answer) {
      switch (readings(FlagOfReload.self), answer.hasAutoRefreshed) {
      case (.automaticOnly, true): return .broken(flagged)
      case (.anyRefresh, false): return .broken(unflagged)
      case (.automaticOnly, false), (.anyRefresh, true): break
      }
    }
    return byHand.isEmpty && timeline.refreshes.isEmpty ? .silent : .kept
  }
}
