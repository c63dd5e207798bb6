internal import Records
internal import Scenarios

extension Rule {
  /// 002-SSV-001: the custom data set on the ad is what the server's callback carries.
  static let customDataReachesTheServer = onRewarded("002-SSV-001") {
    rewarded, events, readings, _ in
    let verified = events.verifiedData
    guard !verified.isEmpty, let data = rewarded.customData(&readings) else { return .silent }
    let expected = Expectation.event(.verified(customData: data))
    for said in verified where said != data {
      return .broken(
        .kind(said == nil ? "customDataMissing" : "otherCustomData", expected: expected))
    }
    return .kept
  }
}
