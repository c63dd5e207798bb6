internal import Scenarios

/// Banners of fixed size, the way a careful reader of document 004 has them.
enum FixedBannerReference {
  /// The ad a banner view gets: of what both it and its host can hold, the one of most points.
  static func ad(in view: Size, _ situation: Situation) -> FixedSizeChoice {
    let extents: [(width: Double, height: Double)] =
      situation.device.idiom == .phone
      ? [(320, 50)] : [(300, 250), (728, 90), (468, 60), (320, 50)]
    // The extents stand in falling order of the points they cover.
    for extent in extents where extent.width <= view.width && extent.height <= view.height {
      return .size(Size(width: extent.width, height: extent.height))
    }
    return .noAd
  }

  /// The setup of a request: test devices while developing, and what the app uses anyway.
  static func setup(_ context: SetupContext) -> RequestSetup {
    func given(_ knowledge: SetupContext.Knowledge) -> RequestSetup.Origin? {
      knowledge == .inUse ? .appUse : nil
    }
    var setup = RequestSetup(gender: given(context.gender), birthday: given(context.birthday))
    if case .development = context.phase { setup.testDevices = context.testDevices }
    setup.coordinates = given(context.coordinates)
    if setup.coordinates == nil { setup.place = given(context.place) }
    return setup
  }

  /// What is done about the banner at a moment, in order.
  static func deeds(at moment: BannerMoment) -> [BannerDeed] {
    switch moment.kind {
    case .requestIsDue, .refreshIsDue:
      return moment.isDelegateSet || moment.delegate == .nothing ? [.load] : [.setDelegate, .load]
    case .adIsReceived:
      switch moment.place {
      case .absent: return [.addBanner]
      case .unseen: return [.revealBanner]
      case .seen: return []
      }
    case .requestHasFailed: return [.log]
    case .screenWillBePresented:
      return (moment.activities == .running ? [.pause] : [])
        + (moment.hasUnsavedState ? [.save] : [])
    case .screenWillBeDismissed, .screenWasDismissed:
      return moment.activities == .paused ? [.resume] : []
    case .releaseIsDue:
      return moment.isDelegateSet ? [.clearDelegate, .releaseBanner] : [.releaseBanner]
    }
  }
}
