internal import Scenarios

// When an ad is requested, and which scene the request carries.

extension FaultySession {
  /// Forgets the flag that has a request fire once.
  static let requestAtEveryAppearance = FaultySession(
    "request-at-every-appearance",
    fault: "Requests an ad each time the view appears, whatever it has requested before.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .viewDidAppear = event.kind else { return run.handle(event) }
    return run.request(event.snapshot.situation)
  }

  /// Requests where a view is in no window yet, so that `view.window?.windowScene` is nil.
  static let requestInViewDidLoad = FaultySession(
    "request-in-view-did-load",
    fault: "Requests an ad in viewDidLoad, where the view is in no window yet.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    guard case .viewDidLoad = event.kind else { return run.handle(event) }
    return run.handle(event) + [run.load(for: event.snapshot.situation.host.scene, in: nil)]
  }

  /// Leaves the scene of every request unset.
  static let sceneNeverSet = FaultySession(
    "scene-never-set",
    fault: "Never sets the scene of a request.",
    .interstitial, from: FullScreenRun()
  ) { event, run in
    run.handle(event).carrying { _ in nil }
  }

  /// Keeps its scene in a property, which the notification of any scene overwrites.
  static let sceneThatDisconnected = FaultySession(
    "scene-that-disconnected",
    fault:
      "Keeps the scene of its first request, until a scene disconnects: then it takes that one.",
    .banner, from: BannerRun(), remembering: Scene.ID?.none
  ) { event, run, own in
    if case .sceneDidDisconnect(let id) = event.kind, own != nil { own = id }
    let actions = run.handle(event)
    for case .load(let request) in actions where own == nil { own = request.scene }
    let scene = own
    return actions.carrying { scene ?? $0 }
  }
}

extension [Action] {
  /// Returns the actions with another scene on the requests among them.
  fileprivate func carrying(_ scene: (Scene.ID?) -> Scene.ID?) -> [Action] {
    map { action in
      guard case .load(let request) = action else { return action }
      return .load(Request(scene: scene(request.scene)))
    }
  }
}
