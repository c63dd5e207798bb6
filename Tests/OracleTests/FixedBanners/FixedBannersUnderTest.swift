import Miniatures
import Records
import Scenarios

extension ClauseUnderTest {
  /// Returns what the clause says about the ad a banner view gets.
  func verdict(
    _ choice: FixedSizeChoice, _ width: Double, _ height: Double, in situation: Situation
  ) -> Verdict? {
    verdict(
      on: .fixedSize(choice), to: .fixedSize(bannerView: Size(width: width, height: height)),
      in: situation)
  }

  /// Returns what the clause says about the setup of a request.
  func verdict(_ setup: RequestSetup, _ context: SetupContext) -> Verdict? {
    verdict(on: .requestSetup(setup), to: .requestSetup(context), in: .miniature())
  }

  /// Returns what the clause says about what is done at a moment.
  func verdict(_ deeds: [BannerDeed], at moment: BannerMoment) -> Verdict? {
    verdict(on: .bannerStep(deeds), to: .bannerStep(moment), in: .miniature())
  }
}

extension FixedSizeChoice {
  static let small = FixedSizeChoice.ad(320, 50)
  static let rectangle = FixedSizeChoice.ad(300, 250)
  static let full = FixedSizeChoice.ad(468, 60)
  static let leaderboard = FixedSizeChoice.ad(728, 90)

  static func ad(_ width: Double, _ height: Double) -> FixedSizeChoice {
    .size(Size(width: width, height: height))
  }
}

extension Situation {
  /// A tablet with a window that fills it, large enough for any ad.
  static let wideTablet = Situation.wide(.pad, fold: nil)
  /// A phone as large as a tablet.
  static let widePhone = Situation.wide(.phone, fold: nil)
  /// A phone whose inner display is unfolded.
  static let unfoldedPhone = Situation.wide(.phone, fold: .fullyOpen)
  /// A foldable phone that is closed.
  static let foldedPhone = Situation.wide(.phone, fold: .closed)

  private static func wide(_ idiom: Device.Idiom, fold: FoldState?) -> Situation {
    var situation = Situation.miniature(
      scenes: [.window(.own, .foregroundActive, Size(width: 1024, height: 768))])
    situation.device.idiom = idiom
    situation.device.fold = fold
    return situation
  }
}

extension [Size] {
  /// The four sizes.
  static let fixed = [
    Size(width: 320, height: 50), Size(width: 300, height: 250), Size(width: 468, height: 60),
    Size(width: 728, height: 90),
  ]
}
