internal import Records
internal import Scenarios

extension Rule {
  /// 002-INI-002: the handler waits for all adapters, or until ten seconds have passed.
  static let startWaitsForItsAdapters = onStart("002-INI-002", turning: [.waited]) {
    start, events, readings, knobs in
    guard let time = events.initializedAt else { return .silent }
    let last = start.allReadyAt
    let timeOut = StartExchange.timeOut
    let early = Violation.kind(
      "completedEarly", expected: .initialized(from: min(last, timeOut), to: timeOut))
    if knobs.exceeds(.waited, min(last, timeOut), time) { return .broken(early) }
    guard last < timeOut, time >= last, time <= timeOut else { return .kept }
    switch readings(EarlyCompletion.self) {
    case .upToTen: return .kept
    case .atOnce:
      guard time > last else { return .kept }
      return .broken(
        .kind("completedNeedlesslyLate", expected: .initialized(from: last, to: last)))
    case .afterTen: return time < timeOut ? .broken(early) : .kept
    }
  }
}
