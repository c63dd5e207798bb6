internal import Records
internal import Scenarios

extension Rule {
  /// 002-INI-005: what fills a request is a network that has an ad for it and is ready by then.
  static let readyNetworkFillsARequest = onStart("002-INI-005") { start, events, readings, _ in
    var bears = false
    for case .filled(let place, let network) in events {
      bears = true
      let expected = Expectation.noEvent(.filled(request: place, network: network))
      guard start.requests.indices.contains(place),
        start.requests[place].offers.contains(network)
      else { return .broken(.kind("filledFromNowhere", expected: expected)) }
      let time = start.requests[place].at
      guard let ready = start.readyAt[network] else {
        return .broken(.kind("servedUnready", expected: expected))
      }
      guard !start.isReady(network, at: time, &readings) else { continue }
      if ready >= time, readings(EarlierRequest.self) == .pendingToo { continue }
      return .broken(.kind("servedUnready", expected: expected))
    }
    return bears ? .kept : .silent
  }
}
