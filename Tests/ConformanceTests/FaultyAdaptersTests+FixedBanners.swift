import Miniatures
import Records
import Scenarios

extension FaultyAdaptersTests {
  /// The faults with banners of fixed size, which document 004 decides.
  static let document004: [(name: String, findings: [ExpectedFinding])] = [
    (
      "ad-without-room",
      [
        .init(
          "004-SIZ-003", "adThoughTooSmall",
          asked(.fixedSize(bannerView: Size(width: 320, height: 49.5))),
          .answered(.fixedSize(.size(Size(width: 320, height: 50)))))
      ]
    ),
    (
      "dangling-delegate",
      [
        .init(
          "004-DLG-002", "releasedWithDelegate",
          asked(.bannerStep(BannerMoment(.releaseIsDue, isDelegateSet: true, place: .absent))),
          .answered(.bannerStep([.releaseBanner])))
      ]
    ),
    (
      "late-delegate",
      [
        .init(
          "004-DLG-001", "requestedWithoutDelegate",
          asked(.bannerStep(BannerMoment(.requestIsDue, isDelegateSet: false, place: .absent))),
          .answered(.bannerStep([.load, .setDelegate])))
      ]
    ),
    (
      "leaderboard-on-phones",
      [
        .init(
          "004-SIZ-002", "tabletSizeOnPhone",
          .decision(.fixedSize(bannerView: Size(width: 728, height: 90)), smallestPhone),
          .answered(.fixedSize(.size(Size(width: 728, height: 90)))))
      ]
    ),
    (
      "location-for-ads",
      [
        .init(
          "004-TGT-001", "locationNotInUse",
          asked(.requestSetup(SetupContext(.development, coordinates: .available))),
          .answered(.requestSetup(RequestSetup(coordinates: .asked))))
      ]
    ),
    (
      "smallest-size",
      [
        .init(
          "004-SIZ-005", "smallerThanPossible",
          // By one reading the host's own view must have the room, too.
          .decision(.fixedSize(bannerView: Size(width: 468, height: 60)), .wide(468)),
          .answered(.fixedSize(.size(Size(width: 320, height: 50)))))
      ]
    ),
    (
      "two-locations",
      [
        .init(
          "004-TGT-002", "bothLocations",
          asked(.requestSetup(SetupContext(.development, coordinates: .inUse, place: .inUse))),
          .answered(.requestSetup(RequestSetup(coordinates: .appUse, place: .appUse))))
      ]
    ),
  ]

  /// A query about the smallest situation.
  private static func asked(_ query: Query) -> Case { .decision(query, .miniature()) }

  /// The smallest phone of the tables, as phones are not drawn freely.
  private static let smallestPhone: Situation = {
    let size = Size(width: 375, height: 667)
    var situation = Situation.miniature(
      scenes: [.window(.own, .foregroundActive, size)],
      insets: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    situation.device = Device(
      model: "iPhone SE 3", idiom: .phone, fold: nil, display: Display(size: size))
    return situation
  }()
}
