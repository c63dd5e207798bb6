import ScenarioLegality
import Scenarios
import Testing

struct QueryLegalityTests {
  static let twins = [
    twin(
      .contentSizeImpossible, "an ad half a point wide, or of no width",
      .canPresent(ad(0.5, 400)), .canPresent(ad(0, 400))),
    twin(
      .contentSizeImpossible, "an ad half a point high, or upside down",
      .canPresent(ad(320, 0.5)), .canPresent(ad(320, -0.5))),
    twin(
      .contentSizeImpossible, "an ad on the grid, or off it",
      .canPresent(ad(390, 844.5)), .canPresent(ad(390, 844.6))),
    twin(
      .contentSizeImpossible, "an ad larger than any window, or endless",
      .canPresent(ad(4000, 4000)), .canPresent(ad(4000, .infinity))),
    twin(
      .contentSizeImpossible, "no ad, or an ad of no size", .canPresent(nil),
      .canPresent(ad(.nan, 400))),
    twin(
      .requestOfNoWindowScene, "a scene with a window, and a connected scene of another role",
      .requestOutcome(scene: Scene.ID(0)), .requestOutcome(scene: Scene.ID(1))),
    twin(
      .requestOfNoWindowScene, "a window scene without a window, and a scene of another role",
      .requestOutcome(scene: Scene.ID(3)), .requestOutcome(scene: Scene.ID(1))),
    twin(
      .sceneNumberNegative, "a scene connected no longer, and one that never was",
      .requestOutcome(scene: Scene.ID(2)), .requestOutcome(scene: Scene.ID(-1))),
    twin(
      .adSizeImpossible, "a banner half a point high, or of no height",
      .placement(AdPlacement(size(320, 0.5))), .placement(AdPlacement(size(320, 0)))),
    twin(
      .adSizeImpossible, "a former size on the grid, or off it",
      .placement(AdPlacement(size(320, 50), formerSize: size(320, 49.5))),
      .placement(AdPlacement(size(320, 50), formerSize: size(320, 49.6)))),
    twin(
      .placementImpossible, "a size that has changed, or has not",
      .placement(AdPlacement(size(320, 50), formerSize: size(300, 50))),
      .placement(AdPlacement(size(320, 50), formerSize: size(320, 50)))),
    twin(
      .placementImpossible, "a smart banner of all the width, or on the left",
      .placement(AdPlacement(size(320, 50), kind: .smartBanner, alignment: nil)),
      .placement(AdPlacement(size(320, 50), kind: .smartBanner, alignment: .left))),
    twin(
      .placementImpossible, "a native ad in the middle, or of all the width",
      .placement(AdPlacement(size(320, 50), kind: .native)),
      .placement(AdPlacement(size(320, 50), kind: .native, alignment: nil))),
    twin(
      .versionImpossible, "a system with layout guides in Interface Builder, or an older one",
      .placement(AdPlacement(size(320, 50), systemVersion: 9)),
      .placement(AdPlacement(size(320, 50), systemVersion: 8))),
    twin(
      .versionImpossible, "a version of the SDK, or none",
      .isSupported(inquiry(sdk: Version(0, 0, 0))), .isSupported(inquiry(sdk: Version(7, -1)))),
    twin(
      .bannerViewImpossible, "a view half a point high, and one of no height",
      .fixedSize(bannerView: Size(width: 320, height: 0.5)),
      .fixedSize(bannerView: Size(width: 320, height: 0))),
    twin(
      .bannerViewImpossible, "a view on the grid, and one off it",
      .fixedSize(bannerView: Size(width: 319.5, height: 50)),
      .fixedSize(bannerView: Size(width: 319.6, height: 50))),
    twin(
      .setupImpossible, "both test devices, and one of them twice",
      .requestSetup(SetupContext(.development, testDevices: [.simulator, .ownDevice])),
      .requestSetup(SetupContext(.development, testDevices: [.simulator, .simulator]))),
    twin(
      .setupImpossible, "a known test device, and one that is none",
      .requestSetup(SetupContext(.released, testDevices: [.ownDevice])),
      .requestSetup(SetupContext(.released, testDevices: [.otherDevice]))),
    twin(
      .momentImpossible, "an ad for a delegate that is set, and for one that is not",
      .bannerStep(BannerMoment(.adIsReceived, isDelegateSet: true, place: .absent)),
      .bannerStep(BannerMoment(.adIsReceived, isDelegateSet: false, place: .absent))),
    twin(
      .momentImpossible, "a request without a delegate, and with none that is set",
      .bannerStep(
        BannerMoment(.requestIsDue, delegate: .nothing, isDelegateSet: false, place: .absent)),
      .bannerStep(
        BannerMoment(.requestIsDue, delegate: .nothing, isDelegateSet: true, place: .absent))),
    twin(
      .momentImpossible, "a touch on a banner that is seen, and on one that is not",
      .bannerStep(BannerMoment(.screenWillBePresented, isDelegateSet: true, place: .seen)),
      .bannerStep(BannerMoment(.screenWillBePresented, isDelegateSet: true, place: .unseen))),
    twin(
      .timeImpossible, "an adapter that is ready at once, and one before the start",
      .sdkExchange(.start(StartExchange(readyAt: [0]))),
      .sdkExchange(.start(StartExchange(readyAt: [-0.5])))),
    twin(
      .timeImpossible, "a wait of half a second, and of none",
      .sdkExchange(.banner(BannerExchange(steps: [.waits(0.5)]))),
      .sdkExchange(.banner(BannerExchange(steps: [.waits(0)])))),
    twin(
      .timeImpossible, "a slow refresh rate, and an endless one",
      .sdkExchange(.banner(BannerExchange(refreshRate: 3000, steps: []))),
      .sdkExchange(.banner(BannerExchange(refreshRate: .infinity, steps: [])))),
    twin(
      .exchangeOutOfOrder, "statuses read in order, and backwards",
      .sdkExchange(.start(StartExchange(readyAt: [], statusReads: [1, 2]))),
      .sdkExchange(.start(StartExchange(readyAt: [], statusReads: [2, 1])))),
    twin(
      .exchangeOutOfOrder, "an offer of a network, and of one there is not",
      .sdkExchange(
        .start(StartExchange(readyAt: [0], requests: [NetworkRequest(at: 1, offers: [0])]))),
      .sdkExchange(
        .start(StartExchange(readyAt: [0], requests: [NetworkRequest(at: 1, offers: [1])])))),
    twin(
      .exchangeOutOfOrder, "a reward while an ad is open, and when it was closed",
      rewarded(.google, .presents(hasRoot: true), .earns, .closes),
      rewarded(.google, .presents(hasRoot: true), .closes, .earns)),
    twin(
      .exchangeOutOfOrder, "a late reward of another network, and of an ad never shown",
      rewarded(.mediated, .presents(hasRoot: true), .closes, .earns),
      rewarded(.mediated, .earns)),
    twin(
      .exchangeOutOfOrder, "an ad presented when it was closed, and while it is open",
      rewarded(.google, .presents(hasRoot: true), .closes, .presents(hasRoot: true)),
      rewarded(.google, .presents(hasRoot: true), .presents(hasRoot: true))),
    twin(
      .exchangeOutOfOrder, "a second load later, and at the same instant",
      .sdkExchange(
        .banner(
          BannerExchange(steps: [.loads(failing: nil), .waits(1), .loads(failing: nil)]))),
      .sdkExchange(
        .banner(BannerExchange(steps: [.loads(failing: nil), .loads(failing: nil)])))),
    twin(
      .exchangeOutOfOrder, "a touch on an ad, and on none",
      .sdkExchange(.banner(BannerExchange(steps: [.loads(failing: nil), .touches]))),
      .sdkExchange(.banner(BannerExchange(steps: [.loads(failing: .network), .touches])))),
    twin(
      .exchangeOutOfOrder, "the home button over an ad, and beside it",
      .sdkExchange(
        .banner(
          BannerExchange(steps: [.loads(failing: nil), .touches, .leaves(.homeButton)]))),
      .sdkExchange(
        .banner(BannerExchange(steps: [.loads(failing: nil), .leaves(.homeButton)])))),
    twin(
      .exchangeOutOfOrder, "an ad that is closed once, and twice",
      .mediationExchange(MediationExchange([.presented, .dismissed])),
      .mediationExchange(MediationExchange([.dismissed, .dismissedWithReward]))),
  ]

