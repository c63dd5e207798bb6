import Adapters
import Conformance
import Miniatures
import Records
import Scenarios
import Testing

/// Each faulty SDK and mediation adapter, with all it gives and each smallest case.
struct ExchangeFaultsTests {
  static let faults: [(name: String, findings: [ExpectedFinding])] =
    mediation + starts + rewarded + banners

  private static let mediation: [(name: String, findings: [ExpectedFinding])] = [
    (
      "mediation-callbacks-reordered",
      [
        forwarded(
          "002-RWD-011", "orderChanged", [.dismissed, .rewarded],
          [.userDidEarnReward, .adDidDismiss])
      ]
    ),
    (
      "mediation-dismissal-first",
      [
        forwarded(
          "002-RWD-010", "rewardAfterDismissal", [.dismissedWithReward],
          [.adDidDismiss, .userDidEarnReward])
      ]
    ),
    (
      "mediation-reward-untold",
      [
        forwarded(
          "002-RWD-012", "rewardInvented", [.dismissed], [.userDidEarnReward, .adDidDismiss])
      ]
    ),
  ]

  private static let starts: [(name: String, findings: [ExpectedFinding])] = [
    (
      "sdk-late-network-forgotten",
      [
        started(
          "002-INI-004", "lateNetworkUnused", [10.5], requestAt: 12, offers: [0],
          [.initialized(at: 10), .asked(network: 0, request: 0)])
      ]
    ),
    (
      "sdk-reasons-missing",
      [
        started(
          "002-STA-002", "noReason", [2], reads: [0],
          [.initialized(at: 2), .statuses([AdapterStatus(isReady: false)])])
      ]
    ),
    (
      "sdk-start-at-once",
      [started("002-INI-002", "completedEarly", [2], [.initialized(at: 0)])]
    ),
    (
      "sdk-start-waits-for-all",
      [
        started("002-INI-001", "completedLate", [10.5], [.initialized(at: 10.5)]),
        started("002-INI-001", "notCompleted", [nil], []),
      ]
    ),
    (
      "sdk-statuses-of-the-start",
      [
        started(
          "002-STA-001", "wrongStatus", [2], reads: [5],
          [
            .initialized(at: 2),
            .statuses([AdapterStatus(isReady: false, description: "Wait.")]),
          ])
      ]
    ),
    (
      "sdk-unready-network-serves",
      [
        started(
          "002-INI-005", "servedUnready", [nil], requestAt: 0, offers: [0],
          [
            .initialized(at: 10), .asked(network: 0, request: 0),
            .filled(request: 0, network: 0),
          ])
      ]
    ),
    (
      "sdk-unready-network-skipped",
      [
        started("002-INI-003", "notAsked", [10.5], requestAt: 10, [.initialized(at: 10)])
      ]
    ),
  ]

