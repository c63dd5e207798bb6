internal import Records
internal import Scenarios

extension Rule {
  /// 002-SSV-002: without custom data, that of the server's callback is not changed.
  static let unsetCustomDataChangesNothing = onRewarded("002-SSV-002") {
    rewarded, events, readings, _ in
    let verified = events.verifiedData
    guard !verified.isEmpty, rewarded.countedCustomData(&readings).isEmpty else { return .silent }
    var data = rewarded.callbackData
    if data != nil, readings(UnsetCustomData.self) == .absent { data = nil }
    guard verified.contains(where: { $0 != data }) else { return .kept }
    return .broken(.kind("callbackChanged", expected: .event(.verified(customData: data))))
  }
}
