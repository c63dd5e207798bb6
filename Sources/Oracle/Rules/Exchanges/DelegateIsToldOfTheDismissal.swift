internal import Records
internal import Scenarios

extension Rule {
  /// 002-EVT-002: the delegate is told that the ad was dismissed, when it was.
  static let delegateIsToldOfTheDismissal = onRewarded("002-EVT-002") { rewarded, events, _, _ in
    let isTold = events.contains(.adDidDismiss)
    guard rewarded.steps.contains(.closes) else {
      guard isTold else { return rewarded.presentations.isEmpty ? .silent : .kept }
      return .broken(.kind("dismissedUnclosed", expected: .noEvent(.adDidDismiss)))
    }
    if isTold { return .kept }
    return .broken(.kind("notToldOfDismissal", expected: .event(.adDidDismiss)))
  }
}
