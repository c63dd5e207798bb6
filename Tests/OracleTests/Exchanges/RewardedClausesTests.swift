import Scenarios
import Testing

/// The clauses of document 002 about rewarded ads and what is told of them.
struct RewardedClausesTests {
  private static let whole: [ExchangeEvent] = [
    .adWillPresent, .userDidEarnReward, .adWillDismiss, .adDidDismiss,
  ]

  static let rewards: [JudgedExchange] = [
    .init("002-RWD-001", "reward first", .google(.shows, .earns, .closes), whole, .kept),
    .init(
      "002-RWD-001", "dismissal first", .google(.shows, .earns, .closes),
      [.adWillPresent, .adDidDismiss, .userDidEarnReward], .broken("rewardAfterDismissal")),
    .init(
      "002-RWD-001", "one of two rewards late", .google(.shows, .earns, .earns, .closes),
      [.userDidEarnReward, .adDidDismiss, .userDidEarnReward], .broken("rewardAfterDismissal")),
    .init(
      "002-RWD-001", "between the two calls of the dismissal", .google(.shows, .earns, .closes),
      [.adWillDismiss, .userDidEarnReward, .adDidDismiss], .open("002-Q-029")),
    .init(
      "002-RWD-001", "a mediated ad", .mediated(.shows, .closes, .earns),
      [.adDidDismiss, .userDidEarnReward], .silent),
    .init(
      "002-RWD-002", "the network's order", .mediated(.shows, .closes, .earns),
      [.adDidDismiss, .userDidEarnReward], .kept),
    .init(
      "002-RWD-002", "the other order", .mediated(.shows, .closes, .earns),
      [.userDidEarnReward, .adDidDismiss], .broken("orderChanged")),
    .init(
      "002-RWD-002", "the reward missing", .mediated(.shows, .closes, .earns), [.adDidDismiss],
      .silent),
    .init(
      "002-RWD-002", "an ad from Google", .google(.shows, .earns, .closes),
      [.adDidDismiss, .userDidEarnReward], .silent),
    .init("002-RWD-003", "earned and told", .google(.shows, .earns), [.userDidEarnReward], .kept),
    .init(
      "002-RWD-003", "told and not earned", .google(.shows, .closes), whole,
      .broken("rewardUnearned")),
    .init(
      "002-RWD-003", "earned and not told", .google(.shows, .earns), [.adWillPresent],
      .broken("rewardMissing")),
    .init(
      "002-RWD-003", "told twice", .google(.shows, .earns),
      [.userDidEarnReward, .userDidEarnReward], .broken("rewardTwice")),
    .init(
      "002-RWD-003", "earned twice and told once", .google(.shows, .earns, .earns),
      [.userDidEarnReward], .open("002-Q-026")),
    .init(
      "002-RWD-003", "earned twice and told twice", .google(.shows, .earns, .earns),
      [.userDidEarnReward, .userDidEarnReward], .open("002-Q-026")),
    .init("002-RWD-003", "never shown", .google(.readsReward), [], .silent),
    .init("002-RWD-004", "read once loaded", .google(.readsReward), [.rewardRead(5)], .kept),
    .init(
      "002-RWD-004", "nothing to read", .google(.readsReward), [.rewardRead(nil)],
      .broken("rewardUnreadable")),
    .init(
      "002-RWD-004", "another reward", .google(.readsReward), [.rewardRead(6)],
      .broken("wrongReward")),
    .init(
      "002-RWD-004", "no answer", .google(.readsReward), [], .broken("rewardUnreadable")),
    .init(
      "002-RWD-004", "gone once shown", .google(.shows, .closes, .readsReward),
      [.rewardRead(nil)], .open("002-Q-027")),
    .init("002-RWD-004", "not read", .google(.shows), [], .silent),
  ]

  static let presentations: [JudgedExchange] = [
    .init(
      "002-RWD-005", "refuses a second time", .google(.shows, .closes, .shows),
      [.adWillPresent, .adDidFailToPresent], .kept),
    .init(
      "002-RWD-005", "presents again", .google(.shows, .closes, .shows),
      [.adWillPresent, .adWillPresent], .broken("presentedTwice")),
    .init(
      "002-RWD-005", "refuses without a word", .google(.shows, .closes, .shows),
      [.adWillPresent], .open("002-Q-028")),
    .init("002-RWD-005", "is told once", .google(.shows), [.adWillPresent], .silent),
    .init(
      "002-RWD-006", "presents without a root", .google(.presents(hasRoot: false)),
      [.adWillPresent], .kept),
    .init(
      "002-RWD-006", "wants a root", .google(.presents(hasRoot: false)), [.adDidFailToPresent],
      .broken("refusedWithoutRoot")),
    .init("002-RWD-006", "has a root", .google(.shows), [.adDidFailToPresent], .silent),
    .init("002-EVT-001", "tells of a presentation", .google(.shows), [.adWillPresent], .kept),
    .init("002-EVT-001", "tells of a failure", .google(.shows), [.adDidFailToPresent], .kept),
    .init("002-EVT-001", "says nothing", .google(.shows), [], .broken("notToldOfPresentation")),
    .init("002-EVT-001", "has nothing to tell", .google(.readsReward), [], .silent),
    .init("002-EVT-002", "tells of the dismissal", .google(.shows, .closes), whole, .kept),
    .init(
      "002-EVT-002", "says nothing of it", .google(.shows, .closes), [.adWillPresent],
      .broken("notToldOfDismissal")),
    .init(
      "002-EVT-002", "tells of none", .google(.shows), whole, .broken("dismissedUnclosed")),
    .init("002-EVT-002", "has nothing to tell", .google(.readsReward), [], .silent),
    .init("002-EVT-003", "goes in order", .google(.shows, .closes), whole, .kept),
    .init(
      "002-EVT-003", "did before it will", .google(.shows, .closes),
      [.adWillPresent, .adDidDismiss, .adWillDismiss], .broken("outOfOrder")),
    .init(
      "002-EVT-003", "dismissed before presented", .google(.shows, .closes),
      [.adDidDismiss, .adWillPresent], .broken("outOfOrder")),
    .init("002-EVT-003", "one call", .google(.shows), [.adWillPresent], .silent),
  ]

