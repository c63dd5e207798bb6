internal import Records
internal import Scenarios

extension Rule {
  /// 002-RWD-006: an ad is presented without a root view controller, too.
  static let rootControllerMayBeNil = onRewarded("002-RWD-006", turning: [.withoutRoot]) {
    rewarded, events, _, knobs in
    guard let hasRoot = rewarded.presentations.first, knobs.holds(.withoutRoot, !hasRoot)
    else { return .silent }
    if events.contains(.adWillPresent) { return .kept }
    return .broken(.kind("refusedWithoutRoot", expected: .event(.adWillPresent)))
  }
}