  private static let rewarded: [(name: String, findings: [ExpectedFinding])] = [
    (
      "sdk-custom-data-invented",
      [
        shown(
          "002-SSV-002", "callbackChanged", [shows, .earns],
          [.adWillPresent, .userDidEarnReward, .verified(customData: "undefined")])
      ]
    ),
    (
      "sdk-custom-data-lost",
      [
        shown(
          "002-SSV-001", "customDataMissing", [.setsCustomData("level 1"), shows, .earns],
          [.adWillPresent, .userDidEarnReward, .verified(customData: nil)]),
        shown(
          "002-SSV-001", "otherCustomData", [.setsCustomData("level 1"), shows, .earns],
          callbackData: "as set up",
          [.adWillPresent, .userDidEarnReward, .verified(customData: "as set up")]),
      ]
    ),
    (
      "sdk-dismissal-backwards",
      [
        shown(
          "002-EVT-003", "outOfOrder", [shows, .closes],
          [.adWillPresent, .adDidDismiss, .adWillDismiss])
      ]
    ),
    (
      "sdk-dismissal-untold",
      [
        shown(
          "002-EVT-002", "notToldOfDismissal", [shows, .closes], [.adWillPresent, .adWillDismiss])
      ]
    ),
    (
      "sdk-network-order-ignored",
      [
        shown(
          "002-RWD-002", "orderChanged", [shows, .closes, .earns], by: .mediated,
          [
            .adWillPresent, .adWillDismiss, .userDidEarnReward, .adDidDismiss,
            .verified(customData: nil),
          ])
      ]
    ),
    (
      "sdk-presentation-untold",
      [
        shown("002-EVT-001", "notToldOfPresentation", [shows], []),
        shown("002-RWD-006", "refusedWithoutRoot", [.presents(hasRoot: false)], []),
      ]
    ),
    (
      "sdk-presents-again",
      [
        shown(
          "002-RWD-005", "presentedTwice", [shows, .closes, shows],
          [.adWillPresent, .adWillDismiss, .adDidDismiss, .adWillPresent])
      ]
    ),
    (
      "sdk-reward-after-dismissal",
      [
        shown(
          "002-RWD-001", "rewardAfterDismissal", [shows, .earns, .closes],
          [
            .adWillPresent, .verified(customData: nil), .adWillDismiss, .adDidDismiss,
            .userDidEarnReward,
          ])
      ]
    ),
    (
      "sdk-reward-unearned",
      [
        shown(
          "002-RWD-002", "orderChanged", [shows, .closes, .earns], by: .mediated,
          [
            .adWillPresent, .userDidEarnReward, .adWillDismiss, .adDidDismiss,
            .verified(customData: nil),
          ]),
        shown(
          "002-RWD-003", "rewardUnearned", [shows], [.adWillPresent, .userDidEarnReward]),
      ]
    ),
    (
      "sdk-reward-unreadable",
      [shown("002-RWD-004", "rewardUnreadable", [.readsReward], [.rewardRead(nil)])]
    ),
    (
      "sdk-root-needed",
      [
        shown(
          "002-RWD-006", "refusedWithoutRoot", [.presents(hasRoot: false)],
          [.adDidFailToPresent])
      ]
    ),
  ]

  private static let banners: [(name: String, findings: [ExpectedFinding])] = [
    (
      "sdk-dismissal-told-early",
      [
        told(
          "004-SCR-002", "toldTooEarly", [loads, .touches, .closes],
          [
            .ad(0), .willPresentScreen, .screenAppears, .willDismissScreen, .didDismissScreen,
            .screenDisappears,
          ])
      ]
    ),
    (
      "sdk-failure-untold",
      [told("004-RCV-002", "notToldOfFailure", [.loads(failing: .network)], [])]
    ),
    (
      "sdk-flag-never-set",
      [
        told("004-REF-005", "notFlagged", every: 60, [loads, .waits(60)], [.ad(0), .ad(60)])
      ]
    ),
    (
      "sdk-leaving-before-resigning",
      [
        told(
          "004-APP-002", "leftBeforeResigning", [loads, .leaves(.store)],
          [
            .ad(0), .willLeaveApplication, .applicationWillResignActive,
            .applicationDidEnterBackground,
          ])
      ]
    ),
    (
      "sdk-leaving-untold",
      [
        told(
          "004-APP-001", "notToldOfLeaving", [loads, .leaves(.store)],
          [.ad(0), .applicationWillResignActive, .applicationDidEnterBackground])
      ]
    ),
    (
      "sdk-refresh-never",
      [told("004-REF-002", "refreshMissing", every: 60, [loads, .waits(60)], [.ad(0)])]
    ),
    (
      "sdk-refresh-too-often",
      [
        told(
          "004-REF-002", "refreshOffRate", every: 60, [loads, .waits(60)],
          [.ad(0)] + (1...10).map { .refresh(Double($0) * 6) }),
        told(
          "004-REF-003", "refreshedTooSoon", every: 60, [loads, .waits(60)],
          [.ad(0)] + (1...10).map { .refresh(Double($0) * 6) }),
      ]
    ),
    (
      "sdk-refresh-without-rate",
      [
        told(
          "004-REF-001", "refreshedUnasked", [loads, .waits(60)], [.ad(0), .refresh(60)])
      ]
    ),
    (
      "sdk-reload-untold",
      [
        told("004-RCV-001", "notToldOfAd", [loads, .waits(3.5), loads], [.ad(0)]),
        told("004-REF-004", "notRefreshedByHand", [loads, .waits(3.5), loads], [.ad(0)]),
      ]
    ),
    (
      "sdk-screen-told-late",
      [
        told(
          "004-SCR-001", "toldTooLate", [loads, .touches, .leaves(.homeButton)],
          [
            .ad(0), .screenAppears, .willPresentScreen, .applicationWillResignActive,
            .willLeaveApplication, .applicationDidEnterBackground,
          ])
      ]
    ),
  ]

