internal import Records
internal import Scenarios

extension Rule {
  /// 002-INI-003: a network that is not ready when a request is made is asked all the same.
  static let unreadyNetworkIsAsked = onStart("002-INI-003", turning: [.unready]) {
    start, events, readings, knobs in
    var bears = false
    for (place, request) in start.requests.enumerated() {
      for network in start.readyAt.indices {
        let ready = start.readyAt[network] ?? .infinity
        guard knobs.holds(.unready, ready >= request.at) else { continue }
        let asked = ExchangeEvent.asked(network: network, request: place)
        if events.contains(asked) {
          bears = bears || ready > request.at
          continue
        }
        if ready == request.at, readings(ReadyAtTheInstant.self) == .ready { continue }
        bears = true
        if events.networks(filling: place).contains(where: { $0 != network }),
          readings(AskedUntil.self) == .filled
        {
          continue
        }
        if request.at < events.initializedAt ?? .infinity,
          readings(AskedBeforeCompletion.self) == .onceComplete
        {
          continue
        }
        return .broken(.kind("notAsked", expected: .event(asked)))
      }
    }
    return bears ? .kept : .silent
  }
}
