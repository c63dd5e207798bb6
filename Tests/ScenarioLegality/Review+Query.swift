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
}
