internal import Scenarios

/// Document 001, an interstitial in Objective-C: lines 49-63, 97-103 and 139-150.
struct ObjectiveCInterstitial001: AdapterRun {
  /// `self.interstitial`, by the number of the load that brought it.
  private var interstitial: Int?
  /// `_requestInitialized`: whether the request was made.
  private var requestInitialized = false
  private var loads = ControllerLoads()

  mutating func handle(_ event: Event) -> [Action] {
    let situation = event.snapshot.situation
    switch event.kind {
    case .viewDidLoad:
      // Another controller, with properties of its own.
      interstitial = nil
      requestInitialized = false
      loads.changeController()
      return []
    case .hostWillBeReleased:
      // What the properties refer to goes with the controller.
      return interstitial.map { [.release(load: $0)] } ?? []
    case .viewDidAppear:
      // 99: if (!_requestInitialized)
      guard !requestInitialized else { return [] }
      // 101: _requestInitialized = YES
      requestInitialized = true
      // 100: [self loadInterstitial]
      return loadInterstitial(situation)
    case .loadDidSucceed(let load): return assign(load)
    case .loadDidFail:
      // 57-59: the error is logged; the property keeps what it has.
      return []
    case .transitionDidEnd:
      // 143-145: the completion block, after a cancelled transition, too.
      // 146: [self.interstitial canPresentFromRootViewController:self error:nil]
      if let interstitial { return [.check(load: interstitial)] }
      // 146-147: a message to nil returns NO, so [self loadInterstitial]
      return loadInterstitial(situation)
    case .checked(_, .refused):
      // 147: [self loadInterstitial], whatever the error was.
      return loadInterstitial(situation)
    default: return []
    }
  }

  private mutating func loadInterstitial(_ situation: Situation) -> [Action] {
    loads.begin()
    // 50: GADRequest *request = [GADRequest request]
    // 51: request.scene = self.view.window.windowScene
    // 53-56: [GADInterstitialAd loadWithAdUnitID:request:completionHandler:]
    return [.load(Request(scene: situation.host.scene))]
  }

  /// Line 61, `self.interstitial = ad` once the ad is there: the one before it goes.
  private mutating func assign(_ load: Int) -> [Action] {
    // The block has kept a former controller until now, and the ad goes with it.
    guard loads.areOfPresentController(load) else { return [.release(load: load)] }
    defer { interstitial = load }
    return interstitial.map { [.release(load: $0)] } ?? []
  }
}
