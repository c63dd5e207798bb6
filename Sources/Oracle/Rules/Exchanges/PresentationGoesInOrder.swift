internal import Records
internal import Scenarios

extension Rule {
  /// 002-EVT-003: an ad will be presented before it will be dismissed, and that before it was.
  static let presentationGoesInOrder = onRewarded("002-EVT-003") { _, events, _, _ in
    let order: [ExchangeEvent] = [.adWillPresent, .adWillDismiss, .adDidDismiss]
    let told = order.filter(events.contains)
    guard told.count > 1 else { return .silent }
    for (one, next) in zip(told, told.dropFirst())
    where events.firstIndex(of: one) ?? 0 > events.firstIndex(of: next) ?? 0 {
      return .broken(.kind("outOfOrder", expected: .eventBefore(one, next)))
    }
    return .kept
  }
}
