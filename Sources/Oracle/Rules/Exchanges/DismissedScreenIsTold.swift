internal import Records
internal import Scenarios

extension Rule {
  /// 004-SCR-002: the delegate is told once the user has closed the full-screen interface.
  static let dismissedScreenIsTold = onBanner("004-SCR-002") { banner, events, _, _ in
    let closings = banner.steps.count { $0 == .closes }
    guard closings > 0 else { return .silent }
    guard events.count(of: .didDismissScreen) >= closings else {
      return .broken(.kind("notToldOfDismissal", expected: .event(.didDismissScreen)))
    }
    let gone = events.indices.filter { events[$0] == .screenDisappears }
    let told = events.indices.filter { events[$0] == .didDismissScreen }
    for (gone, told) in zip(gone, told) where told < gone {
      return .broken(
        .kind("toldTooEarly", expected: .eventBefore(.screenDisappears, .didDismissScreen)))
    }
    return .kept
  }
}
