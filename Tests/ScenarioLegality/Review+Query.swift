import Scenarios

extension Review {
  /// Judges what a query carries.
  mutating func judge(_ query: Query, in situation: Situation) {
    switch query {
    case .requestScene, .bannerWidth, .canPresent(nil), .requestOutcome(scene: nil): break
    case .canPresent(let ad?):
      for points in [ad.contentSize.width, ad.contentSize.height] {
        require(
          isOnGrid(points) && points > 0, .contentSizeImpossible,
          "The ad was made for \(words(ad.contentSize)).")
      }
    case .placement(let placement): judge(placement)
    case .isSupported(let inquiry):
      for version in [inquiry.sdk, inquiry.xcode, inquiry.system] {
        require(
          min(version.major, version.minor, version.patch) >= 0, .versionImpossible,
          "A version is \(version).")
      }
    case .fixedSize(let view):
      for points in [view.width, view.height] {
        require(
          isOnGrid(points) && points > 0, .bannerViewImpossible,
          "The banner view is \(words(view)) large.")
      }
    case .requestSetup(let context):
      let devices = context.testDevices
      require(
        Set(devices).count == devices.count && !devices.contains(.otherDevice), .setupImpossible,
        "The known test devices are \(devices.map(\.rawValue)).")
    case .bannerStep(let moment): judge(moment)
    case .sdkExchange(let exchange): judge(exchange)
    case .mediationExchange(let exchange): judge(exchange)
    case .requestOutcome(scene: let id?):
      require(id.number >= 0, .sceneNumberNegative, "The request carries scene \(id.number).")
      // A scene that is connected no longer may be carried: the app can have kept it.
      let isNoWindowScene = situation.scenes.contains { scene in
        if case .window = scene.role { false } else { scene.id == id }
      }
      require(
        !isNoWindowScene, .requestOfNoWindowScene,
        "The request carries scene \(id.number), which is no window scene.")
    }
  }

  private mutating func judge(_ placement: AdPlacement) {
    for size in [placement.size, placement.formerSize].compactMap(\.self) {
      for points in [size.width, size.height] {
        require(
          isOnGrid(points) && points > 0, .adSizeImpossible, "The ad is \(words(size)) large.")
      }
    }
    require(
      placement.formerSize != placement.size, .placementImpossible,
      "The ad's size has changed to what it was.")
    require(
      (placement.kind == .smartBanner) == (placement.alignment == nil), .placementImpossible,
      "A smart banner is aligned with both sides, and no other ad is.")
    require(
      placement.systemVersion >= 9, .versionImpossible,
      "The ad is placed on iOS \(placement.systemVersion).")
  }

  private mutating func judge(_ moment: BannerMoment) {
    let isTold: Bool
    let isTouched: Bool
    switch moment.kind {
    case .requestIsDue, .refreshIsDue, .releaseIsDue: (isTold, isTouched) = (false, false)
    case .adIsReceived, .requestHasFailed: (isTold, isTouched) = (true, false)
    case .screenWillBePresented, .screenWillBeDismissed, .screenWasDismissed:
      (isTold, isTouched) = (true, true)
    }
    require(
      moment.isDelegateSet ? moment.delegate != .nothing : !isTold, .momentImpossible,
      "The delegate, \(moment.delegate.rawValue), is set or told.")
    require(
      !isTouched || moment.place == .seen, .momentImpossible,
      "A banner is touched that is \(moment.place.rawValue).")
  }
}
