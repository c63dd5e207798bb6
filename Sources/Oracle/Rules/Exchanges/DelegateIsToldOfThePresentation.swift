internal import Records
internal import Scenarios

extension Rule {
  /// 002-EVT-001: the delegate is told that the ad is presented, or that it could not be.
  static let delegateIsToldOfThePresentation = onRewarded("002-EVT-001") {
    rewarded, events, _, _ in
    guard !rewarded.presentations.isEmpty else { return .silent }
    if events.contains(.adWillPresent) || events.contains(.adDidFailToPresent) { return .kept }
    return .broken(.kind("notToldOfPresentation", expected: .event(.adWillPresent)))
  }
}
