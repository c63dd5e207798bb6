internal import Records
internal import Scenarios

extension Rule {
  /// 004-RCV-002: the delegate is told of a load that fails, for whatever cause.
  static let delegateIsToldOfAFailure = onBanner("004-RCV-002") { banner, events, readings, _ in
    var bears = false
    for load in BannerTimeline(banner, events).loads {
      guard let failure = load.failure else { continue }
      bears = true
      let expected = Expectation.event(.failed(at: load.at, failure, hasAutoRefreshed: false))
      guard let answer = load.answer else {
        return .broken(.kind("notToldOfFailure", expected: expected))
      }
      guard let said = answer.failure else {
        return .broken(.kind("receivedThoughFailed", expected: expected))
      }
      if said != failure, readings(CauseOfFailure.self) == .told {
        return .broken(.kind("wrongCause", expected: expected))
      }
    }
    return bears ? .kept : .silent
  }
}
