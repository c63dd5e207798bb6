internal import Counterexample
internal import Scenarios

/// How long one side of the loaded ad's content is, beside the window's.
private enum ContentSide: Int, CaseIterable {
  /// As long as the window's; fits, and nothing longer does.
  case equal
  case onePointOver, halfAPointOver
  /// A status bar over, as adapters have shipped it.
  case statusBarOver
  case onePointUnder, halfAPointUnder
  case ofDisplay, ofSafeArea, before, ofOtherSide
  case any
}

extension Source {
  /// Draws the arguments of a query about a situation.
  mutating func query(
    _ name: Query.Name, about situation: Situation, on stage: Stage
  ) -> Query {
    switch name {
    case .requestOutcome: .requestOutcome(scene: requestedScene(in: situation))
    case .requestScene: .requestScene
    case .canPresent: .canPresent(boolean(percent: 15) ? nil : loadedAd(for: situation, on: stage))
    case .bannerWidth: .bannerWidth
    case .placement: .placement(placement(in: situation))
    case .isSupported: .isSupported(supportInquiry())
    case .fixedSize: .fixedSize(bannerView: bannerView())
    case .requestSetup: .requestSetup(setupContext())
    case .bannerStep: .bannerStep(bannerMoment())
    case .sdkExchange: .sdkExchange(span("exchange") { $0.sdkExchange() })
    case .mediationExchange: .mediationExchange(mediationExchange())
    }
  }

  private static let requestedWeights = Weights([8, 4, 1])

  /// Draws the scene a request carries: none, a connected window scene, or one that has gone.
  private mutating func requestedScene(in situation: Situation) -> Scene.ID? {
    let windows = situation.scenes.filter(\.isWindowScene).map(\.id)
    switch choice(weights: Source.requestedWeights) {
    case 1 where !windows.isEmpty: return windows[choice(windows.count)]
    case 0, 1: return nil
    default: return situation.disconnectedScene
    }
  }

  private mutating func loadedAd(for situation: Situation, on stage: Stage) -> FullScreenAd {
    let window = stage.window.size
    let display = situation.device.display.size
    let insets = situation.host.safeAreaInsets
    let before = situation.before?.window.size ?? display
    let width = contentSide(
      window.width, ofDisplay: display.width,
      ofSafeArea: situation.host.view.width - insets.left - insets.right, before: before.width,
      ofOtherSide: window.height)
    let height = contentSide(
      window.height, ofDisplay: display.height,
      ofSafeArea: situation.host.view.height - insets.top - insets.bottom, before: before.height,
      ofOtherSide: window.width)
    return FullScreenAd(contentSize: Size(width: width, height: height))
  }

  private mutating func contentSide(
    _ window: Double, ofDisplay display: Double, ofSafeArea safeArea: Double, before: Double,
    ofOtherSide other: Double
  ) -> Double {
    let side =
      switch ContentSide(rawValue: choice(ContentSide.allCases.count)) {
      case .equal, nil: window
      case .onePointOver: window + 1
      case .halfAPointOver: window + 0.5
      case .statusBarOver: window + 20
      case .onePointUnder: window - 1
      case .halfAPointUnder: window - 0.5
      case .ofDisplay: display
      case .ofSafeArea: safeArea
      case .before: before
      case .ofOtherSide: other
      case .any: length(in: 1...FreeWindow.largest.width)
      }
    return side > 0 ? side : window
  }
}

extension Situation {
  /// A scene that was connected once: one past the last name given, connected or not.
  ///
  /// - Complexity: O(*n*) in the number of scenes.
  var disconnectedScene: Scene.ID {
    Scene.ID((scenes.map(\.id.number).max() ?? Scene.ID.hosts.number) + 1)
  }
}