  static let callbacks: [JudgedExchange] = [
    .init(
      "002-SSV-001", "passes the data on", .google(.setsCustomData("a"), .shows, .earns),
      [.verified(customData: "a")], .kept),
    .init(
      "002-SSV-001", "loses the data", .google(.setsCustomData("a"), .shows, .earns),
      [.verified(customData: nil)], .broken("customDataMissing")),
    .init(
      "002-SSV-001", "passes other data on", .google(.setsCustomData("a"), .shows, .earns),
      [.verified(customData: "b")], .broken("otherCustomData")),
    .init(
      "002-SSV-001", "the first of two",
      .google(.setsCustomData("a"), .setsCustomData("b"), .shows, .earns),
      [.verified(customData: "a")], .open("002-Q-031")),
    .init(
      "002-SSV-001", "neither of two",
      .google(.setsCustomData("a"), .setsCustomData("b"), .shows, .earns),
      [.verified(customData: "c")], .broken("otherCustomData")),
    .init(
      "002-SSV-001", "late data left out", .google(.shows, .setsCustomData("a"), .earns),
      [.verified(customData: nil)], .open("002-Q-030")),
    .init(
      "002-SSV-001", "an empty text left out", .google(.setsCustomData(""), .shows, .earns),
      [.verified(customData: nil)], .open("002-Q-033")),
    .init(
      "002-SSV-001", "no callback", .google(.setsCustomData("a"), .shows), [.adWillPresent],
      .silent),
    .init(
      "002-SSV-001", "no data", .google(.shows, .earns), [.verified(customData: "a")], .silent),
    .init(
      "002-SSV-002", "leaves a callback without data", .google(.shows, .earns),
      [.verified(customData: nil)], .kept),
    .init(
      "002-SSV-002", "makes data up", .google(.shows, .earns), [.verified(customData: "a")],
      .broken("callbackChanged")),
    .init(
      "002-SSV-002", "leaves the data there is", .google(.shows, .earns, callbackData: "c"),
      [.verified(customData: "c")], .open("002-Q-032")),
    .init(
      "002-SSV-002", "takes the data away", .google(.shows, .earns, callbackData: "c"),
      [.verified(customData: nil)], .open("002-Q-032")),
    .init(
      "002-SSV-002", "changes the data", .google(.shows, .earns, callbackData: "c"),
      [.verified(customData: "a")], .broken("callbackChanged")),
    .init(
      "002-SSV-002", "data was set", .google(.setsCustomData("a"), .shows, .earns),
      [.verified(customData: nil)], .silent),
  ]

  static let mediation: [JudgedExchange] = [
    .init(
      "002-RWD-010", "reward first", [.dismissedWithReward], [.userDidEarnReward, .adDidDismiss],
      .kept),
    .init(
      "002-RWD-010", "dismissal first", [.dismissedWithReward],
      [.adDidDismiss, .userDidEarnReward], .broken("rewardAfterDismissal")),
    .init(
      "002-RWD-010", "no reward", [.dismissedWithReward], [.adDidDismiss],
      .broken("rewardMissing")),
    .init(
      "002-RWD-010", "calls of their own", [.dismissed, .rewarded],
      [.adDidDismiss, .userDidEarnReward], .silent),
    .init(
      "002-RWD-011", "the network's order", [.dismissed, .rewarded],
      [.adDidDismiss, .userDidEarnReward], .kept),
    .init(
      "002-RWD-011", "reward brought forward", [.dismissed, .rewarded],
      [.userDidEarnReward, .adDidDismiss], .broken("orderChanged")),
    .init(
      "002-RWD-011", "reward put back", [.rewarded, .dismissed],
      [.adDidDismiss, .userDidEarnReward], .broken("orderChanged")),
    .init(
      "002-RWD-011", "one call for both", [.dismissedWithReward],
      [.adDidDismiss, .userDidEarnReward], .silent),
    .init("002-RWD-012", "forwards the reward", [.rewarded], [.userDidEarnReward], .kept),
    .init("002-RWD-012", "drops the reward", [.rewarded], [], .broken("rewardDropped")),
    .init(
      "002-RWD-012", "makes a reward up", [.dismissedWithoutReward],
      [.userDidEarnReward, .adDidDismiss], .broken("rewardInvented")),
    .init(
      "002-RWD-012", "told twice, forwarded once", [.rewarded, .dismissedWithReward],
      [.userDidEarnReward, .adDidDismiss], .open("002-Q-034")),
    .init(
      "002-RWD-012", "told twice, forwarded twice", [.rewarded, .dismissedWithReward],
      [.userDidEarnReward, .userDidEarnReward, .adDidDismiss], .open("002-Q-034")),
    .init("002-RWD-012", "nothing happens", [], [], .silent),
  ]

  @Test(arguments: rewards + presentations + callbacks + mediation)
  func `judges what is told of a rewarded ad`(_ judged: JudgedExchange) throws {
    try judged.check()
  }
}
