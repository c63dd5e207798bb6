internal import Records
internal import Scenarios

extension Rule {
  /// 002-INI-004: a network that becomes ready after the time-out serves later requests.
  static let lateNetworkServesLaterRequests = onStart("002-INI-004", turning: [.late]) {
    start, events, readings, knobs in
    var bears = false
    for (place, request) in start.requests.enumerated() {
      for network in request.offers {
        guard let ready = start.readyAt[network], ready <= request.at,
          knobs.exceeds(.late, ready, StartExchange.timeOut)
        else { continue }
        guard events.networks(filling: place).isEmpty else {
          bears = true
          continue
        }
        if ready == request.at, readings(ReadyAtTheInstant.self) == .notYet { continue }
        return .broken(
          .kind(
            "lateNetworkUnused", expected: .event(.filled(request: place, network: network))))
      }
    }
    return bears ? .kept : .silent
  }
}
