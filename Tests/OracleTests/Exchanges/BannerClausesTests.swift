import Scenarios
import Testing

/// The clauses of document 004 about the SDK's own events.
struct BannerClausesTests {
  static let refreshes: [JudgedExchange] = [
    .init("004-REF-001", "leaves it", .banner(nil, .loads, .waits(60)), [.ad(0)], .kept),
    .init(
      "004-REF-001", "refreshes", .banner(nil, .loads, .waits(60)), [.ad(0), .refresh(60)],
      .broken("refreshedUnasked")),
    .init(
      "004-REF-001", "has a rate", .banner(60, .loads, .waits(60)), [.ad(0), .refresh(60)],
      .silent),
    .init("004-REF-001", "loads nothing", .banner(nil, .waits(60)), [.refresh(60)], .silent),
    .init(
      "004-REF-002", "at its rate", .banner(30, .loads, .waits(61)),
      [.ad(0), .refresh(30), .refresh(60)], .kept),
    .init(
      "004-REF-002", "misses one", .banner(30, .loads, .waits(60)), [.ad(0), .refresh(30)],
      .broken("refreshMissing")),
    .init(
      "004-REF-002", "is half a second early", .banner(30, .loads, .waits(30)),
      [.ad(0), .refresh(29.5)], .broken("refreshMissing")),
    .init(
      "004-REF-002", "adds one", .banner(30, .loads, .waits(30)),
      [.ad(0), .refresh(15), .refresh(30)], .broken("refreshOffRate")),
    .init("004-REF-002", "is not due", .banner(30, .loads, .waits(29.5)), [.ad(0)], .silent),
    .init("004-REF-002", "has no rate", .banner(nil, .loads, .waits(60)), [.ad(0)], .silent),
    .init(
      "004-REF-002", "brings 5 s into range", .banner(5, .loads, .waits(12)),
      [.ad(0), .refresh(12)], .open("004-Q-021")),
    .init(
      "004-REF-002", "leaves a rate of 11.5 s", .banner(11.5, .loads, .waits(12)), [.ad(0)],
      .open("004-Q-021")),
    .init(
      "004-REF-002", "takes 120.5 s as it is", .banner(120.5, .loads, .waits(121)),
      [.ad(0), .refresh(120.5)], .broken("refreshMissing")),
    .init(
      "004-REF-002", "begins anew after a reload",
      .banner(30, .loads, .waits(20), .loads, .waits(30)), [.ad(0), .ad(20), .refresh(50)],
      .open("004-Q-022")),
    .init(
      "004-REF-002", "keeps on after a reload",
      .banner(30, .loads, .waits(20), .loads, .waits(30)), [.ad(0), .ad(20), .refresh(30)],
      .open("004-Q-022")),
    .init(
      "004-REF-002", "does neither", .banner(30, .loads, .waits(20), .loads, .waits(30)),
      [.ad(0), .ad(20), .refresh(40)], .broken("refreshMissing")),
    .init(
      "004-REF-002", "pauses under the screen", .banner(30, .loads, .touches, .waits(30)),
      [.ad(0)], .open("004-Q-023")),
    .init(
      "004-REF-002", "stops after a failure", .banner(30, .fails, .waits(30)),
      [.failed(at: 0, .inventory, hasAutoRefreshed: false)], .open("004-Q-024")),
    .init(
      "004-REF-003", "12 s apart", .banner(12, .loads, .waits(12)), [.ad(0), .refresh(12)],
      .kept),
    .init(
      "004-REF-003", "11.5 s apart", .banner(12, .loads, .waits(12)), [.ad(0), .refresh(11.5)],
      .broken("refreshedTooSoon")),
    .init(
      "004-REF-003", "120 s apart", .banner(120, .loads, .waits(120)), [.ad(0), .refresh(120)],
      .kept),
    .init(
      "004-REF-003", "120.5 s apart", .banner(120, .loads, .waits(121)),
      [.ad(0), .refresh(120.5)], .broken("refreshedTooLate")),
    .init(
      "004-REF-003", "held up by the screen",
      .banner(60, .loads, .touches, .waits(130), .closes), [.ad(0), .refresh(121)], .kept),
    .init(
      "004-REF-003", "soon after a reload", .banner(30, .loads, .waits(25), .loads, .waits(5)),
      [.ad(0), .ad(25), .refresh(30)], .silent),
    .init("004-REF-003", "no refresh", .banner(30, .loads), [.ad(0)], .silent),
    .init(
      "004-REF-004", "reloads", .banner(nil, .loads, .waits(5), .loads), [.ad(0), .ad(5)], .kept),
    .init(
      "004-REF-004", "ignores a reload", .banner(nil, .loads, .waits(5), .loads), [.ad(0)],
      .broken("notRefreshedByHand")),
    .init("004-REF-004", "is loaded once", .banner(nil, .loads), [.ad(0)], .silent),
    .init(
      "004-REF-004", "had no ad before", .banner(nil, .fails, .waits(5), .loads), [], .silent),
    .init(
      "004-REF-005", "flags a refresh", .banner(30, .loads, .waits(30)), [.ad(0), .refresh(30)],
      .kept),
    .init(
      "004-REF-005", "flags nothing", .banner(30, .loads, .waits(30)), [.ad(0), .ad(30)],
      .broken("notFlagged")),
    .init(
      "004-REF-005", "flags a first load", .banner(30, .loads), [.refresh(0)],
      .broken("flaggedByHand")),
    .init(
      "004-REF-005", "flags a reload", .banner(nil, .loads, .waits(5), .loads),
      [.ad(0), .refresh(5)], .open("004-Q-026")),
    .init("004-REF-005", "says nothing", .banner(nil, .loads), [], .silent),
  ]

