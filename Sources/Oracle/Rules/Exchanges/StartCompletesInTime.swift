internal import Records
internal import Scenarios

extension Rule {
  /// 002-INI-001: the completion handler is called ten seconds after the start at the latest.
  static let startCompletesInTime = onStart("002-INI-001", turning: [.timeOut]) {
    start, events, _, knobs in
    let expected = Expectation.initialized(
      from: min(start.allReadyAt, StartExchange.timeOut), to: StartExchange.timeOut)
    guard let time = events.initializedAt else {
      return .broken(.kind("notCompleted", expected: expected))
    }
    guard knobs.exceeds(.timeOut, time, StartExchange.timeOut) else { return .kept }
    return .broken(.kind("completedLate", expected: expected))
  }
}
