internal import Scenarios

extension FaultyAdapter {
  /// The faults with banners of fixed size, in the order of their names.
  static let document004: [FaultyAdapter] = [
    .adWithoutRoom, .danglingDelegate, .lateDelegate, .leaderboardOnPhones, .locationForAds,
    .smallestSize, .twoLocations,
  ]

  /// Gives the smallest size, whatever is larger.
  static let smallestSize = FaultyAdapter(
    "smallest-size", fault: "Gives every view the first size of the table that fits it."
  ) { query, _ in
    guard case .fixedSize(let view) = query, view.width >= 320, view.height >= 50
    else { return nil }
    return .fixedSize(.size(Size(width: 320, height: 50)))
  }

  /// Gives an ad to a view that has no room for any.
  static let adWithoutRoom = FaultyAdapter(
    "ad-without-room", fault: "Gives a view the smallest ad, also where there is no room for it."
  ) { query, situation in
    guard case .fixedSize = query, ReferenceAdapter().answer(query, situation) == .fixedSize(.noAd)
    else { return nil }
    return .fixedSize(.size(Size(width: 320, height: 50)))
  }

  /// Gives phones the sizes for tablets.
  static let leaderboardOnPhones = FaultyAdapter(
    "leaderboard-on-phones", fault: "Gives every view with the room for it a leaderboard."
  ) { query, _ in
    guard case .fixedSize(let view) = query, view.width >= 728, (90..<250).contains(view.height)
    else { return nil }
    return .fixedSize(.size(Size(width: 728, height: 90)))
  }

  /// Asks where the user is, for the ad alone.
  static let locationForAds = FaultyAdapter(
    "location-for-ads", fault: "Asks the user for the location, for nothing but the ads."
  ) { query, _ in
    guard case .requestSetup(let context) = query, context.coordinates == .available else {
      return nil
    }
    var setup = FixedBannerReference.setup(context)
    setup.coordinates = .asked
    setup.place = nil
    return .requestSetup(setup)
  }

  /// Gives coordinates and a description.
  static let twoLocations = FaultyAdapter(
    "two-locations", fault: "Gives a request the coordinates and a description of the place."
  ) { query, _ in
    guard case .requestSetup(let context) = query, context.coordinates == .inUse,
      context.place == .inUse
    else { return nil }
    var setup = FixedBannerReference.setup(context)
    setup.place = .appUse
    return .requestSetup(setup)
  }

  /// Sets the delegate once the request is on its way.
  static let lateDelegate = FaultyAdapter(
    "late-delegate", fault: "Loads the request first and sets the delegate then."
  ) { query, _ in
    guard case .bannerStep(let moment) = query,
      FixedBannerReference.deeds(at: moment) == [.setDelegate, .load]
    else { return nil }
    return .bannerStep([.load, .setDelegate])
  }

  /// Leaves the delegate on the view it lets go of.
  static let danglingDelegate = FaultyAdapter(
    "dangling-delegate", fault: "Releases the banner view and leaves its delegate set."
  ) { query, _ in
    guard case .bannerStep(let moment) = query, moment.kind == .releaseIsDue else { return nil }
    return .bannerStep([.releaseBanner])
  }
}
