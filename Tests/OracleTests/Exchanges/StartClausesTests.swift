import Scenarios
import Testing

/// Clauses 002-INI-001 to 002-INI-005, 002-STA-001 and 002-STA-002.
struct StartClausesTests {
  private static let asked = ExchangeEvent.asked(network: 0, request: 0)
  private static let filled = ExchangeEvent.filled(request: 0, network: 0)
  private static let busy = AdapterStatus(isReady: false, description: "busy")
  private static let ready = AdapterStatus(isReady: true)

  static let times: [JudgedExchange] = [
    .init("002-INI-001", "at ten seconds", .start([nil]), [.initialized(at: 10)], .kept),
    .init(
      "002-INI-001", "half a second late", .start([nil]), [.initialized(at: 10.5)],
      .broken("completedLate")),
    .init("002-INI-001", "never", .start([]), [], .broken("notCompleted")),
    .init("002-INI-001", "at once", .start([]), [.initialized(at: 0)], .kept),
    .init("002-INI-002", "waits for the time-out", .start([nil]), [.initialized(at: 10)], .kept),
    .init(
      "002-INI-002", "gives up half a second early", .start([nil]), [.initialized(at: 9.5)],
      .broken("completedEarly")),
    .init(
      "002-INI-002", "does not wait for the last", .start([2, 5]), [.initialized(at: 4.5)],
      .broken("completedEarly")),
    .init(
      "002-INI-002", "when the last is ready", .start([2, 5]), [.initialized(at: 5)],
      .open("002-Q-020")),
    .init(
      "002-INI-002", "after the last is ready", .start([2, 5]), [.initialized(at: 7)],
      .open("002-Q-020")),
    .init(
      "002-INI-002", "when the time is over", .start([2, 5]), [.initialized(at: 10)],
      .open("002-Q-020")),
    .init(
      "002-INI-002", "the last is ready at ten seconds", .start([10]), [.initialized(at: 10)],
      .kept),
    .init("002-INI-002", "never", .start([2]), [], .silent),
  ]

  static let networks: [JudgedExchange] = [
    .init(
      "002-INI-003", "asks a network that is not ready", .start([nil], requestAt: 12),
      [.initialized(at: 10), asked], .kept),
    .init(
      "002-INI-003", "does not ask it", .start([nil], requestAt: 12), [.initialized(at: 10)],
      .broken("notAsked")),
    .init(
      "002-INI-003", "does not ask it before the start is complete", .start([nil], requestAt: 5),
      [.initialized(at: 10)], .open("002-Q-022")),
    .init(
      "002-INI-003", "does not ask it as another fills the request",
      .start([nil, 0], requestAt: 12, offers: [1]),
      [.initialized(at: 10), .filled(request: 0, network: 1)], .open("002-Q-021")),
    .init(
      "002-INI-003", "does not ask one that becomes ready then", .start([12], requestAt: 12),
      [.initialized(at: 10)], .open("002-Q-023")),
    .init(
      "002-INI-003", "does not ask one that is ready", .start([11.5], requestAt: 12),
      [.initialized(at: 10)], .silent),
    .init(
      "002-INI-004", "takes an ad of a network that was late",
      .start([10.5], requestAt: 12, offers: [0]), [filled], .kept),
    .init(
      "002-INI-004", "leaves it", .start([10.5], requestAt: 12, offers: [0]), [asked],
      .broken("lateNetworkUnused")),
    .init(
      "002-INI-004", "leaves an ad of one in time", .start([10], requestAt: 12, offers: [0]), [],
      .silent),
    .init(
      "002-INI-004", "leaves an ad of one that is not ready yet",
      .start([12.5], requestAt: 12, offers: [0]), [], .silent),
    .init(
      "002-INI-004", "leaves an ad of one that becomes ready then",
      .start([12], requestAt: 12, offers: [0]), [], .open("002-Q-023")),
    .init("002-INI-004", "has nothing to take", .start([10.5], requestAt: 12), [], .silent),
    .init(
      "002-INI-005", "fills from a ready network", .start([2], requestAt: 5, offers: [0]),
      [filled], .kept),
    .init(
      "002-INI-005", "fills from a network without an ad", .start([2], requestAt: 5), [filled],
      .broken("filledFromNowhere")),
    .init(
      "002-INI-005", "fills a request that was not made", .start([2]), [filled],
      .broken("filledFromNowhere")),
    .init(
      "002-INI-005", "fills from one that is never ready",
      .start([nil], requestAt: 5, offers: [0]), [filled], .broken("servedUnready")),
    .init(
      "002-INI-005", "fills from one that is ready later", .start([9], requestAt: 5, offers: [0]),
      [filled], .open("002-Q-024")),
    .init("002-INI-005", "fills nothing", .start([2], requestAt: 5, offers: [0]), [], .silent),
  ]

  static let statuses: [JudgedExchange] = [
    .init(
      "002-STA-001", "says how things are", .start([2, nil], reads: [5]),
      [.statuses([ready, busy])], .kept),
    .init(
      "002-STA-001", "says how things were", .start([2], reads: [1, 5]),
      [.statuses([busy]), .statuses([busy])], .broken("wrongStatus")),
    .init(
      "002-STA-001", "leaves an adapter out", .start([2, 2], reads: [5]), [.statuses([ready])],
      .broken("statusMissing")),
    .init("002-STA-001", "says nothing", .start([2], reads: [5]), [], .broken("statusMissing")),
    .init(
      "002-STA-001", "speaks of the very instant", .start([5], reads: [5]), [.statuses([ready])],
      .open("002-Q-023")),
    .init("002-STA-001", "is not asked", .start([2]), [.statuses([])], .silent),
    .init("002-STA-002", "says why", .start([nil], reads: [5]), [.statuses([busy])], .kept),
    .init(
      "002-STA-002", "does not say why", .start([nil], reads: [5]),
      [.statuses([AdapterStatus(isReady: false)])], .broken("noReason")),
    .init(
      "002-STA-002", "describes one that is ready", .start([2], reads: [5]),
      [.statuses([AdapterStatus(isReady: true, description: "fine")])], .open("002-Q-025")),
    .init("002-STA-002", "is not asked", .start([2]), [.statuses([busy])], .silent),
  ]

  @Test(arguments: times + networks + statuses)
  func `judges how the SDK starts`(_ judged: JudgedExchange) throws {
    try judged.check()
  }
}