  private static func rewarded(
    _ demand: RewardedExchange.Demand, _ steps: RewardedExchange.Step...
  ) -> Query {
    .sdkExchange(.rewarded(RewardedExchange(demand: demand, reward: 1, steps: steps)))
  }

  private static let situation = Situation.pad.but {
    $0.scenes += [.carPlay(1), .windowless(3)]
  }

  private static func twin(
    _ rule: Illegality.Rule, _ name: String, _ legal: Query, _ illegal: Query
  ) -> Twin {
    Twin(rule, name, Case.decision(legal, situation), Case.decision(illegal, situation))
  }

  private static func size(_ width: Double, _ height: Double) -> Size {
    Size(width: width, height: height)
  }

  private static func inquiry(sdk: Version) -> SupportInquiry {
    SupportInquiry(.rewarded, sdk: sdk, xcode: Version(9), system: Version(11))
  }

  private static func ad(_ width: Double, _ height: Double) -> FullScreenAd {
    FullScreenAd(contentSize: Size(width: width, height: height))
  }

  @Test(arguments: twins)
  func `accepts what a query can carry and rejects others`(twin: Twin) {
    twin.expectToPart()
  }

  @Test(arguments: [
    Query.requestScene, .bannerWidth, .canPresent(nil), .requestOutcome(scene: nil),
  ])
  func `accepts a query that carries nothing`(query: Query) {
    #expect(illegalities(of: .decision(query, Self.situation)) == [])
  }

  @Test func `judges the query beside the situation`() {
    let situation = Situation.phone.but { $0.scenes[0].activationState = .unattached }
    let query = Query.canPresent(Self.ad(0, 0))
    #expect(
      illegalities(of: .decision(query, situation)).map(\.rule) == [
        .sceneUnattached, .contentSizeImpossible, .contentSizeImpossible,
      ])
  }
}
