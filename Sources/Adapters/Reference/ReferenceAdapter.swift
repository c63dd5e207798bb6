public import Scenarios

/// The adapter that conforms: what a careful reader of the documents would ship.
///
/// Where the documents leave a question open it takes the cautious side: it waits for a window, and
/// keeps to its own scene.
public struct ReferenceAdapter: Adapter {
  /// Creates the adapter.
  public init() {}

  /// What the adapter claims: every query, and sessions with every format.
  public var claims: Claims {
    Claims(
      name: "reference", version: "1", queries: Set(Query.Name.allCases),
      formats: Set(AdFormat.allCases))
  }

  /// Answers a query the way the documents have it.
  public func answer(_ query: Query, _ situation: Situation) -> Answer? {
    switch query {
    case .requestOutcome(let scene):
      .requestOutcome(outcome(ofRequestWith: scene, in: situation))
    case .requestScene:
      .requestScene(sceneToRequest(in: situation))
    case .canPresent(let ad):
      .canPresent(presentability(of: ad, in: situation))
    case .bannerWidth:
      .bannerWidth(bannerWidth(in: situation))
    case .placement(let placement):
      .placement(PlacingReference(placement, situation.host).choice)
    case .isSupported(let inquiry):
      .isSupported(inquiry.isMet ? .supported : .unsupported)
    case .fixedSize(let view):
      .fixedSize(FixedBannerReference.ad(in: view, situation))
    case .requestSetup(let context):
      .requestSetup(FixedBannerReference.setup(context))
    case .bannerStep(let moment):
      .bannerStep(FixedBannerReference.deeds(at: moment))
    case .sdkExchange(let exchange):
      .sdkExchange(SDKReference.events(in: exchange))
    case .mediationExchange(let exchange):
      .mediationExchange(MediationReference.events(in: exchange))
    }
  }

  /// Begins a session with ads of a format.
  public func begin(_ format: AdFormat) -> (any AdapterRun)? {
    switch format {
    case .interstitial: FullScreenRun()
    case .banner: BannerRun()
    case .native: NativeRun()
    }
  }

  private func outcome(
    ofRequestWith scene: Scene.ID?, in situation: Situation
  ) -> RequestOutcome {
    let isLive = situation.scenes.contains { $0.id == scene }
    let needsScene = situation.build.supportsMultipleScenes && situation.build.isTestMode
    return needsScene && !isLive ? .invalidRequest : .filled
  }

  private func sceneToRequest(in situation: Situation) -> SceneChoice {
    guard let host = situation.hostScene else { return .wait }
    let isAnyActive = situation.scenes.contains { $0.isActiveWindowScene }
    return isAnyActive ? .scene(host.id) : .wait
  }

  private func presentability(of ad: FullScreenAd?, in situation: Situation) -> Presentability {
    guard let ad else { return .refused(.notReady) }
    guard let window = situation.hostScene?.window else { return .refused(.notInWindow) }
    var exceeding: Axes = []
    if window.width < ad.contentSize.width { exceeding.formUnion(.width) }
    if window.height < ad.contentSize.height { exceeding.formUnion(.height) }
    return exceeding.isEmpty ? .allowed : .refused(.tooLarge(exceeding: exceeding))
  }

  private func bannerWidth(in situation: Situation) -> WidthChoice {
    let view = situation.host.view.size.width
    let insets = situation.host.safeAreaInsets
    let width = view - (insets.left + insets.right)
    return situation.host.scene == nil || width <= 0 ? .wait : .points(width)
  }
}