  static let loads: [JudgedExchange] = [
    .init("004-RCV-001", "tells of the ad", .banner(nil, .loads), [.ad(0)], .kept),
    .init("004-RCV-001", "says nothing", .banner(nil, .loads), [], .broken("notToldOfAd")),
    .init(
      "004-RCV-001", "tells of a failure", .banner(nil, .loads),
      [.failed(at: 0, .network, hasAutoRefreshed: false)], .broken("failedThoughFilled")),
    .init("004-RCV-001", "fails", .banner(nil, .fails), [], .silent),
    .init(
      "004-RCV-002", "tells of the failure", .banner(nil, .fails),
      [.failed(at: 0, .inventory, hasAutoRefreshed: false)], .kept),
    .init("004-RCV-002", "says nothing", .banner(nil, .fails), [], .broken("notToldOfFailure")),
    .init(
      "004-RCV-002", "tells of an ad", .banner(nil, .fails), [.ad(0)],
      .broken("receivedThoughFailed")),
    .init(
      "004-RCV-002", "tells of another cause", .banner(nil, .fails),
      [.failed(at: 0, .network, hasAutoRefreshed: false)], .open("004-Q-025")),
    .init("004-RCV-002", "succeeds", .banner(nil, .loads), [], .silent),
  ]

  static let screens: [JudgedExchange] = [
    .init(
      "004-SCR-001", "before it comes up", .banner(nil, .loads, .touches),
      [.willPresentScreen, .screenAppears], .kept),
    .init(
      "004-SCR-001", "when it is up", .banner(nil, .loads, .touches),
      [.screenAppears, .willPresentScreen], .broken("toldTooLate")),
    .init(
      "004-SCR-001", "never", .banner(nil, .loads, .touches), [.screenAppears],
      .broken("notToldOfScreen")),
    .init("004-SCR-001", "not touched", .banner(nil, .loads), [.screenAppears], .silent),
    .init(
      "004-SCR-002", "once it is gone", .banner(nil, .loads, .touches, .closes),
      [.screenDisappears, .didDismissScreen], .kept),
    .init(
      "004-SCR-002", "while it is there", .banner(nil, .loads, .touches, .closes),
      [.didDismissScreen, .screenDisappears], .broken("toldTooEarly")),
    .init(
      "004-SCR-002", "never", .banner(nil, .loads, .touches, .closes), [.screenDisappears],
      .broken("notToldOfDismissal")),
    .init("004-SCR-002", "not closed", .banner(nil, .loads, .touches), [], .silent),
    .init(
      "004-SCR-003", "before it goes", .banner(nil, .loads, .touches, .closes),
      [.willDismissScreen, .screenDisappears, .didDismissScreen], .kept),
    .init(
      "004-SCR-003", "when it is gone", .banner(nil, .loads, .touches, .closes),
      [.screenDisappears, .willDismissScreen, .didDismissScreen], .broken("announcedTooLate")),
    .init(
      "004-SCR-003", "after all", .banner(nil, .loads, .touches, .closes),
      [.didDismissScreen, .willDismissScreen], .broken("announcedTooLate")),
    .init(
      "004-SCR-003", "never", .banner(nil, .loads, .touches, .closes), [.didDismissScreen],
      .open("004-Q-027")),
    .init("004-SCR-003", "not closed", .banner(nil, .loads, .touches), [], .silent),
    .init(
      "004-APP-001", "told", .banner(nil, .loads, .leaves(.store)), [.willLeaveApplication],
      .kept),
    .init(
      "004-APP-001", "not told", .banner(nil, .loads, .leaves(.store)), [],
      .broken("notToldOfLeaving")),
    .init(
      "004-APP-001", "not told of the home button",
      .banner(nil, .loads, .touches, .leaves(.homeButton)), [], .open("004-Q-028")),
    .init(
      "004-APP-001", "told and stayed", .banner(nil, .loads), [.willLeaveApplication],
      .broken("toldThoughStaying")),
    .init(
      "004-APP-002", "resigns first", .banner(nil, .loads, .leaves(.store)),
      [.applicationWillResignActive, .willLeaveApplication], .kept),
    .init(
      "004-APP-002", "resigns last", .banner(nil, .loads, .leaves(.store)),
      [.willLeaveApplication, .applicationWillResignActive], .broken("leftBeforeResigning")),
    .init(
      "004-APP-002", "before the background", .banner(nil, .loads, .leaves(.store)),
      [.willLeaveApplication, .applicationDidEnterBackground], .open("004-Q-020")),
    .init(
      "004-APP-002", "after the background", .banner(nil, .loads, .leaves(.store)),
      [.applicationDidEnterBackground, .willLeaveApplication], .open("004-Q-020")),
    .init(
      "004-APP-002", "not told", .banner(nil, .loads, .leaves(.store)),
      [.applicationWillResignActive], .silent),
  ]

  @Test(arguments: refreshes + loads + screens)
  func `judges what a banner tells`(_ judged: JudgedExchange) throws {
    try judged.check()
  }

  @Test func `has a miniature that keeps and one that breaks each clause`() {
    let judged =
      StartClausesTests.times + StartClausesTests.networks + StartClausesTests.statuses
      + RewardedClausesTests.rewards + RewardedClausesTests.presentations
      + RewardedClausesTests.callbacks + RewardedClausesTests.mediation + Self.refreshes
      + Self.loads + Self.screens
    let clauses = Set(judged.map(\.clause))
    #expect(clauses.count == 33)
    for clause in clauses {
      let words = judged.filter { $0.clause == clause }.map(\.word)
      #expect(words.contains(.kept), "\(clause)")
      #expect(words.contains { if case .broken = $0 { true } else { false } }, "\(clause)")
    }
  }
}
