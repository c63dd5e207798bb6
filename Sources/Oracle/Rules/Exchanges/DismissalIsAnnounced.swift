internal import Records
internal import Scenarios

extension Rule {
  /// 004-SCR-003: the delegate is told before the full-screen interface is closed.
  static let dismissalIsAnnounced = onBanner("004-SCR-003") { banner, events, readings, _ in
    let closings = banner.steps.count { $0 == .closes }
    guard closings > 0 else { return .silent }
    let announced = events.indices.filter { events[$0] == .willDismissScreen }
    let after = [ExchangeEvent.screenDisappears, .didDismissScreen]
    for later in after {
      let places = events.indices.filter { events[$0] == later }
      for (announcement, place) in zip(announced, places) where place < announcement {
        return .broken(
          .kind("announcedTooLate", expected: .eventBefore(.willDismissScreen, later)))
      }
    }
    guard announced.count < closings else { return .kept }
    guard readings(WillDismissScreen.self) == .sent else { return .kept }
    return .broken(.kind("notAnnounced", expected: .event(.willDismissScreen)))
  }
}
