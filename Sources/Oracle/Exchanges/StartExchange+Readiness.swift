internal import Scenarios

extension StartExchange {
  /// How many seconds the SDK waits for its adapters.
  static let timeOut = 10.0

  /// When the last adapter is ready, in seconds; infinity when one never is.
  var allReadyAt: Double { readyAt.reduce(0) { max($0, $1 ?? .infinity) } }

  /// Whether a network's adapter is ready at a time.
  func isReady(_ network: Int, at time: Double, _ readings: inout Readings) -> Bool {
    guard let ready = readyAt[network] else { return false }
    if ready == time { return readings(ReadyAtTheInstant.self) == .ready }
    return ready < time
  }
}

extension [ExchangeEvent] {
  /// When the completion handler is called first, in seconds; nil when it never is.
  var initializedAt: Double? {
    for case .initialized(let time) in self { return time }
    return nil
  }

  /// The networks that fill a request, by their places.
  func networks(filling request: Int) -> [Int] {
    compactMap { event in
      if case .filled(request, let network) = event { network } else { nil }
    }
  }

  /// The statuses that are read, in order.
  var statusLists: [[AdapterStatus]] {
    compactMap { if case .statuses(let statuses) = $0 { statuses } else { nil } }
  }

  /// The custom data of the calls of the server, in order.
  var verifiedData: [String?] {
    compactMap { if case .verified(let data) = $0 { .some(data) } else { nil } }
  }

  /// Returns how often an event comes.
  func count(of event: ExchangeEvent) -> Int { count { $0 == event } }
}
