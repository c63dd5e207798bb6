internal import Records
internal import Scenarios

extension Rule {
  /// 004-SCR-001: the delegate is told before the full-screen interface comes up.
  static let screenIsAnnounced = onBanner("004-SCR-001") { banner, events, _, _ in
    let touches = banner.steps.count { $0 == .touches }
    guard touches > 0 else { return .silent }
    guard events.count(of: .willPresentScreen) >= touches else {
      return .broken(.kind("notToldOfScreen", expected: .event(.willPresentScreen)))
    }
    // The interface never comes up more often than that was announced so far.
    var announced = 0
    for event in events {
      switch event {
      case .willPresentScreen: announced += 1
      case .screenAppears:
        announced -= 1
        if announced < 0 {
          return .broken(
            .kind("toldTooLate", expected: .eventBefore(.willPresentScreen, .screenAppears)))
        }
      default: break
      }
    }
    return .kept
  }
}
