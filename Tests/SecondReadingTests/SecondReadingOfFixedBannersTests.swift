import Scenarios
import SecondReading
import Testing

/// Banners of fixed size, as a hand works them out from document 004.
struct SecondReadingOfFixedBannersTests {
  private static let wide = Situation.window(width: 1024)

  private static func device(_ idiom: Device.Idiom, _ fold: FoldState? = nil) -> Situation {
    var situation = wide
    situation.device.idiom = idiom
    situation.device.fold = fold
    return situation
  }

  private static func size(
    _ label: String, _ situation: Situation, _ view: (Double, Double), _ ad: (Double, Double)?,
    _ verdict: SecondVerdict
  ) -> JudgedCase {
    let choice = ad.map { FixedSizeChoice.size(Size(width: $0.0, height: $0.1)) } ?? .noAd
    return JudgedCase(
      label: label, query: .fixedSize(bannerView: Size(width: view.0, height: view.1)),
      situation: situation, answer: .fixedSize(choice), verdict: verdict)
  }

  private static func setup(
    _ label: String, _ context: SetupContext, _ setup: RequestSetup, _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .requestSetup(context), situation: wide, answer: .requestSetup(setup),
      verdict: verdict)
  }

  private static func step(
    _ label: String, _ moment: BannerMoment, _ deeds: [BannerDeed], _ verdict: SecondVerdict
  ) -> JudgedCase {
    JudgedCase(
      label: label, query: .bannerStep(moment), situation: wide, answer: .bannerStep(deeds),
      verdict: verdict)
  }

  static let sizes: [JudgedCase] = [
    size("a view as large as the leaderboard", wide, (728, 90), (728, 90), .accepted),
    size("half a point narrower", wide, (727.5, 90), (728, 90), .rejected),
    size("half a point narrower: the full banner", wide, (727.5, 90), (468, 60), .accepted),
    size("a smaller one than fits", wide, (728, 90), (468, 60), .rejected),
    size("no ad though one fits", wide, (728, 90), nil, .rejected),
    size("too small a view gets none", wide, (319.5, 50), nil, .accepted),
    size("too small a view gets one", wide, (319.5, 50), (320, 50), .rejected),
    size("a size that is in no row", wide, (728, 90), (320, 100), .rejected),
    size("more points or more width", wide, (728, 250), (300, 250), .open),
    size("more width or more points", wide, (728, 250), (728, 90), .open),
    size("a phone gets the one for phones", device(.phone), (728, 90), (320, 50), .accepted),
    size("a phone gets one for tablets", device(.phone), (728, 90), (728, 90), .rejected),
    size(
      "an unfolded phone gets one for tablets", device(.phone, .fullyOpen), (728, 90), (728, 90),
      .open),
    size(
      "a folded one gets it", device(.phone, .closed), (728, 90), (728, 90), .rejected),
    size("a banner view wider than its host", .window(width: 400), (728, 90), (728, 90), .open),
  ]

  private static let used = SetupContext(
    .development, testDevices: [.simulator, .ownDevice], gender: .inUse, birthday: .available,
    coordinates: .inUse, place: .inUse)
  private static let both: [TestDevice] = [.ownDevice, .simulator]

  static let setups: [JudgedCase] = [
    setup(
      "test devices and data in use", used, .init(testDevices: both, gender: .appUse), .accepted),
    setup("no test devices", used, RequestSetup(), .discouraged),
    setup("one of two test devices", used, .init(testDevices: [.simulator]), .open),
    setup("a stranger's device", used, .init(testDevices: both + [.otherDevice]), .discouraged),
    setup(
      "released with test devices", .init(.released, testDevices: both), .init(testDevices: both),
      .open),
    setup("data that is not in use", used, .init(testDevices: both, birthday: .appUse), .rejected),
    setup("data that was asked for", used, .init(testDevices: both, gender: .asked), .rejected),
    setup("data worked out", used, .init(testDevices: both, gender: .derived), .open),
    setup(
      "two locations", used, .init(testDevices: both, coordinates: .appUse, place: .appUse),
      .rejected),
  ]

  private static func due(
    _ kind: BannerMoment.Kind, _ delegate: BannerMoment.Delegate = .ownObject, isSet: Bool = false
  ) -> BannerMoment {
    BannerMoment(kind, delegate: delegate, isDelegateSet: isSet, place: .absent)
  }

  private static func told(
    _ kind: BannerMoment.Kind, _ place: BannerMoment.Place = .seen,
    _ activities: BannerMoment.Activities = .none
  ) -> BannerMoment {
    BannerMoment(kind, isDelegateSet: true, place: place, activities: activities)
  }

  static let steps: [JudgedCase] = [
    step("the delegate, then the request", due(.requestIsDue), [.setDelegate, .load], .accepted),
    step("the request, then the delegate", due(.requestIsDue), [.load, .setDelegate], .rejected),
    step("a banner that is its own delegate", due(.requestIsDue, .bannerItself), [.load], .open),
    step("nobody follows it", due(.requestIsDue, .nothing), [.load], .open),
    step("nothing is loaded to refresh", due(.refreshIsDue, isSet: true), [], .rejected),
    step(
      "the delegate off, then the view", due(.releaseIsDue, isSet: true),
      [.clearDelegate, .releaseBanner], .accepted),
    step(
      "the view, then the delegate off", due(.releaseIsDue, isSet: true),
      [.releaseBanner, .clearDelegate], .rejected),
    step(
      "a view that is its own delegate", due(.releaseIsDue, .bannerItself, isSet: true),
      [.releaseBanner], .accepted),
    step("an ad for an absent banner", told(.adIsReceived, .absent), [], .discouraged),
    step("an ad for an unseen banner", told(.adIsReceived, .unseen), [], .open),
    step("an ad for a seen banner", told(.adIsReceived), [], .accepted),
    step(
      "running on behind the screen", told(.screenWillBePresented, .seen, .running), [],
      .discouraged),
    step("paused before it goes", told(.screenWillBeDismissed, .seen, .paused), [], .open),
    step("paused when it is gone", told(.screenWasDismissed, .seen, .paused), [], .discouraged),
  ]

  @Test(arguments: sizes)
  func `agrees with the hand about the ad a view gets`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: setups)
  func `agrees with the hand about the setup of a request`(_ judged: JudgedCase) {
    judged.check()
  }

  @Test(arguments: steps)
  func `agrees with the hand about what is done`(_ judged: JudgedCase) {
    judged.check()
  }
}