  // MARK: - Cases

  private static let shows = RewardedExchange.Step.presents(hasRoot: true)
  private static let loads = BannerExchange.Step.loads(failing: nil)

  private static func forwarded(
    _ clause: String, _ kind: String, _ calls: [MediationExchange.Callback],
    _ events: [ExchangeEvent]
  ) -> ExpectedFinding {
    ExpectedFinding(
      clause, kind, .decision(.mediationExchange(MediationExchange(calls)), .miniature()),
      .answered(.mediationExchange(events)))
  }

  private static func sent(
    _ clause: String, _ kind: String, _ exchange: SDKExchange, _ events: [ExchangeEvent]
  ) -> ExpectedFinding {
    ExpectedFinding(
      clause, kind, .decision(.sdkExchange(exchange), .miniature()),
      .answered(.sdkExchange(events)))
  }

  private static func started(
    _ clause: String, _ kind: String, _ readyAt: [Double?], requestAt time: Double? = nil,
    offers: [Int] = [], reads: [Double] = [], _ events: [ExchangeEvent]
  ) -> ExpectedFinding {
    let requests = time.map { [NetworkRequest(at: $0, offers: offers)] } ?? []
    return sent(
      clause, kind,
      .start(StartExchange(readyAt: readyAt, requests: requests, statusReads: reads)), events)
  }

  private static func shown(
    _ clause: String, _ kind: String, _ steps: [RewardedExchange.Step],
    by demand: RewardedExchange.Demand = .google, callbackData: String? = nil,
    _ events: [ExchangeEvent]
  ) -> ExpectedFinding {
    sent(
      clause, kind,
      .rewarded(
        RewardedExchange(demand: demand, reward: 1, callbackData: callbackData, steps: steps)),
      events)
  }

  private static func told(
    _ clause: String, _ kind: String, every rate: Double? = nil, _ steps: [BannerExchange.Step],
    _ events: [ExchangeEvent]
  ) -> ExpectedFinding {
    sent(clause, kind, .banner(BannerExchange(refreshRate: rate, steps: steps)), events)
  }

  // MARK: - Tests

  @Test func `has all faults of the gallery`() {
    let exchanges = FaultyAdapter.gallery.map(\.name).filter {
      $0.hasPrefix("sdk-") || $0.hasPrefix("mediation-")
    }
    #expect(exchanges.sorted() == Self.faults.map(\.name).sorted())
    #expect(exchanges.count == 31)
  }

  @Test(arguments: faults)
  func `gives exactly the findings of its fault, each in its smallest case`(
    name: String, findings: [ExpectedFinding]
  ) async throws {
    let fault = try #require(BuiltInAdapter.named("faulty-\(name)"))
    let run = try await Trial(cases: 10_000, workers: 2).run(fault.adapter)
    #expect(run.advisories == [])
    #expect(run.failures.map(\.signature) == findings.map(\.signature))
    for (finding, expected) in zip(run.failures, findings) {
      #expect(expected.isSame(as: finding), "\(finding.case) \(finding.outcome)")
    }
    #expect(run.failures.filter { $0.minimality != .minimal } == [])
  }
}

extension ExchangeEvent {
  /// An ad that was loaded by hand arrives.
  fileprivate static func ad(_ time: Double) -> ExchangeEvent {
    .received(at: time, hasAutoRefreshed: false)
  }

  /// An ad arrives that a refresh brought.
  fileprivate static func refresh(_ time: Double) -> ExchangeEvent {
    .received(at: time, hasAutoRefreshed: true)
  }
}
