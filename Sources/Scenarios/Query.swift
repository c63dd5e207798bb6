/// One question about a situation that an implementation answers without any memory.
public enum Query: Hashable, Sendable {
  /// What the SDK does with a request that carries this scene, or none.
  case requestOutcome(scene: Scene.ID?)
  /// Which scene the host's ad request should carry.
  case requestScene
  /// Whether the loaded full-screen ad, or none, can be presented from the host.
  case canPresent(FullScreenAd?)
  /// Which width the host's anchored adaptive banner is requested for.
  case bannerWidth
  /// Where an ad is put in the host's view.
  case placement(AdPlacement)
  /// Whether something is supported by the versions in use, on the device at hand.
  case isSupported(SupportInquiry)
  /// Which ad the SDK gives a banner view of fixed size, given the view's extent in points.
  case fixedSize(bannerView: Size)
  /// How the app sets up an ad request.
  case requestSetup(SetupContext)
  /// What the app does about its banner view at a moment, in order.
  case bannerStep(BannerMoment)
  /// What the SDK sends when these things are done to it.
  case sdkExchange(SDKExchange)
  /// What a mediation adapter forwards when its network's SDK tells it these things.
  case mediationExchange(MediationExchange)

  /// The name of a query without its arguments: what an adapter claims.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// ``Query/requestOutcome(scene:)``
    case requestOutcome
    /// ``Query/requestScene``
    case requestScene
    /// ``Query/canPresent(_:)``
    case canPresent
    /// ``Query/bannerWidth``
    case bannerWidth
    /// ``Query/placement(_:)``
    case placement
    /// ``Query/isSupported(_:)``
    case isSupported
    /// ``Query/fixedSize(bannerView:)``
    case fixedSize
    /// ``Query/requestSetup(_:)``
    case requestSetup
    /// ``Query/bannerStep(_:)``
    case bannerStep
    /// ``Query/sdkExchange(_:)``
    case sdkExchange
    /// ``Query/mediationExchange(_:)``
    case mediationExchange
  }

  /// The name without the arguments.
  public var name: Name {
    switch self {
    case .requestOutcome: .requestOutcome
    case .requestScene: .requestScene
    case .canPresent: .canPresent
    case .bannerWidth: .bannerWidth
    case .placement: .placement
    case .isSupported: .isSupported
    case .fixedSize: .fixedSize
    case .requestSetup: .requestSetup
    case .bannerStep: .bannerStep
    case .sdkExchange: .sdkExchange
    case .mediationExchange: .mediationExchange
    }
  }
}

/// A full-screen ad that was loaded and not yet shown.
public struct FullScreenAd: Hashable, Sendable {
  /// The extent the ad was made for, in points.
  public var contentSize: Size

  /// Creates an ad from the extent it was made for, in points.
  public init(contentSize: Size) {
    self.contentSize = contentSize
  }
}
