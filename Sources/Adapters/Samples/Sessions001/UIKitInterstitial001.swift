internal import Scenarios

/// Document 001, an interstitial with UIKit in Swift: lines 19-29, 85-93 and 119-135.
struct UIKitInterstitial001: AdapterRun {
  /// `interstitial`, by the number of the load that brought it.
  private var interstitial: Int?
  /// `requestInitialized`: whether the request was made.
  private var requestInitialized = false
  private var loads = ControllerLoads()

  mutating func handle(_ event: Event) -> [Action] {
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
      // 87: if !requestInitialized
      guard !requestInitialized else { return [] }
      // 91: requestInitialized = true; the task runs later.
      requestInitialized = true
      // 88-90: Task { await loadInterstitial() }
      return [.dispatch]
    case .dispatched:
      // 89, 131: await loadInterstitial()
      return loadInterstitial(event.snapshot.situation)
    case .loadDidSucceed(let load): return assign(load)
    case .loadDidFail:
      // 26-27: the error is printed; the property keeps what it has.
      return []
    case .transitionDidEnd:
      // 125-126: the completion block, after a cancelled transition, too.
      // 128: try self.interstitial?.canPresent(from: self); nil throws nothing.
      return interstitial.map { [.check(load: $0)] } ?? []
    case .checked(_, .refused):
      // 129-132: catch, whatever was thrown; Task { await self.loadInterstitial() }
      return [.dispatch]
    default: return []
    }
  }

  private mutating func loadInterstitial(_ situation: Situation) -> [Action] {
    loads.begin()
    // 20: let request = Request()
    // 21: request.scene = view.window?.windowScene
    // 24-25: try await InterstitialAd.load(with:request:)
    return [.load(Request(scene: situation.host.scene))]
  }

  /// Line 24, `interstitial = …` once the ad is there: the one before it goes.
  private mutating func assign(_ load: Int) -> [Action] {
    // The task has kept a former controller until now, and the ad goes with it.
    guard loads.areOfPresentController(load) else { return [.release(load: load)] }
    defer { interstitial = load }
    return interstitial.map { [.release(load: $0)] } ?? []
  }
}
