internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-005: an ad that was presented cannot be presented again.
  static let adIsPresentedOnce = onRewarded("002-RWD-005") { rewarded, events, readings, _ in
    let attempts = rewarded.presentations.count
    guard attempts > 1 else { return .silent }
    if events.count(of: .adWillPresent) > 1 {
      return .broken(.kind("presentedTwice", expected: .noEvent(.adWillPresent)))
    }
    guard events.count(of: .adDidFailToPresent) < attempts - 1,
      readings(SecondPresentation.self) == .told
    else { return .kept }
    return .broken(.kind("notToldOfRefusal", expected: .event(.adDidFailToPresent)))
  }
}
