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
}
